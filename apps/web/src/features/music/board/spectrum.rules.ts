/** Raises higher notes a little, because bass dominates. */
const TILT = 0.9
/** Raises the contrast of loud bands. */
const CONTRAST = 2.2
const BYTE = 255
/** Ignores the highest bands, where music has little energy. */
const HIGHEST = 1 / 3

/** Logarithmic: each bar is the same interval above the previous one. */
const bandAt = (step: number, steps: number, bands: number) =>
  Math.round((bands * HIGHEST) ** (step / Math.max(1, steps - 1)))

/**
 * Returns the loudness of each bar from 0 to 1. Low notes are in the middle, so that both ends are
 * quiet.
 */
export const barsOf = (bands: Uint8Array, count: number): readonly number[] => {
  const half = Math.ceil(count / 2)
  return Array.from({ length: count }, (_, place) => {
    const step = place < half ? half - 1 - place : place - (count - half)
    const raised = 1 + (TILT * step) / half
    const loud = (bands[bandAt(step, half, bands.length)] ?? 0) / BYTE
    return Math.min(1, loud ** CONTRAST * raised)
  })
}
