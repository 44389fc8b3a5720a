import { type LyricTexts, lyricTexts, parseLyrics } from '@lanting/player'

const NO_TEXT: LyricTexts = { lyric: '' }

/**
 * Lyrics of any form, as every client understands them: plain lines, with translations and times of
 * words in fields of their own.
 */
export const lyricAnswer = (texts: LyricTexts = NO_TEXT) => {
  const { lyric, translation, words } = lyricTexts(
    parseLyrics(texts.lyric, texts.translation, texts.words),
  )
  return {
    lrc: { lyric },
    ...(translation && { tlyric: { lyric: translation } }),
    ...(words && { yrc: { lyric: words } }),
  }
}
