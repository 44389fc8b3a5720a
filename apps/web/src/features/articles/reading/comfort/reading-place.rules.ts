/** Where the reader stopped: the block of the text, and its distance from the top of the window. */
export interface Place {
  readonly id: number
  readonly block: number
  readonly top: number
}

const REMEMBERED = 30
const STARTED = 0.08
const FINISHED = 0.92

const isPlace = (value: unknown): value is Place => {
  const { id, block, top } = (value ?? {}) as Record<string, unknown>
  return Number.isInteger(id) && Number.isInteger(block) && Number.isFinite(top)
}

/** Returns the valid stored places, the newest first. */
export const readPlaces = (stored: unknown): Place[] =>
  Array.isArray(stored) ? stored.filter(isPlace).slice(0, REMEMBERED) : []

/** How far the reader is. `read` is the share of the text above the end of the window. */
export const progressOf = (read: number): 'begun' | 'middle' | 'finished' => {
  if (read >= FINISHED) return 'finished'
  return read > STARTED ? 'middle' : 'begun'
}

/** Remembers one place for each article. An article without a place was finished or not begun. */
export const withPlace = (places: readonly Place[], id: number, place?: Place): Place[] => {
  const others = places.filter((other) => other.id !== id)
  return (place ? [place, ...others] : others).slice(0, REMEMBERED)
}
