import { offsetMs, readHeader, readJsonCredit } from './headers.ts'
import { leadingMarks, markText, withWordMarks } from './time-marks.ts'

/** The precision of a tap. */
const TAP_MS = 10

const headersIn = (lines: readonly string[]) => lines.flatMap((line) => readHeader(line) ?? [])

/** Returns whether a line is sung: neither empty, nor a header, nor a JSON credit. */
export const isSungLine = (line: string): boolean =>
  line.trim() !== '' && !readHeader(line) && !readJsonCredit(line)

/** The time to write for a tap: the offset of the text moves it back when it is read. */
export const tappedMs = (lines: readonly string[], songMs: number): number =>
  Math.max(0, Math.round((songMs + offsetMs(headersIn(lines))) / TAP_MS) * TAP_MS)

export const lineWith = (marks: readonly number[], words: string) =>
  marks.map((atMs) => `[${markText(atMs)}]`).join('') + words

/**
 * [MUSIC-40] Sets the first mark of a line to a time of the song. Its words are shifted; its
 * further marks stay.
 */
export const stampedLine = (lines: readonly string[], place: number, songMs: number): string => {
  const line = lines[place] ?? ''
  const { marks, text } = leadingMarks(line)
  const atMs = tappedMs(lines, songMs)
  const [firstMs, ...again] = marks
  if (firstMs === undefined) return `[${markText(atMs)}]${line.trimStart()}`
  const words = withWordMarks(text, (wordMs) => Math.max(0, wordMs + atMs - firstMs))
  return lineWith([atMs, ...again], words)
}

/** [MUSIC-41] Shifts all times of a line, none below 0. A line without times stays unchanged. */
export const nudgedLine = (line: string, byMs: number): string => {
  const { marks, text } = leadingMarks(line)
  if (marks.length === 0) return line
  const by = Math.max(byMs, -Math.min(...marks))
  const move = (atMs: number) => Math.max(0, atMs + by)
  return lineWith(marks.map(move), withWordMarks(text, move))
}

/** Returns the next sung line, or the same one if there is none. */
export const nextSungLine = (lines: readonly string[], place: number): number => {
  const next = lines.findIndex((line, index) => index > place && isSungLine(line))
  return next === -1 ? place : next
}
