import { plainText } from './plain-text.ts'

/** Two full lines of the normal width. A Han character is as wide as two letters. */
const LETTERS_LEAST = 90
const BEGINS = /^<p>(?:<[^<>]+>)*[\p{L}\p{N}]/u

/** Whether a text begins with a letter, in a paragraph that is long enough to stand beside it. */
export const hasDropCap = (html: string): boolean =>
  BEGINS.test(html) &&
  plainText(html.split('</p>', 1)[0] ?? '').replace(/\p{Script=Han}/gu, 'xx').length >=
    LETTERS_LEAST
