import { type ForeignTexts, foreignLyrics, lyricTexts, tidyLyrics } from '@lanting/player'

const NO_TEXT: ForeignTexts = { lyric: '' }

/**
 * Lyrics of any form, as every client understands them: plain lines, with translations, times of
 * words and romanisation in fields of their own.
 */
export const lyricAnswer = (texts: ForeignTexts = NO_TEXT) => {
  const { lyric, translation, words, romanisation } = lyricTexts(
    foreignLyrics({ ...texts, lyric: tidyLyrics(texts.lyric) }),
  )
  return {
    lrc: { lyric },
    ...(translation && { tlyric: { lyric: translation } }),
    ...(words && { yrc: { lyric: words } }),
    ...(romanisation && { romalrc: { lyric: romanisation } }),
  }
}
