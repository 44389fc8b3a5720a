import { CallError, compressImage, pictureEncoder } from '@lanting/browser'
import type { UploadedPicture } from '@lanting/contract'
import { api } from '../api.ts'

/** Compresses a large picture and uploads it. */
export const uploadPicture = async (
  file: Blob,
  onProgress?: (share: number) => void,
  signal?: AbortSignal,
): Promise<UploadedPicture> => {
  const content = await compressImage(file, pictureEncoder(file)).catch(() => {
    throw new CallError(0, 'unreadable', '')
  })
  return api.uploadPicture({ file: { content, onProgress, signal } }, { quiet: true })
}
