/** A message in view, and its distance to the end of the list. Scrolling does not change it. */
export interface Anchor {
  readonly message: Element
  readonly fromEnd: number
}

/** Where a message is looked for. There may be a gap, or something above the list. */
const SHARES = [0.5, 0.6, 0.75, 0.9, 0.3] as const

const fromEndIn = (box: HTMLElement, message: Element) => {
  const end = box.firstElementChild?.getBoundingClientRect().bottom ?? 0
  return end - message.getBoundingClientRect().bottom
}

export const anchorIn = (box: HTMLElement): Anchor | undefined => {
  const { left, top, width, height } = box.getBoundingClientRect()
  for (const share of SHARES) {
    const found = document.elementFromPoint(left + width / 2, top + height * share)
    const message = found?.closest('[data-id]')
    if (message) return { message, fromEnd: fromEndIn(box, message) }
  }
  return undefined
}

/** By how much the content below a message has grown. */
export const movedSince = (box: HTMLElement, anchor: Anchor | undefined): number =>
  anchor?.message.isConnected ? fromEndIn(box, anchor.message) - anchor.fromEnd : 0

/** Scrolls a message to the middle of the box, and returns it as the anchor. */
export const centre = (box: HTMLElement, message: HTMLElement): Anchor => {
  const { top, height } = box.getBoundingClientRect()
  const wanted = top + Math.max(0, (height - message.offsetHeight) / 2)
  box.scrollTop += message.getBoundingClientRect().top - wanted
  return { message, fromEnd: fromEndIn(box, message) }
}
