/** The time of the song and its rate; the rate is 0 while paused. */
export interface Moment {
  readonly nowMs: number
  readonly rate: number
}

/** The minimum wait, because the song's clock may lag behind the timer. */
const SHORTEST_MS = 4

/** Returns the time until the song reaches a moment; undefined if it never does. */
export const waitMs = ({ nowMs, rate }: Moment, nextMs: number | undefined): number | undefined => {
  if (nextMs === undefined || !(rate > 0)) return undefined
  return Math.max(SHORTEST_MS, Math.ceil((nextMs - nowMs) / rate))
}
