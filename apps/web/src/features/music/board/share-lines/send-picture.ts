const download = (url: string, name: string) =>
  Object.assign(document.createElement('a'), { href: url, download: name }).click()

const canShare = (file: File) => navigator.canShare?.({ files: [file] }) ?? false

/** Whether the device shares pictures. Some share addresses only. */
export const sharesPictures = (): boolean =>
  canShare(new File([], 'picture.png', { type: 'image/png' }))

/** Gives the picture to the share sheet of the device, or saves it where there is none. */
export const sendPicture = async (
  { blob, url }: { readonly blob: Blob; readonly url: string },
  song: string,
): Promise<void> => {
  const file = new File([blob], `${song.replace(/[\\/:*?"<>|]/g, ' ').trim() || 'lyrics'}.png`, {
    type: blob.type,
  })
  if (!canShare(file)) return download(url, file.name)
  await navigator.share({ files: [file] }).catch((error: unknown) => {
    // The person has closed the share sheet.
    if ((error as Error).name !== 'AbortError') download(url, file.name)
  })
}
