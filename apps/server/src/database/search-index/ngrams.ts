import { WORD_CHARACTER } from './normalize.ts'

const LETTER = String.raw`[[\p{L}\p{N}\p{M}]--${WORD_CHARACTER}]`
const SYMBOL = String.raw`[^\p{L}\p{N}\p{M}\s]`

/** Where a letter meets a symbol one stretch ends: such neighbours are many, and tell little. */
const BORDER = new RegExp(`(?<=${LETTER})(?=${SYMBOL})|(?<=${SYMBOL})(?=${LETTER})`, 'v')
const IS_WORD = new RegExp(`^${WORD_CHARACTER}$`, 'v')
const WORD_START = new RegExp(`(?<!${WORD_CHARACTER})${WORD_CHARACTER}{1,2}`, 'gv')
const SHORT_WORD = new RegExp(`^${WORD_CHARACTER}{1,2}$`, 'v')

/** Words share their short ngrams with many others, so theirs are longer. */
const LONGEST = { words: 4, others: 3 }
/** Enough to leave only few articles; more would only cost time. */
const NGRAMS_ASKED = 4

type Kind = 'word' | 'blank' | 'other'
const kinds = new Map<string, Kind>()

/** Asked for every character of every article, so the answers for the common ones are kept. */
const KINDS_KEPT = 20_000
const kindOf = (character: string): Kind => {
  const known = kinds.get(character)
  if (known) return known
  const kind = IS_WORD.test(character) ? 'word' : /\s/.test(character) ? 'blank' : 'other'
  if (kinds.size < KINDS_KEPT) kinds.set(character, kind)
  return kind
}

const START = { ngram: 0x2f0b, wordStart: 0x51d7 }

/** N-grams are kept as 32-bit numbers; two ngrams with one number only mean one more text to read. */
const mix = (hash: number, character: string): number => {
  const mixed = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 0x9e37_79b1)
  return mixed ^ (mixed >>> 15)
}

const wordStartNgram = (start: readonly string[]) => start.reduce(mix, START.wordStart)

const stretchesOf = (normalized: string) => normalized.split(BORDER).map((stretch) => [...stretch])

/** The first two letters of every word, each once. */
export const wordStartsOf = (normalized: string): string[] => [
  ...new Set(Array.from(normalized.matchAll(WORD_START), ([start]) => start)),
]

/** One or two letters of a word are searched where words begin, everything else anywhere. */
export const isShortWord = (normalized: string): boolean => SHORT_WORD.test(normalized)

/** Of words ngrams of three and four, of all else ngrams of up to three; none has a blank at an end. */
const isKept = (length: number, isWordsOnly: boolean) =>
  length === LONGEST.others || (isWordsOnly ? length === LONGEST.words : length < LONGEST.others)

/** Tells every kept ngram that begins there, and where it ends. */
const eachNgramAt = (
  stretch: readonly string[],
  begin: number,
  tell: (ngram: number, end: number) => void,
) => {
  if (kindOf(stretch[begin] ?? '') === 'blank') return
  let ngram = START.ngram
  let isWordsOnly = true
  const farthest = Math.min(begin + LONGEST.words, stretch.length)
  for (let at = begin; at < farthest; at += 1) {
    const character = stretch[at] ?? ''
    const kind = kindOf(character)
    ngram = mix(ngram, character)
    isWordsOnly &&= kind !== 'other'
    if (kind !== 'blank' && isKept(at - begin + 1, isWordsOnly)) tell(ngram, at + 1)
  }
}

/** All ngrams that a query may ask for. */
export const ngramsOfText = (normalized: string): Set<number> => {
  const ngrams = new Set<number>()
  for (const stretch of stretchesOf(normalized)) {
    for (let begin = 0; begin < stretch.length; begin += 1) {
      eachNgramAt(stretch, begin, (ngram) => ngrams.add(ngram))
    }
  }
  for (const [first = '', second] of wordStartsOf(normalized)) {
    ngrams.add(wordStartNgram([first]))
    if (second) ngrams.add(wordStartNgram([first, second]))
  }
  return ngrams
}

interface Piece {
  readonly ngram: number
  readonly length: number
}

/** The longest ngrams of a stretch, none inside of another. */
const longestNgrams = (stretch: readonly string[]): Piece[] => {
  const longest: Piece[] = []
  let reached = 0
  for (let begin = 0; begin < stretch.length; begin += 1) {
    let found: { ngram: number; end: number } | undefined
    eachNgramAt(stretch, begin, (ngram, end) => {
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

/** N-grams that are in every text that the query is in; never none for a query of something. */
export const ngramsOfQuery = (normalized: string): number[] => {
  if (isShortWord(normalized)) return [wordStartNgram([...normalized])]
  // Where the query itself begins, the text may be in the middle of a word.
  const starts = [...normalized.matchAll(WORD_START)].filter(({ index }) => index > 0)
  const ngrams = [
    ...stretchesOf(normalized).flatMap(longestNgrams),
    ...starts.map(([start]) => ({ ngram: wordStartNgram([...start]), length: 1 })),
  ]
  // The longer a ngram, the fewer texts hold it.
  const long = ngrams.filter(({ length }) => length >= LONGEST.others)
  const short = ngrams.filter(({ length }) => length < LONGEST.others)
  const asked = [...evenly(long, NGRAMS_ASKED), ...short.sort((a, b) => b.length - a.length)]
  return [...new Set(asked.map(({ ngram }) => ngram))].slice(0, NGRAMS_ASKED)
}
