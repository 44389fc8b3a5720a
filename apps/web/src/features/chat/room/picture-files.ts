/** The image types that the server accepts. */
export const PICTURE_TYPES: readonly string[] = [
  'image/jpeg',
  'image/png',
  'image/webp',
  'image/gif',
  'image/avif',
]

/** Returns the first image among pasted or dropped files. */
export const pictureAmong = (files: Iterable<Pick<File, 'type'>> | undefined): File | undefined => {
  for (const file of files ?? []) {
    if (PICTURE_TYPES.includes(file.type)) return file as File
  }
  return undefined
}
