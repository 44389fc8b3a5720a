import type { MusicLevel } from '@lanting/contract'
import type { Wish } from './transcode.rules.ts'

/** Every browser plays it, and finds any second of it by its constant bit rate. */
export const SMALL_SONG = { format: 'mp3', kiloBits: 96 } as const satisfies Wish

/** A longer song takes too long to make. */
const LONGEST_MS = 20 * 60_000
/** Less is hardly worth the work, and the loss. */
const LARGER_BY = 1.3

export const asksForSmall = (level: unknown): boolean => level === ('standard' satisfies MusicLevel)

/** Whether a smaller form of a song saves enough. */
export const savesEnough = (song: {
  readonly bytes: number
  readonly duration_ms: number
}): boolean => {
  const { bytes, duration_ms } = song
  if (duration_ms <= 0 || duration_ms > LONGEST_MS) return false
  const kiloBits = (bytes * 8) / duration_ms
  return kiloBits > SMALL_SONG.kiloBits * LARGER_BY
}
