import { CallError, compressPicture } from '@lanting/browser'
import type { UploadedPicture } from '@lanting/contract'
import { api, UNREADABLE_PICTURE } from '../api.ts'

/** Compresses a large picture and uploads it. */
export const uploadPicture = async (
  file: Blob,
  onProgress?: (share: number) => void,
  signal?: AbortSignal,
): Promise<UploadedPicture> => {
  const content = await compressPicture(file).catch(() => {
    throw new CallError(0, UNREADABLE_PICTURE, '')
  })
  return api.uploadPicture({ file: { content, onProgress, signal } }, { quiet: true })
}
