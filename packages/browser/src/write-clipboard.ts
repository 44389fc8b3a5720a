/** Fallback for pages without https. An open dialog lets nothing outside of it be selected. */
const copySelection = (text: string) => {
  const focused = document.activeElement
  const field = document.createElement('textarea')
  field.value = text
  field.style.position = 'fixed'
  field.style.opacity = '0'
  const place = focused?.closest('dialog') ?? document.body
  place.append(field)
  field.select()
  const isCopied = document.execCommand('copy')
  field.remove()
  if (focused instanceof HTMLElement) focused.focus({ preventScroll: true })
  if (!isCopied) throw new Error('The browser did not copy')
}

/** Copies a text to the clipboard. Rejects if the browser does not let it. */
export const writeClipboard = async (text: string): Promise<void> =>
  navigator.clipboard ? navigator.clipboard.writeText(text) : copySelection(text)
