import { readPictureUrl } from '@lanting/contract'

/** Reads the size from the URL of an upload. The size of any other picture is unknown. */
export const photoSize = (url: string): { width: number | null; height: number | null } => {
  const picture = readPictureUrl(url)
  return { width: picture?.width ?? null, height: picture?.height ?? null }
}
