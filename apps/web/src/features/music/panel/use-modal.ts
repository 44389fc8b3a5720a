import { type RefObject, useEffect } from 'react'

const REACHED_BY_TAB =
  'a[href], button:not(:disabled), input:not(:disabled), select, textarea, [tabindex="0"]'

const reachedIn = (dialog: Element) =>
  [...dialog.querySelectorAll<HTMLElement>(REACHED_BY_TAB)].filter(
    (element) => element.closest('[inert]') === null && element.checkVisibility(),
  )

/**
 * Takes and traps the focus while open. It is not a native modal dialog, because toasts above it
 * must stay clickable.
 */
export const useModal = (dialog: RefObject<HTMLElement | null>): void => {
  useEffect(() => {
    const { current } = dialog
    if (!current) return
    current.focus({ preventScroll: true })
    const trapFocus = (event: KeyboardEvent) => {
      if (event.key !== 'Tab') return
      const above = document.querySelector('[role="dialog"][aria-modal="true"]')
      if (above && !current.contains(above)) return
      const reached = reachedIn(current)
      const edge = event.shiftKey ? reached.at(0) : reached.at(-1)
      const active = document.activeElement
      const isInside = active !== current && current.contains(active)
      if (isInside && active !== edge) return
      if (active === current && !event.shiftKey) return
      event.preventDefault()
      const beginning = event.shiftKey ? reached.at(-1) : reached.at(0)
      beginning?.focus()
    }
    document.addEventListener('keydown', trapFocus)
    return () => document.removeEventListener('keydown', trapFocus)
  }, [dialog])
}
