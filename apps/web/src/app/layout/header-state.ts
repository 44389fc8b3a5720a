/** At this scroll position or above, the header lies on the image and is always shown. */
const TOP_PX = 50

interface HeaderState {
  readonly y: number
  readonly place: 'top' | 'shown' | 'hidden'
}

/** Before the first scroll. A page that opens at a scrolled position shows the header. */
export const atStart: HeaderState = { y: Number.POSITIVE_INFINITY, place: 'top' }

/** Hides on scrolling down and returns on scrolling up. At the top it is transparent. */
export const afterScroll = (state: HeaderState, y: number): HeaderState => {
  if (y <= TOP_PX) return { y, place: 'top' }
  if (y === state.y) return state
  return { y, place: y > state.y ? 'hidden' : 'shown' }
}
