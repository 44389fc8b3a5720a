import type { Copy } from '@lanting/copy/zh-CN'
import { showToast, TOAST_MS } from './messages/toasts.ts'

/** Fallback for pages without https. */
const copySelection = (text: string) => {
  const field = document.createElement('textarea')
  field.value = text
  field.style.position = 'fixed'
  field.style.opacity = '0'
  document.body.append(field)
  field.select()
  const isCopied = document.execCommand('copy')
  field.remove()
  if (!isCopied) throw new Error('The browser did not copy')
}

const write = async (text: string) =>
  navigator.clipboard ? navigator.clipboard.writeText(text) : copySelection(text)

type CopiedCopy = Pick<
  Copy['reading'],
  'copied' | 'nothingToCopy' | 'copyFailed' | 'copyFailedText'
>

/** Copies a text to the clipboard and shows a toast. */
export const copyText = async (text: string, copy: CopiedCopy, detail = ''): Promise<void> => {
  if (text === '') return console.warn(copy.nothingToCopy)
  try {
    await write(text)
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
