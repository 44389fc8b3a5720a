/** The open dialogs, the topmost last. */
const opened: HTMLDialogElement[] = []
let holder: HTMLElement | undefined

/** Unlike `append` it keeps focus and animations; not in every browser. */
const moveInto = (parent: Element, child: Element) => {
  if (typeof parent.moveBefore === 'function') parent.moveBefore(child, null)
  else parent.append(child)
}

/**
 * Moves the toasts into the topmost dialog, because everything outside of it is inert, and to the
 * top layer, because it covers the page. Without dialogs they lie on the page by their z-index.
 */
const placeToasts = () => {
  const toasts = holder?.querySelector<HTMLElement>('[popover]')
  if (!holder || !toasts) return
  if (toasts.matches(':popover-open')) toasts.hidePopover()
  const top = opened.at(-1)
  moveInto(top ?? document.body, holder)
  if (top) toasts.showPopover()
}

/** The element for the toasts. Its content is one element with `popover="manual"`. */
export const toastHolder = (): HTMLElement => {
  holder ??= document.body.appendChild(document.createElement('div'))
  return holder
}

export const isOnTop = (dialog: HTMLDialogElement): boolean => opened.at(-1) === dialog

export const addToTop = (dialog: HTMLDialogElement): void => {
  opened.push(dialog)
  placeToasts()
}

/** Call it before the dialog is removed, which may contain the toasts. */
export const removeFromTop = (dialog: HTMLDialogElement): void => {
  opened.splice(opened.lastIndexOf(dialog), 1)
  placeToasts()
}
