/** At or above this the header lies on the picture and is always shown. */
export const TOP_PX = 50

export interface HeaderState {
  readonly y: number
  readonly place: 'top' | 'shown' | 'hidden'
}

/** Before anybody has scrolled: a page that opens in its middle shows the header. */
export const atStart: HeaderState = { y: Number.POSITIVE_INFINITY, place: 'top' }

/** Hides on the way down, comes back on the way up; at the top it is there, and transparent. */
export const afterScroll = (state: HeaderState, y: number): HeaderState => {
  if (y <= TOP_PX) return { y, place: 'top' }
  if (y === state.y) return state
  return { y, place: y > state.y ? 'hidden' : 'shown' }
}
