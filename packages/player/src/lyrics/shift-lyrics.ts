import type { Lyrics } from './lyrics.ts'

/** [MUSIC-51] Lines and words come this much later than they are written, or earlier. */
export const shiftLyrics = (lyrics: Lyrics, offsetMs: number): Lyrics => {
  const by = offsetMs - (lyrics.offsetMs ?? 0)
  if (by === 0 || !lyrics.isTimed) return lyrics
  const lines = lyrics.lines.map((line) => ({
    ...line,
    atMs: line.atMs + by,
    endMs: line.endMs === undefined ? undefined : line.endMs + by,
    words: line.words.map((word) => ({ ...word, atMs: word.atMs + by })),
  }))
  return { ...lyrics, lines, offsetMs }
}
