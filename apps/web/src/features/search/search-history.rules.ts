import { SHOWN } from '@lanting/contract'
import { asSearched, isTooLong } from './search-text.rules.ts'

export interface History {
  /** The latest first. */
  readonly texts: readonly string[]
  /** The text that may still be going on, and what was there before it. */
  readonly growing?: { readonly text: string; readonly before: readonly string[] }
}

/** The text comes to the front; none is there twice, and the oldest give way. */
export const withText = (texts: readonly string[], text: string): string[] =>
  [text, ...texts.filter((other) => other !== text)].slice(0, SHOWN.searchHistory)

/** Takes from what was stored whatever can be searched for. */
export const readHistory = (stored: unknown): string[] =>
  (Array.isArray(stored) ? stored : [])
    .filter((text): text is string => typeof text === 'string')
    .map(asSearched)
    .filter((text) => text !== '' && !isTooLong(text))
    .reduceRight<string[]>(withText, [])

/** A text that goes on takes the place of its beginning: whoever types 兰亭 has not looked for 兰. */
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
