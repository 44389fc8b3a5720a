import { type MarkedText, SHOWN } from '@lanting/contract'
import { TITLE_SEPARATOR } from '../../database/search-index/index-articles.ts'
import { matchIndex } from '../../database/search-index/match-index.ts'
import { isShortWord, ngramsOfQuery } from '../../database/search-index/ngrams.ts'
import { displayText, normalizeText } from '../../database/search-index/normalize.ts'

export interface Query {
  /** The normalized query. */
  readonly text: string
  /** The column that contains the needle in every matching article. */
  readonly column: 'word_prefixes' | 'normalized_text'
  /** The column that contains the needle in every article with a matching title. */
  readonly titleColumn: 'title_prefixes' | 'normalized_title'
  readonly needle: string
  readonly ngrams: readonly number[]
}

/** Parses any text as a query. Returns undefined if there is nothing to search for. */
export const parseQuery = (typed: string): Query | undefined => {
  const text = normalizeText(displayText(typed))
  if (text === '') return undefined
  const ngrams = ngramsOfQuery(text)
  return isShortWord(text)
    ? {
        ...{ column: 'word_prefixes', titleColumn: 'title_prefixes' },
        ...{ text, needle: ` ${text}`, ngrams },
      }
    : {
        ...{ column: 'normalized_text', titleColumn: 'normalized_title' },
        ...{ text, needle: text, ngrams },
      }
}

interface SearchText {
  readonly normalized_text: string
  readonly display_text: string
}

const partsOf = (text: string): { body: string; title: string } => {
  const separatorAt = text.lastIndexOf(TITLE_SEPARATOR)
  return {
    body: text.slice(0, separatorAt),
    title: text.slice(separatorAt + TITLE_SEPARATOR.length),
  }
}

/** Never cuts a surrogate pair. */
const cut = (text: string, from: number, to: number): string => {
  const isLow = (at: number) => /^[\udc00-\udfff]$/.test(text.charAt(at))
  return text.slice(isLow(from) ? from + 1 : from, isLow(to) ? to - 1 : to)
}

const EXCERPT = { before: 30, after: 90 }
/** A longer word may be cut. */
const WORD_MAX = 20
const INSIDE_WORD = /^[\p{Script=Latin}\p{Number}]{2}$/u

/** Moves back to the beginning of a word; Chinese characters are words of their own. */
const wordStart = (text: string, at: number): number => {
  let start = at
  while (start > 0 && INSIDE_WORD.test(text.slice(start - 1, start + 1))) start -= 1
  return at - start <= WORD_MAX ? start : at
}

/** Returns the text from its first match, or else the title, or else the name. */
export const sliceFromMatch = (query: Query, text: SearchText, name?: MarkedText): string => {
  const original = partsOf(text.display_text)
  const normalized = partsOf(text.normalized_text)
  const length = query.text.length + SHOWN.searchSlice
  const inBody = matchIndex(query.text, normalized.body)
  if (inBody >= 0) return cut(original.body, inBody, inBody + length)
  const inTitle = matchIndex(query.text, normalized.title)
  if (inTitle < 0 && name) return cut(name.match + name.after, 0, length)
  const from = Math.max(0, inTitle)
  return cut(original.title, from, from + length)
}

const marked = (original: string, matchAt: number, length: number, from: number, to: number) =>
  matchAt < 0
    ? { before: cut(original, 0, to), match: '', after: '' }
    : {
        before: cut(original, wordStart(original, Math.max(0, from)), matchAt),
        match: original.slice(matchAt, matchAt + length),
        after: cut(original, matchAt + length, to),
      }

/** Returns a text in three parts. */
export const markPart = (text: string, at: number, length: number): MarkedText =>
  marked(text, at, length, 0, text.length)

/**
 * Returns the title with its match, and the context of the match in the text, or the beginning of
 * the text.
 */
export const markMatches = (
  query: Query,
  text: SearchText,
): { title: MarkedText; excerpt: MarkedText } => {
  const original = partsOf(text.display_text)
  const normalized = partsOf(text.normalized_text)
  const { length } = query.text
  const inTitle = matchIndex(query.text, normalized.title)
  const inBody = matchIndex(query.text, normalized.body)
  return {
    title: marked(original.title, inTitle, length, 0, original.title.length),
    excerpt: marked(
      original.body,
      inBody,
      length,
      inBody - EXCERPT.before,
      Math.max(0, inBody) + length + EXCERPT.after,
    ),
  }
}
