const LATIN = /\p{Script=Latin}/u
const CJK = /\p{Script=Han}|\p{Script=Hiragana}|\p{Script=Katakana}|\p{Script=Hangul}/u

/** The script of a text that has only Latin letters: it takes a Latin font in a Chinese page. */
export const scriptOf = (text: string): 'latin' | undefined =>
  LATIN.test(text) && !CJK.test(text) ? 'latin' : undefined
