import { type Header, hasLabel, offsetMs, readHeader, readJsonCredit } from './headers.ts'
import {
  LINES_MAX,
  LYRIC_LENGTH_MAX,
  type LyricLine,
  type Lyrics,
  type LyricWord,
  NO_LYRICS,
  TIMED_WORDS_MAX,
} from './lyrics.ts'
import { otherTexts } from './other-texts.ts'
import { leadingMarks, type MarkedPart, wordParts } from './time-marks.ts'
import { readTimedLines } from './word-times.ts'

/** Repeats of one line. No song has more. */
const REPEATS_MAX = 100

/** One text at one time. A line with several marks becomes several entries. */
interface Sung {
  readonly atMs: number
  readonly text: string
  readonly words: readonly LyricWord[]
  readonly isCredit: boolean
}

interface Sheet {
  readonly headers: readonly Header[]
  readonly sung: readonly Sung[]
  readonly untimed: readonly string[]
}

/** A repeated line shifts the times of its words. */
const wordsAt = (
  parts: readonly MarkedPart[],
  firstMs: number,
  atMs: number,
): readonly LyricWord[] => {
  if (parts.length === 1 || parts.length > TIMED_WORDS_MAX) return []
  return parts
    .map((part) => ({ atMs: (part.atMs ?? firstMs) + atMs - firstMs, text: part.text }))
    .filter(({ text: word }) => word !== '')
}

const sungBy = (line: string): readonly Sung[] => {
  const credit = readJsonCredit(line)
  if (credit) return [{ ...credit, words: [], isCredit: true }]
  const { marks, text } = leadingMarks(line)
  const [firstMs = 0] = marks
  const parts = wordParts(text)
  const plain = parts
    .map((part) => part.text)
    .join('')
    .trim()
  return marks.slice(0, REPEATS_MAX).map((atMs) => ({
    atMs,
    text: plain,
    words: wordsAt(parts, firstMs, atMs),
    isCredit: false,
  }))
}

const readSheet = (text: string): Sheet => {
  const lines = text
    .slice(0, LYRIC_LENGTH_MAX)
    .replace(/^\ufeff/, '')
    .split(/\r\n|\r|\n/)
    .slice(0, LINES_MAX)
  const headers = lines.flatMap((line) => readHeader(line) ?? [])
  const sung: Sung[] = []
  const spoken: string[] = []
  for (const line of lines) {
    const timed = sung.length < LINES_MAX ? sungBy(line) : []
    sung.push(...timed)
    if (timed.length === 0) spoken.push(line)
  }
  const untimed = spoken
    .filter((line) => !readHeader(line))
    .map((line) => line.trim())
    .filter(Boolean)
  const early = offsetMs(headers)
  const moved = (atMs: number) => Math.max(0, atMs - early)
  return {
    headers,
    untimed,
    sung: sung
      .slice(0, LINES_MAX)
      .map((line) => ({
        ...line,
        atMs: moved(line.atMs),
        words: line.words.map((word) => ({ ...word, atMs: moved(word.atMs) })),
      }))
      .sort((a, b) => a.atMs - b.atMs),
  }
}

const untimedLyrics = (texts: readonly string[]): Lyrics => ({
  isTimed: false,
  lines: texts.map((text) => ({
    ...{ atMs: 0, endMs: undefined, text, words: [], translation: '', isCredit: false },
  })),
})

/** Credits are at the beginning, until the first line of another form. */
export const markCredits = (lines: readonly LyricLine[]): readonly LyricLine[] => {
  const firstSung = lines.findIndex(({ isCredit, text }) => !isCredit && !hasLabel(text))
  return lines.map((line, index) => ({ ...line, isCredit: line.isCredit || index < firstSung }))
}

/** Words of another line that begins at the same time are not taken. */
const ofSameText = (words: readonly LyricWord[] = [], text: string) =>
  words
    .map((word) => word.text)
    .join('')
    .trim() === text
    ? words
    : []

/**
 * Parses lyrics of any format. Any text gives lines, in the order of their times. Translation, word
 * times and romanisation may come in texts of their own.
 */
export const parseLyrics = (
  text: string,
  translation = '',
  words = '',
  romanisation = '',
): Lyrics => {
  const { sung, untimed } = readSheet(text)
  if (sung.length === 0) return untimed.length > 0 ? untimedLyrics(untimed) : NO_LYRICS
  const translated = Map.groupBy(readSheet(translation).sung, ({ atMs }) => atMs)
  const read = new Map(readSheet(romanisation).sung.map((line) => [line.atMs, line.text]))
  const timedWords = new Map(readTimedLines(words).map((line) => [line.atMs, line.words]))
  const moments = [...Map.groupBy(sung, ({ atMs }) => atMs)]
  const lines = moments.flatMap(([atMs, together], index): LyricLine[] => {
    const [line, ...others] = together.filter((each) => each.text !== '')
    // A mark without text is a gap: it ends the line before it.
    if (!line) return []
    const besides = [...others, ...(translated.get(atMs) ?? [])].map((each) => each.text)
    const endMs = moments[index + 1]?.[0]
    return [
      {
        ...line,
        endMs,
        words: line.words.length > 0 ? line.words : ofSameText(timedWords.get(atMs), line.text),
        ...otherTexts(line.text, besides, read.get(atMs)),
      },
    ]
  })
  return { isTimed: true, lines: markCredits(lines) }
}
