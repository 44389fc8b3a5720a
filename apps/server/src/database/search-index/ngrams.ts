import { WORD_CHARACTER } from './normalize.ts'

const LETTER = String.raw`[[\p{L}\p{N}\p{M}]--${WORD_CHARACTER}]`
const SYMBOL = String.raw`[^\p{L}\p{N}\p{M}\s]`

/** Segments end between a letter and a symbol: such pairs are frequent and select little. */
const BORDER = new RegExp(`(?<=${LETTER})(?=${SYMBOL})|(?<=${SYMBOL})(?=${LETTER})`, 'v')
const IS_WORD = new RegExp(`^${WORD_CHARACTER}$`, 'v')
const WORD_PREFIX = new RegExp(`(?<!${WORD_CHARACTER})${WORD_CHARACTER}{1,2}`, 'gv')
const SHORT_WORD = new RegExp(`^${WORD_CHARACTER}{1,2}$`, 'v')

/** Short n-grams of words are frequent, so words get longer ones. */
const LONGEST = { words: 4, others: 3 }
/** Enough to leave few articles; more would only cost time. */
const MAX_QUERY_NGRAMS = 4

type Kind = 'word' | 'blank' | 'other'
const kinds = new Map<string, Kind>()

/** Needed for every character of every article, so the kinds of common characters are cached. */
const MAX_CACHED_KINDS = 20_000
const kindOf = (character: string): Kind => {
  const cached = kinds.get(character)
  if (cached) return cached
  const kind = IS_WORD.test(character) ? 'word' : /\s/.test(character) ? 'blank' : 'other'
  if (kinds.size < MAX_CACHED_KINDS) kinds.set(character, kind)
  return kind
}

const HASH_SEED = { ngram: 0x2f0b, prefix: 0x51d7 }

/** N-grams are stored as 32-bit hashes. A collision only means one more text to read. */
const mix = (hash: number, character: string): number => {
  const mixed = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 0x9e37_79b1)
  return mixed ^ (mixed >>> 15)
}

const prefixNgram = (prefix: readonly string[]) => prefix.reduce(mix, HASH_SEED.prefix)

const segmentsOf = (normalized: string) => normalized.split(BORDER).map((segment) => [...segment])

/** The first two letters of every word, each once. */
export const wordPrefixesOf = (normalized: string): string[] => [
  ...new Set(Array.from(normalized.matchAll(WORD_PREFIX), ([prefix]) => prefix)),
]

/** One or two letters are searched at the start of words, everything else anywhere. */
export const isShortWord = (normalized: string): boolean => SHORT_WORD.test(normalized)

/** Words have n-grams of three and four characters, other text of one to three. */
const isIndexed = (length: number, isWordsOnly: boolean) =>
  length === LONGEST.others || (isWordsOnly ? length === LONGEST.words : length < LONGEST.others)

/** Calls back with every indexed n-gram that begins at the position, and its end. */
const eachNgramAt = (
  segment: readonly string[],
  begin: number,
  onNgram: (ngram: number, end: number) => void,
) => {
  // An n-gram neither begins nor ends with a blank.
  if (kindOf(segment[begin] ?? '') === 'blank') return
  let ngram = HASH_SEED.ngram
  let isWordsOnly = true
  const farthest = Math.min(begin + LONGEST.words, segment.length)
  for (let at = begin; at < farthest; at += 1) {
    const character = segment[at] ?? ''
    const kind = kindOf(character)
    ngram = mix(ngram, character)
    isWordsOnly &&= kind !== 'other'
    if (kind !== 'blank' && isIndexed(at - begin + 1, isWordsOnly)) onNgram(ngram, at + 1)
  }
}

/** All n-grams that a query may look up. */
export const ngramsOfText = (normalized: string): Set<number> => {
  const ngrams = new Set<number>()
  for (const segment of segmentsOf(normalized)) {
    for (let begin = 0; begin < segment.length; begin += 1) {
      eachNgramAt(segment, begin, (ngram) => ngrams.add(ngram))
    }
  }
  for (const [first = '', second] of wordPrefixesOf(normalized)) {
    ngrams.add(prefixNgram([first]))
    if (second) ngrams.add(prefixNgram([first, second]))
  }
  return ngrams
}

interface Ngram {
  readonly ngram: number
  readonly length: number
}

/** The longest n-grams of a segment, none inside another. */
const longestNgrams = (segment: readonly string[]): Ngram[] => {
  const longest: Ngram[] = []
  let reached = 0
  for (let begin = 0; begin < segment.length; begin += 1) {
    let found: { ngram: number; end: number } | undefined
    eachNgramAt(segment, begin, (ngram, end) => {
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
  if (isShortWord(normalized)) return [prefixNgram([...normalized])]
  // The query itself may begin in the middle of a word.
  const prefixes = [...normalized.matchAll(WORD_PREFIX)].filter(({ index }) => index > 0)
  const ngrams = [
    ...segmentsOf(normalized).flatMap(longestNgrams),
    ...prefixes.map(([prefix]) => ({ ngram: prefixNgram([...prefix]), length: 1 })),
  ]
  // Fewer texts contain a longer n-gram.
  const long = ngrams.filter(({ length }) => length >= LONGEST.others)
  const short = ngrams.filter(({ length }) => length < LONGEST.others)
  const selected = [...evenly(long, MAX_QUERY_NGRAMS), ...short.sort((a, b) => b.length - a.length)]
  return [...new Set(selected.map(({ ngram }) => ngram))].slice(0, MAX_QUERY_NGRAMS)
}
