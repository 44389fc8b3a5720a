/** The songs whose lyrics were moved, the latest last: id and milliseconds. */
export type LyricOffsets = readonly (readonly [number, number])[]

export const OFFSET_STEP_MS = 100
export const OFFSET_MAX_MS = 30_000
/** The songs of longest ago are forgotten. */
const SONGS_MAX = 500

const within = (offsetMs: number) =>
  Math.max(-OFFSET_MAX_MS, Math.min(OFFSET_MAX_MS, Math.round(offsetMs)))

export const offsetOf = (offsets: LyricOffsets, id: number): number =>
  offsets.find(([song]) => song === id)?.[1] ?? 0

export const withOffset = (offsets: LyricOffsets, id: number, offsetMs: number): LyricOffsets => {
  const others = offsets.filter(([song]) => song !== id)
  const moved = within(offsetMs)
  return moved === 0 ? others : [...others, [id, moved] as const].slice(-SONGS_MAX)
}

/** Returns valid offsets for any stored value. */
export const savedOffsets = (stored: unknown): LyricOffsets =>
  (Array.isArray(stored) ? stored : []).slice(-SONGS_MAX).flatMap((entry) => {
    const [id, offsetMs] = Array.isArray(entry) ? entry : []
    const isValid = Number.isSafeInteger(id) && Number.isFinite(offsetMs)
    return isValid ? [[id, within(offsetMs)] as const] : []
  })
