import { isShortWord } from './ngrams.ts'
import { WORD_CHARACTER } from './normalize.ts'

/**
 * Returns the index of the first match of a normalized query in a normalized text, or -1. One or two
 * letters match at the beginning of words.
 */
export const matchIndex = (query: string, normalized: string): number =>
  isShortWord(query)
    ? normalized.search(new RegExp(`(?<!${WORD_CHARACTER})${query}`, 'v'))
    : normalized.indexOf(query)
