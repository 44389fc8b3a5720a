import { CallError, compressPicture } from '@lanting/browser'
import type { UploadedPicture } from '@lanting/contract'
import type { Copy } from '@lanting/copy/zh-CN'
import type { Api } from '../api/api.ts'
import { showToast, TOAST_MS } from '../messages/toasts.ts'

interface Options {
  readonly api: Api
  readonly copy: Copy
  /** Receives the sent share, from 0 to 1. */
  readonly onProgress?: (share: number) => void
  readonly signal?: AbortSignal
}

/** Returns the original file or a smaller version. */
const compress = (file: Blob): Promise<Blob> =>
  compressPicture(file).catch(() => {
    throw new CallError(0, 'unreadable', '')
  })

const isAborted = (error: unknown): boolean => (error as CallError).code === 'aborted'

/**
 * Compresses and uploads an image. A failure shows a toast and rejects; a cancellation is not a
 * failure.
 */
export const uploadPicture = async (
  file: Blob,
  { api, copy, onProgress, signal }: Options,
): Promise<UploadedPicture> => {
  try {
    const content = await compress(file)
    return await api.uploadPicture({ file: { content, onProgress, signal } }, { quiet: true })
  } catch (error) {
    if (!isAborted(error)) {
      const title = copy.messages.title.error
      showToast({ level: 'error', title, text: copy.pictures.failed, durationMs: TOAST_MS })
    }
    throw error
  }
}
