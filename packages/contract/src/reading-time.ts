const HAN_A_MINUTE = 400
const WORDS_A_MINUTE = 220

const HAN = /\p{Script=Han}/gu
const WORD = /(?:(?!\p{Script=Han})[\p{L}\p{N}])+/gu

const count = (text: string, expression: RegExp) => text.match(expression)?.length ?? 0

/**
 * Counts Chinese characters one by one and other text by words, and returns the minutes that all of
 * it takes to read, at least one.
 */
export const readingTime = (text: string): { readonly words: number; readonly minutes: number } => {
  const han = count(text, HAN)
  const others = count(text, WORD)
  const minutes = Math.round(han / HAN_A_MINUTE + others / WORDS_A_MINUTE)
  return { words: han + others, minutes: Math.max(1, minutes) }
}
