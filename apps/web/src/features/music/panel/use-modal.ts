import { wrapFocus } from '@lanting/browser'
import { type RefObject, useEffect } from 'react'

/**
 * Takes and traps the focus while open, unless a modal dialog above has it. Escape works wherever
 * the focus is: a click beside a control takes it away.
 */
export const useModal = (dialog: RefObject<HTMLElement | null>, onEscape: () => void): void => {
  useEffect(() => {
    const { current } = dialog
    if (!current) return
    current.focus({ preventScroll: true })
    const trapFocus = (event: KeyboardEvent) => {
      if (document.querySelector(':modal')) return
      wrapFocus(current, event)
      if (event.key === 'Escape' && !event.defaultPrevented) onEscape()
    }
    document.addEventListener('keydown', trapFocus)
    return () => document.removeEventListener('keydown', trapFocus)
  }, [dialog, onEscape])
}
