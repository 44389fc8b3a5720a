import { PICTURE_TYPES } from '@lanting/contract'

/** Returns the first image among pasted or dropped files. */
export const pictureAmong = (files: Iterable<Pick<File, 'type'>> | undefined): File | undefined => {
  for (const file of files ?? []) {
    if (PICTURE_TYPES.includes(file.type)) return file as File
  }
  return undefined
}
