import { readPictureUrl } from '@lanting/contract'

/** An upload tells its size by its address; nothing is known of any other picture. */
export const sizeOf = (url: string): { width: number | null; height: number | null } => {
  const picture = readPictureUrl(url)
  return { width: picture?.width ?? null, height: picture?.height ?? null }
}
