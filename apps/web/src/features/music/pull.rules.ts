export type Pull = 'down' | 'left' | 'right'

const DOWN_PX = 90
const ACROSS_PX = 60

/** Returns the direction of a swipe, or nothing when it was too short or not straight. */
export const pullOf = (across: number, down: number): Pull | undefined => {
  if (down >= DOWN_PX && down > Math.abs(across)) return 'down'
  if (Math.abs(across) < ACROSS_PX || Math.abs(across) <= Math.abs(down)) return undefined
  return across < 0 ? 'left' : 'right'
}
