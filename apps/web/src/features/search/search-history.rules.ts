import { SHOWN } from '@lanting/contract'
import { asSearched, isTooLong } from './search-text.rules.ts'

export interface History {
  /** Latest first. */
  readonly texts: readonly string[]
  /** The current text, which may grow, and the history before it. */
  readonly growing?: { readonly text: string; readonly before: readonly string[] }
}

/** Moves the text to the front, without duplicates, and drops the oldest. */
export const withText = (texts: readonly string[], text: string): string[] =>
  [text, ...texts.filter((other) => other !== text)].slice(0, SHOWN.searchHistory)

/** Returns the valid stored texts. */
export const readHistory = (stored: unknown): string[] =>
  (Array.isArray(stored) ? stored : [])
    .filter((text): text is string => typeof text === 'string')
    .map(asSearched)
    .filter((text) => text !== '' && !isTooLong(text))
    .reduceRight<string[]>(withText, [])

/** A longer text replaces its beginning: typing 兰亭 is not a search for 兰. */
export const afterAnswer = ({ texts, growing }: History, text: string): History => {
  const goesOn =
    growing !== undefined && (text.startsWith(growing.text) || growing.text.startsWith(text))
  const before = goesOn ? growing.before : texts
  return { texts: withText(before, text), growing: { text, before } }
}

/** The next text starts a new search. */
export const afterEnd = ({ texts }: History): History => ({ texts })

export const afterForgetting = ({ texts }: History, text: string): History => ({
  texts: texts.filter((other) => other !== text),
})
