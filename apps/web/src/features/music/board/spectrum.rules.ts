/** Bass beats treble in every song: higher bands are raised a little. */
const TILT = 0.7
/** What is loud stands out. */
const CONTRAST = 2.2
const BYTE = 255

/**
 * The loudness of each bar, from 0 to 1. Bars are drawn from the middle outwards, the low notes
 * there, so that both ends are quiet.
 */
export const barsOf = (bands: Uint8Array, count: number): readonly number[] => {
  const half = Math.ceil(count / 2)
  return Array.from({ length: count }, (_, place) => {
    const band = place < half ? half - 1 - place : place - (count - half)
    const raised = 1 + (TILT * band) / half
    return Math.min(1, ((bands[band + 1] ?? 0) / BYTE) ** CONTRAST * raised)
  })
}
