/** Speed of messages from right to left. */
const DRIFT_PX_PER_S = 60
/** Lanes above the title, and all lanes. The others are below the input. */
export const LANES_ABOVE = 3
export const LANES = 7

const SECOND_MS = 1_000
/** The golden ratio, so that neighbouring lanes never line up. */
const GOLDEN = 0.618

/** Distributes rows to the lanes, newest first. */
export const lanesOf = <Row>(rows: readonly Row[], count: number): readonly (readonly Row[])[] =>
  Array.from({ length: count }, (_, lane) => rows.filter((_row, place) => place % count === lane))

const partOf = (place: number) => (place * GOLDEN) % 1

interface Lane {
  readonly skyWidth: number
  readonly laneWidth: number
}

/** The time a lane needs to cross the window. */
export const roundMs = ({ skyWidth, laneWidth }: Lane): number =>
  ((skyWidth + laneWidth) / DRIFT_PX_PER_S) * SECOND_MS

/** The start offset of a lane. The sky is never empty, and lanes start at different offsets. */
export const beginningMs = ({ skyWidth }: Lane, place: number): number =>
  ((skyWidth * (0.25 + 0.7 * partOf(place + 1))) / DRIFT_PX_PER_S) * SECOND_MS

/** The gap after a message in pixels. It varies, but is stable for one message. */
export const gapAfter = (id: number): number => 110 + Math.round(190 * partOf(id))
