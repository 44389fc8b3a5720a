import { LENGTH } from '@lanting/contract'

/** Normalizes the text like the server: one line, composed, trimmed. */
export const asSearched = (typed: string): string =>
  typed
    .toWellFormed()
    .normalize('NFC')
    .replace(/[\s\p{Cc}]+/gu, ' ')
    .trim()

export const isTooLong = (text: string): boolean => [...text].length > LENGTH.searchText
