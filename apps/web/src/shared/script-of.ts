import { CJK } from './cjk.ts'

const LATIN = /\p{Script=Latin}/u
const HAS_CJK = new RegExp(`[${CJK}]`, 'u')

/** The script of a text that has only Latin letters: it takes a Latin font in a Chinese page. */
export const scriptOf = (text: string): 'latin' | undefined =>
  LATIN.test(text) && !HAS_CJK.test(text) ? 'latin' : undefined
