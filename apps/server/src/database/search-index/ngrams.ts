import { BLANK, type Characters, charactersOf, LETTER, SYMBOL, WORD } from './characters.ts'
import { WORD_CHARACTER } from './normalize.ts'

const WORD_PREFIX = new RegExp(`(?<!${WORD_CHARACTER})${WORD_CHARACTER}{1,2}`, 'gv')
const SHORT_WORD = new RegExp(`^${WORD_CHARACTER}{1,2}$`, 'v')

/** Short n-grams of words are frequent, so words get longer ones. */
const LONGEST = { words: 4, others: 3 }
/** Enough to leave few articles; more would only cost time. */
const MAX_QUERY_NGRAMS = 4

const HASH_SEED = { ngram: 0x2f0b, prefix: 0x51d7, title: 0x7a31 }

/** N-grams are stored as 32-bit hashes. A collision only means one more text to read. */
const mix = (hash: number, code: number): number => {
  const mixed = Math.imul(hash ^ code, 0x9e37_79b1)
  return mixed ^ (mixed >>> 15)
}

const prefixNgram = (prefix: string) =>
  Array.from(prefix, (character) => character.codePointAt(0) ?? 0).reduce(mix, HASH_SEED.prefix)

/** One or two letters are searched at the start of words, everything else anywhere. */
export const isShortWord = (normalized: string): boolean => SHORT_WORD.test(normalized)

/** Segments end between a letter and a symbol: such pairs are frequent and select little. */
const isBorder = (before: number, after: number) =>
  ((before & LETTER) !== 0 && (after & SYMBOL) !== 0) ||
  ((before & SYMBOL) !== 0 && (after & LETTER) !== 0)

/** Words have n-grams of three and four characters, other text of one to three. */
const isIndexed = (length: number, isWordsOnly: boolean) =>
  length === LONGEST.others || (isWordsOnly ? length === LONGEST.words : length < LONGEST.others)

/** Calls back with every indexed n-gram that begins at the position, and its end. */
const eachNgramAt = (
  { codes, kinds, length }: Characters,
  begin: number,
  onNgram: (ngram: number, end: number) => void,
) => {
  let before = kinds[begin] ?? 0
  // An n-gram neither begins nor ends with a blank.
  if ((before & (WORD | BLANK)) === BLANK) return
  let ngram = HASH_SEED.ngram
  let isWordsOnly = true
  const farthest = Math.min(begin + LONGEST.words, length)
  for (let at = begin; at < farthest; at += 1) {
    const kind = kinds[at] ?? 0
    if (at > begin && isBorder(before, kind)) return
    before = kind
    ngram = mix(ngram, codes[at] ?? 0)
    const isOther = (kind & (WORD | BLANK)) === 0
    if (isOther) isWordsOnly = false
    const isBlank = (kind & (WORD | BLANK)) === BLANK
    if (!isBlank && isIndexed(at - begin + 1, isWordsOnly)) onNgram(ngram, at + 1)
  }
}

/** Calls back with the first two letters of every word; the second is 0 for a word of one letter. */
const eachPrefix = (
  { codes, kinds, length }: Characters,
  onPrefix: (first: number, second: number) => void,
) => {
  let isInside = false
  for (let at = 0; at < length; at += 1) {
    const isWord = ((kinds[at] ?? 0) & WORD) !== 0
    if (isWord && !isInside) {
      const hasSecond = at + 1 < length && ((kinds[at + 1] ?? 0) & WORD) !== 0
      onPrefix(codes[at] ?? 0, hasSecond ? (codes[at + 1] ?? 0) : 0)
    }
    isInside = isWord
  }
}

const CODES = 0x11_00_00

/** The first two letters of every word, each once. */
export const wordPrefixesOf = (normalized: string): string[] => {
  const prefixes = new Set<number>()
  eachPrefix(charactersOf(normalized), (first, second) => prefixes.add(first * CODES + second))
  return Array.from(prefixes, (prefix) => {
    const second = prefix % CODES
    const first = String.fromCodePoint(Math.floor(prefix / CODES))
    return second === 0 ? first : first + String.fromCodePoint(second)
  })
}

/** All n-grams that a query may look up. */
export const ngramsOfText = (normalized: string): Set<number> => {
  const ngrams = new Set<number>()
  const add = (ngram: number) => {
    ngrams.add(ngram)
  }
  const characters = charactersOf(normalized)
  for (let begin = 0; begin < characters.length; begin += 1) eachNgramAt(characters, begin, add)
  eachPrefix(characters, (first, second) => {
    const ngram = mix(HASH_SEED.prefix, first)
    add(ngram)
    if (second !== 0) add(mix(ngram, second))
  })
  return ngrams
}

interface Ngram {
  readonly ngram: number
  readonly length: number
}

/** The longest n-grams of a query, none inside another. */
const longestNgrams = (characters: Characters): Ngram[] => {
  const longest: Ngram[] = []
  let reached = 0
  for (let begin = 0; begin < characters.length; begin += 1) {
    let found: { ngram: number; end: number } | undefined
    eachNgramAt(characters, begin, (ngram, end) => {
      found = { ngram, end }
    })
    if (!found || found.end <= reached) continue
    longest.push({ ngram: found.ngram, length: found.end - begin })
    reached = found.end
  }
  return longest
}

const evenly = <T>(items: readonly T[], count: number): T[] => {
  const step = Math.max(1, items.length / count)
  return items.filter((_, at) => Math.floor(at / step) !== Math.floor((at - 1) / step))
}

/** N-grams of every text that contains the query; at least one unless the query is empty. */
export const ngramsOfQuery = (normalized: string): number[] => {
  if (isShortWord(normalized)) return [prefixNgram(normalized)]
  // The query itself may begin in the middle of a word.
  const prefixes = [...normalized.matchAll(WORD_PREFIX)].filter(({ index }) => index > 0)
  const ngrams = [
    ...longestNgrams(charactersOf(normalized)),
    ...prefixes.map(([prefix]) => ({ ngram: prefixNgram(prefix), length: 1 })),
  ]
  // Fewer texts contain a longer n-gram.
  const long = ngrams.filter(({ length }) => length >= LONGEST.others)
  const short = ngrams.filter(({ length }) => length < LONGEST.others)
  const selected = [...evenly(long, MAX_QUERY_NGRAMS), ...short.sort((a, b) => b.length - a.length)]
  return [...new Set(selected.map(({ ngram }) => ngram))].slice(0, MAX_QUERY_NGRAMS)
}

/** The same n-grams as of a title. They are indexed besides, so that titles can be searched alone. */
export const titleNgrams = (ngrams: Iterable<number>): number[] =>
  Array.from(ngrams, (ngram) => mix(ngram, HASH_SEED.title))
