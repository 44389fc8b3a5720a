/** How fast messages drift from right to left. */
export const DRIFT_PX_PER_S = 60
export const LANES = 9

const SECOND_MS = 1_000
/** Far from any simple fraction, so that neighbours never line up. */
const GOLDEN = 0.618

/** Deals rows out to the lanes, the newest first in each. */
export const lanesOf = <Row>(rows: readonly Row[], count: number): readonly (readonly Row[])[] =>
  Array.from({ length: count }, (_, lane) => rows.filter((_row, place) => place % count === lane))

const partOf = (place: number) => (place * GOLDEN) % 1

interface Lane {
  readonly skyWidth: number
  readonly laneWidth: number
}

/** How long a lane needs from the right edge until it is gone behind the left one. */
export const roundMs = ({ skyWidth, laneWidth }: Lane): number =>
  ((skyWidth + laneWidth) / DRIFT_PX_PER_S) * SECOND_MS

/** Where in its round a lane begins: the sky is never empty at first, and no two lanes begin alike. */
export const beginningMs = ({ skyWidth }: Lane, place: number): number =>
  ((skyWidth * (0.25 + 0.7 * partOf(place + 1))) / DRIFT_PX_PER_S) * SECOND_MS

/** The room behind a message, in pixels: different each time, the same again for the same one. */
export const gapAfter = (id: number): number => 110 + Math.round(190 * partOf(id))
