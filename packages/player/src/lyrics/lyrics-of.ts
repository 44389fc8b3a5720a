import type { LyricTexts } from './lyric-texts.ts'
import type { Lyrics } from './lyrics.ts'
import { parseLyrics } from './parse-lyrics.ts'
import { shiftLyrics } from './shift-lyrics.ts'

/** Reads the texts of the wire, moved by the listener's offset. */
export const lyricsOf = (
  texts: LyricTexts & { readonly offsetMs?: number | undefined },
): Lyrics => {
  const { lyric, translation, words, romanisation, offsetMs = 0 } = texts
  return shiftLyrics(parseLyrics(lyric, translation, words, romanisation), offsetMs)
}
