import { writeClipboard } from '@lanting/browser'
import type { Copy } from '@lanting/copy/zh-CN'
import { showToast, TOAST_MS } from './messages/toasts.ts'

type CopiedCopy = Pick<
  Copy['reading'],
  'copied' | 'nothingToCopy' | 'copyFailed' | 'copyFailedText'
>

/** Copies a text to the clipboard and shows a toast. */
export const copyText = async (text: string, copy: CopiedCopy, detail = ''): Promise<void> => {
  if (text === '') return console.warn(copy.nothingToCopy)
  try {
    await writeClipboard(text)
    showToast({ level: 'info', title: copy.copied, text: detail, durationMs: TOAST_MS })
  } catch (error) {
    console.info('Not copied.', error)
    showToast({
      level: 'warning',
      title: copy.copyFailed,
      text: copy.copyFailedText,
      durationMs: TOAST_MS,
    })
  }
}
