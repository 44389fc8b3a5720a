/** Where the song is, and how fast it goes on; 0 while it stands still. */
export interface Moment {
  readonly nowMs: number
  readonly rate: number
}

/** The song's clock may lag a little behind ours: then it is asked again, but not at once. */
const SHORTEST_MS = 4

/** How long until the song is at another moment; undefined if it does not go there. */
export const waitMs = ({ nowMs, rate }: Moment, nextMs: number | undefined): number | undefined => {
  if (nextMs === undefined || !(rate > 0)) return undefined
  return Math.max(SHORTEST_MS, Math.ceil((nextMs - nowMs) / rate))
}
