import { LINES_MAX, LYRIC_LENGTH_MAX, type LyricLine, type LyricWord } from './lyrics.ts'

const LINE = /^\[\s*(\d{1,9})\s*,\s*(\d{1,9})\s*\]/
const WORD = /\((\d{1,9}),\d{1,9},\d{1,9}\)/g

const lengthMs = (fromMs: number, toMs = fromMs) => Math.max(0, toMs - fromMs)

/** `[8820,900](8820,400,0)one (9220,500,0)two`: start and length of a line and of its words. */
export const wordTimes = ({ atMs, endMs, words }: LyricLine): string => {
  const parts = words.map((word, index) => {
    const until = words[index + 1]?.atMs ?? endMs
    return `(${word.atMs},${lengthMs(word.atMs, until)},0)${word.text}`
  })
  return `[${atMs},${lengthMs(atMs, endMs)}]${parts.join('')}`
}

interface TimedLine {
  readonly atMs: number
  readonly endMs: number
  readonly text: string
  readonly words: readonly LyricWord[]
}

const timedLine = (line: string): TimedLine | undefined => {
  const [mark, start, length] = LINE.exec(line) ?? []
  if (mark === undefined) return undefined
  const marks = [...line.matchAll(WORD)]
  const words = marks.map((found, index) => ({
    atMs: Number(found[1]),
    text: line.slice(found.index + found[0].length, marks[index + 1]?.index),
  }))
  const text = marks.length > 0 ? words.map((word) => word.text).join('') : line.slice(mark.length)
  const atMs = Number(start)
  return { atMs, endMs: atMs + Number(length), text: text.trim(), words }
}

/** Returns the lines with word times. Ignores text of another form. */
export const readTimedLines = (text: string): readonly TimedLine[] =>
  text
    .slice(0, LYRIC_LENGTH_MAX)
    .split(/\r\n|\r|\n/)
    .slice(0, LINES_MAX)
    .flatMap((line) => timedLine(line.trim()) ?? [])
