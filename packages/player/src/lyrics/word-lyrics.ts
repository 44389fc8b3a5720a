import { readJsonCredit } from './headers.ts'
import type { LyricTexts } from './lyric-texts.ts'
import { type LyricLine, type Lyrics, TIMED_WORDS_MAX } from './lyrics.ts'
import { nearestOf } from './nearest-line.ts'
import { markCredits, parseLyrics } from './parse-lyrics.ts'
import { readTimedLines } from './word-times.ts'

/** Lyrics of another service, where lines and words have clocks of their own. */
export interface ForeignTexts extends LyricTexts {
  /** On the clock of the words. */
  readonly wordTranslation?: string
  readonly wordRomanisation?: string
}

/** Marks of translations are rounded. */
const ROUNDED_MS = 150
/** The same line of both forms: their clocks differ by some two seconds at most. */
const CLOCKS_DIFFER_MS = 5_000
/** A line ends with its last word if nothing is sung for this long. */
const GAP_MS = 3_000
/** Less of the text is a broken form. */
const WHOLE = 0.5

const isRising = (times: readonly { readonly atMs: number }[]) =>
  times.every(({ atMs }, index) => atMs >= (times[index - 1]?.atMs ?? 0))

const NO_TEXTS = { translation: '', words: [], isCredit: false } as const

const creditLines = (text: string): readonly LyricLine[] =>
  text.split(/\r\n|\r|\n/).flatMap((line) => {
    const credit = readJsonCredit(line)
    return credit?.text.trim()
      ? [{ ...NO_TEXTS, ...credit, text: credit.text.trim(), endMs: undefined, isCredit: true }]
      : []
  })

const sungLines = (text: string): readonly LyricLine[] =>
  readTimedLines(text)
    .filter((line) => line.text !== '')
    .map(({ words, ...line }) => {
      const isGood = words.length <= TIMED_WORDS_MAX && isRising(words)
      return { ...NO_TEXTS, ...line, words: isGood ? words.filter((word) => word.text) : [] }
    })

/** Each line has a time of its own, because lines of one time are a line and its translation. */
const inOrder = (lines: readonly LyricLine[]): readonly LyricLine[] => {
  let before = -1
  return lines
    .toSorted((one, other) => one.atMs - other.atMs)
    .map((line) => {
      before = Math.max(line.atMs, before + 1)
      return { ...line, atMs: before }
    })
}

const withEnds = (lines: readonly LyricLine[]): readonly LyricLine[] =>
  lines.map((line, index) => {
    const next = lines[index + 1]?.atMs
    const end = line.endMs === undefined ? undefined : Math.max(line.endMs, line.atMs + 1)
    const isGap = end !== undefined && (next === undefined || next - end >= GAP_MS)
    return { ...line, endMs: isGap ? end : next }
  })

type Timed = Pick<LyricLine, 'atMs' | 'text'>

/** A text beside the words has either form itself. */
const linesBeside = (text = ''): readonly Timed[] => {
  const timed = readTimedLines(text)
  const { isTimed, lines } = parseLyrics(text)
  return timed.length > 0 ? timed : isTimed ? lines : []
}

const NOT_LETTERS = /[^\p{L}\p{N}]+/gu
const plain = (text: string) => text.replace(NOT_LETTERS, '').toLowerCase()
const lengthOf = (lines: readonly LyricLine[]) =>
  lines.reduce((sum, { text, isCredit }) => sum + (isCredit ? 0 : plain(text).length), 0)

/** The texts beside a line come on the clock of the words, or else with the same line. */
const textsBeside = (texts: ForeignTexts, byLine: Lyrics) => {
  const translationAt = nearestOf(linesBeside(texts.wordTranslation), ROUNDED_MS)
  const readingAt = nearestOf(linesBeside(texts.wordRomanisation), ROUNDED_MS)
  const same = Map.groupBy(byLine.isTimed ? byLine.lines : [], ({ text }) => plain(text))
  const sameAt = new Map([...same].map(([text, all]) => [text, nearestOf(all, CLOCKS_DIFFER_MS)]))
  return (line: LyricLine): LyricLine => {
    const other = sameAt.get(plain(line.text))?.(line.atMs)
    const found = translationAt(line.atMs)?.text
    const translation = (found === line.text ? '' : found) || other?.translation || ''
    const reading = readingAt(line.atMs)?.text || other?.romanisation
    return { ...line, translation, ...(reading && { romanisation: reading }) }
  }
}

/** Credits that only the other form has. */
const otherCredits = ({ isTimed, lines }: Lyrics, first: LyricLine | undefined) =>
  lines.filter((line) => isTimed && line.isCredit && line.atMs < (first?.atMs ?? 0))

/** [MUSIC-53] Reads lyrics of another service, with their times of words if these are whole. */
export const foreignLyrics = (texts: ForeignTexts): Lyrics => {
  const { lyric, translation, words = '', romanisation } = texts
  const byLine = parseLyrics(lyric, translation, words, romanisation)
  const sung = sungLines(words)
  const isWhole = lengthOf(sung) > 0 && lengthOf(sung) >= lengthOf(byLine.lines) * WHOLE
  if (!isWhole || !sung.some((line) => line.words.length > 0)) return byLine
  const own = markCredits(inOrder([...creditLines(words), ...sung]))
  const hasCredits = own.some(({ isCredit }) => isCredit)
  const all = hasCredits ? own : inOrder([...otherCredits(byLine, own[0]), ...own])
  return { isTimed: true, lines: withEnds(markCredits(all)).map(textsBeside(texts, byLine)) }
}
