import { addToTop, isOnTop, removeFromTop } from './top-layer.ts'
import { wrapFocus } from './wrap-focus.ts'

interface DialogOptions {
  /** Called for Escape, the back gesture and a click beside the dialog. */
  readonly onClose: () => void
  /** Whether a click beside the dialog closes it. */
  readonly closesBeside?: boolean
  /** Selects the element with the first focus. Defaults to the first that takes it. */
  readonly firstFocus?: string
  /** Whether the focus returns to where it was. */
  readonly returnsFocus?: boolean
}

const isBeside = (dialog: Element, { target, clientX, clientY }: MouseEvent) => {
  if (target !== dialog) return false
  const { left, right, top, bottom } = dialog.getBoundingClientRect()
  return clientX < left || clientX > right || clientY < top || clientY > bottom
}

/** Opens a modal dialog. Returns a function that closes it; call it before the dialog is removed. */
export const openDialog = (dialog: HTMLDialogElement, options: DialogOptions): (() => void) => {
  const { onClose, closesBeside = true, firstFocus, returnsFocus = true } = options
  const listeners = new AbortController()
  const { signal } = listeners
  // A file field inside the dialog sends the same event.
  const isOwn = ({ target }: Event) => target === dialog
  dialog.addEventListener(
    'cancel',
    (event) => {
      if (!isOwn(event)) return
      event.preventDefault()
      onClose()
    },
    { signal },
  )
  // A browser may close a dialog without asking.
  dialog.addEventListener('close', (event) => isOwn(event) && onClose(), { signal })
  // Otherwise Tab leaves the last element for the window of the browser.
  const trapFocus = (event: KeyboardEvent) => isOnTop(dialog) && wrapFocus(dialog, event)
  document.addEventListener('keydown', trapFocus, { signal })
  if (closesBeside) {
    // A selection of text may begin inside and end beside the dialog.
    let hasBegunBeside = false
    const begin = (event: PointerEvent) => {
      hasBegunBeside = isBeside(dialog, event)
    }
    const end = (event: MouseEvent) => {
      if (hasBegunBeside && isBeside(dialog, event)) onClose()
    }
    dialog.addEventListener('pointerdown', begin, { signal })
    dialog.addEventListener('click', end, { signal })
  }
  dialog.showModal()
  addToTop(dialog)
  const first = firstFocus && dialog.querySelector<HTMLElement>(firstFocus)
  if (first) first.focus({ preventScroll: true })
  return () => {
    listeners.abort()
    removeFromTop(dialog)
    // The browser returns the focus in `close` only.
    if (returnsFocus) dialog.close()
  }
}

/** Resolves when the running transitions of an element have ended. */
export const transitionsEnd = async (element: Element): Promise<void> => {
  await Promise.allSettled(element.getAnimations().map(({ finished }) => finished))
}
