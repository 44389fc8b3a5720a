import { CallError, compressImage, pictureEncoder } from '@lanting/browser'
import type { UploadedPicture } from '@lanting/contract'
import { api } from '../api.ts'

const running = new Set<Promise<unknown>>()

/** Resolves when no upload is running, and the forms have what was uploaded. */
export const uploadsEnd = async (): Promise<void> => {
  while (running.size > 0) await Promise.allSettled(running)
  await new Promise((resolve) => setTimeout(resolve))
}

const upload = async (
  file: Blob,
  onProgress?: (share: number) => void,
  signal?: AbortSignal,
): Promise<UploadedPicture> => {
  const content = await compressImage(file, pictureEncoder(file)).catch(() => {
    throw new CallError(0, 'unreadable', '')
  })
  return api.uploadPicture({ file: { content, onProgress, signal } }, { quiet: true })
}

/** Compresses a large picture and uploads it. */
export const uploadPicture = async (
  ...input: Parameters<typeof upload>
): Promise<UploadedPicture> => {
  const sending = upload(...input)
  running.add(sending)
  try {
    return await sending
  } finally {
    running.delete(sending)
  }
}
