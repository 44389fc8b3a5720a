const REACHED_BY_TAB = [
  'a[href]',
  'button:not(:disabled)',
  'input:not(:disabled)',
  'select:not(:disabled)',
  'textarea:not(:disabled)',
  'summary',
  '[contenteditable="true"]',
  '[tabindex="0"]',
]
  .map((selector) => `${selector}:not([tabindex="-1"])`)
  .join(', ')

const reachedIn = (box: Element) =>
  [...box.querySelectorAll<HTMLElement>(REACHED_BY_TAB)].filter(
    (element) => element.closest('[inert]') === null && element.checkVisibility(),
  )

/** Keeps the focus in the box: Tab goes from its last element to its first, and back. */
export const wrapFocus = (box: Element, event: KeyboardEvent): void => {
  if (event.key !== 'Tab' || event.defaultPrevented) return
  const reached = reachedIn(box)
  const edge = event.shiftKey ? reached.at(0) : reached.at(-1)
  const active = document.activeElement
  const isInside = active !== box && box.contains(active)
  if (isInside && active !== edge) return
  if (active === box && !event.shiftKey) return
  event.preventDefault()
  const beginning = event.shiftKey ? reached.at(-1) : reached.at(0)
  beginning?.focus()
}
