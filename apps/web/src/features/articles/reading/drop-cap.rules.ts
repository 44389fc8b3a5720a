import { plainText } from './plain-text.ts'

/** Two full lines of the normal width. A Han character is as wide as two letters. */
const LETTERS_LEAST = 90
const WIDE = /\p{Script=Han}/gu

/** Whether a text begins with a letter, in a paragraph that is long enough to stand beside it. */
export const hasDropCap = (html: string): boolean => {
  if (!html.startsWith('<p>')) return false
  const text = plainText(html.split('</p>', 1)[0] ?? '')
  if (!/^[\p{L}\p{N}]/u.test(text)) return false
  return [...text].length + (text.match(WIDE)?.length ?? 0) >= LETTERS_LEAST
}
