const HAN_A_MINUTE = 400
const WORDS_A_MINUTE = 220

const HAN = /\p{Script=Han}/gu
const WORD = /(?:(?!\p{Script=Han})[\p{L}\p{N}])+/gu

const count = (text: string, expression: RegExp) => text.match(expression)?.length ?? 0

/** Counts Chinese characters one by one and other text by words. */
export const countWords = (text: string): number => count(text, HAN) + count(text, WORD)

/** Returns the minutes that a text takes to read, at least one. */
export const readingMinutes = (text: string): number =>
  Math.max(1, Math.round(count(text, HAN) / HAN_A_MINUTE + count(text, WORD) / WORDS_A_MINUTE))
