import { WORD_CHARACTER } from './folding.ts'

const LETTER = String.raw`[[\p{L}\p{N}\p{M}]--${WORD_CHARACTER}]`
const SYMBOL = String.raw`[^\p{L}\p{N}\p{M}\s]`

/** Where a letter meets a symbol one stretch ends: such neighbours are many, and tell little. */
const BORDER = new RegExp(`(?<=${LETTER})(?=${SYMBOL})|(?<=${SYMBOL})(?=${LETTER})`, 'v')
const IS_WORD = new RegExp(`^${WORD_CHARACTER}$`, 'v')
const WORD_START = new RegExp(`(?<!${WORD_CHARACTER})${WORD_CHARACTER}{1,2}`, 'gv')
const SHORT_WORD = new RegExp(`^${WORD_CHARACTER}{1,2}$`, 'v')

/** Words share their short pieces with many others, so theirs are longer. */
const LONGEST = { words: 4, others: 3 }
/** Enough to leave only few articles; more would only cost time. */
const PIECES_ASKED = 4

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

const START = { piece: 0x2f0b, wordStart: 0x51d7 }

/** Pieces are kept as 32-bit numbers; two pieces with one number only mean one more text to read. */
const mix = (hash: number, character: string): number => {
  const mixed = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 0x9e37_79b1)
  return mixed ^ (mixed >>> 15)
}

const wordStartPiece = (start: readonly string[]) => start.reduce(mix, START.wordStart)

const stretchesOf = (folded: string) => folded.split(BORDER).map((stretch) => [...stretch])

/** The first two letters of every word, each once. */
export const wordStartsOf = (folded: string): string[] => [
  ...new Set(Array.from(folded.matchAll(WORD_START), ([start]) => start)),
]

/** One or two letters of a word are searched where words begin, everything else anywhere. */
export const isShortWord = (folded: string): boolean => SHORT_WORD.test(folded)

/** Of words pieces of three and four, of all else pieces of up to three; none has a blank at an end. */
const isKept = (length: number, isWordsOnly: boolean) =>
  length === LONGEST.others || (isWordsOnly ? length === LONGEST.words : length < LONGEST.others)

/** Tells every kept piece that begins there, and where it ends. */
const eachPieceAt = (
  stretch: readonly string[],
  begin: number,
  tell: (piece: number, end: number) => void,
) => {
  if (kindOf(stretch[begin] ?? '') === 'blank') return
  let piece = START.piece
  let isWordsOnly = true
  const farthest = Math.min(begin + LONGEST.words, stretch.length)
  for (let at = begin; at < farthest; at += 1) {
    const character = stretch[at] ?? ''
    const kind = kindOf(character)
    piece = mix(piece, character)
    isWordsOnly &&= kind !== 'other'
    if (kind !== 'blank' && isKept(at - begin + 1, isWordsOnly)) tell(piece, at + 1)
  }
}

/** All pieces that a query may ask for. */
export const piecesOfText = (folded: string): Set<number> => {
  const pieces = new Set<number>()
  for (const stretch of stretchesOf(folded)) {
    for (let begin = 0; begin < stretch.length; begin += 1) {
      eachPieceAt(stretch, begin, (piece) => pieces.add(piece))
    }
  }
  for (const [first = '', second] of wordStartsOf(folded)) {
    pieces.add(wordStartPiece([first]))
    if (second) pieces.add(wordStartPiece([first, second]))
  }
  return pieces
}

interface Piece {
  readonly piece: number
  readonly length: number
}

/** The longest pieces of a stretch, none inside of another. */
const longestPieces = (stretch: readonly string[]): Piece[] => {
  const longest: Piece[] = []
  let reached = 0
  for (let begin = 0; begin < stretch.length; begin += 1) {
    let found: { piece: number; end: number } | undefined
    eachPieceAt(stretch, begin, (piece, end) => {
      found = { piece, end }
    })
    if (!found || found.end <= reached) continue
    longest.push({ piece: found.piece, length: found.end - begin })
    reached = found.end
  }
  return longest
}

const evenly = <T>(items: readonly T[], count: number): T[] => {
  const step = Math.max(1, items.length / count)
  return items.filter((_, at) => Math.floor(at / step) !== Math.floor((at - 1) / step))
}

/** Pieces that are in every text that the query is in; never none for a query of something. */
export const piecesOfQuery = (folded: string): number[] => {
  if (isShortWord(folded)) return [wordStartPiece([...folded])]
  // Where the query itself begins, the text may be in the middle of a word.
  const starts = [...folded.matchAll(WORD_START)].filter(({ index }) => index > 0)
  const pieces = [
    ...stretchesOf(folded).flatMap(longestPieces),
    ...starts.map(([start]) => ({ piece: wordStartPiece([...start]), length: 1 })),
  ]
  // The longer a piece, the fewer texts hold it.
  const long = pieces.filter(({ length }) => length >= LONGEST.others)
  const short = pieces.filter(({ length }) => length < LONGEST.others)
  const asked = [...evenly(long, PIECES_ASKED), ...short.sort((a, b) => b.length - a.length)]
  return [...new Set(asked.map(({ piece }) => piece))].slice(0, PIECES_ASKED)
}
