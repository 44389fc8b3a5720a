import { LENGTH } from '@lanting/contract'

/** What was typed, as the server reads it: one line, composed, nothing around it. */
export const asSearched = (typed: string): string =>
  typed
    .toWellFormed()
    .normalize('NFC')
    .replace(/[\s\p{Cc}]+/gu, ' ')
    .trim()

export const isTooLong = (text: string): boolean => [...text].length > LENGTH.searchText
