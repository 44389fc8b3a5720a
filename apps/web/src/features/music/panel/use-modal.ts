import { wrapFocus } from '@lanting/browser'
import { type RefObject, useEffect } from 'react'

/** Takes and traps the focus while open, unless a modal dialog above has it. */
export const useModal = (dialog: RefObject<HTMLElement | null>): void => {
  useEffect(() => {
    const { current } = dialog
    if (!current) return
    current.focus({ preventScroll: true })
    const trapFocus = (event: KeyboardEvent) => {
      if (!document.querySelector(':modal')) wrapFocus(current, event)
    }
    document.addEventListener('keydown', trapFocus)
    return () => document.removeEventListener('keydown', trapFocus)
  }, [dialog])
}
