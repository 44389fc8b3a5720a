import type { LyricLine, Lyrics } from './lyrics.ts'

/** Returns the index of the last time that is not after now; -1 before the first. */
export const lastNotAfter = (
  times: readonly { readonly atMs: number }[],
  nowMs: number,
): number => {
  let low = 0
  let high = times.length
  while (low < high) {
    const middle = (low + high) >> 1
    if ((times[middle]?.atMs ?? 0) <= nowMs) low = middle + 1
    else high = middle
  }
  return low - 1
}

/** [MUSIC-15] The current line: the last one that has begun, until the end of the song. */
export const lineAt = ({ isTimed, lines }: Lyrics, nowMs: number): number =>
  isTimed ? lastNotAfter(lines, nowMs) : -1

/** [MUSIC-16] The current word of a line; -1 before the first, and in lines without word times. */
export const wordAt = ({ words }: LyricLine, nowMs: number): number => lastNotAfter(words, nowMs)
