import { plainText } from './plain-text.ts'

const HAN_A_MINUTE = 400
const WORDS_A_MINUTE = 220

const count = (text: string, expression: RegExp) => text.match(expression)?.length ?? 0

/** Returns the minutes that a text takes to read, at least one. */
export const readingMinutes = (html: string): number => {
  const text = plainText(html, ' ')
  const han = count(text, /\p{Script=Han}/gu) / HAN_A_MINUTE
  const words = count(text, /[\p{Script=Latin}\p{N}]+/gu) / WORDS_A_MINUTE
  return Math.max(1, Math.round(han + words))
}
