interface Options {
  readonly element: HTMLElement
  /** The button of the message. */
  readonly button: HTMLElement
  /** The message has moved by itself. */
  readonly onMoved: () => void
  /** A person has scrolled the message. */
  readonly onScrolled: () => void
}

/** A scroll event this soon after a movement of the person belongs to it. */
const BY_HAND_MS = 300
const ROUNDING_PX = 1
const BY_HAND = ['wheel', 'touchmove', 'keydown', 'pointerdown'] as const
const OPTIONS = { capture: true, passive: true } as const

/**
 * Tells whether a message moves because a person scrolls, or because the list changes: a new message
 * moves the others, and the list keeps its place by scrolling.
 */
export const followAnchor = ({ element, button, onMoved, onScrolled }: Options): (() => void) => {
  const topOf = () => button.getBoundingClientRect().top
  let top = topOf()
  let byHandAt = -BY_HAND_MS
  const onHand = ({ target }: Event) => {
    if (!element.contains(target as Node)) byHandAt = performance.now()
  }
  const check = () => {
    const isMoved = Math.abs(topOf() - top) > ROUNDING_PX
    if (!isMoved) return
    top = topOf()
    if (performance.now() - byHandAt < BY_HAND_MS) onScrolled()
    else onMoved()
  }
  const onScroll = ({ target }: Event) => {
    if (!element.contains(target as Node)) check()
  }
  // At its end the list grows without scrolling.
  const list = button.closest('.room-content')
  const observer = new ResizeObserver(check)
  if (list) observer.observe(list)
  for (const type of BY_HAND) document.addEventListener(type, onHand, OPTIONS)
  document.addEventListener('scroll', onScroll, OPTIONS)
  return () => {
    observer.disconnect()
    for (const type of BY_HAND) document.removeEventListener(type, onHand, OPTIONS)
    document.removeEventListener('scroll', onScroll, OPTIONS)
  }
}
