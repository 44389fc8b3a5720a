import { offsetMs, readHeader, readJsonCredit } from './headers.ts'
import { leadingMarks, markText, withWordMarks } from './time-marks.ts'

/** A tap is no finer than this. */
const TAP_MS = 10

const headersIn = (lines: readonly string[]) => lines.flatMap((line) => readHeader(line) ?? [])

/** Whether a line is sung: neither empty, nor a header, nor a credit in JSON. */
export const isSungLine = (line: string): boolean =>
  line.trim() !== '' && !readHeader(line) && !readJsonCredit(line)

const lineWith = (marks: readonly number[], words: string) =>
  marks.map((atMs) => `[${markText(atMs)}]`).join('') + words

/**
 * [MUSIC-40] The line begins at a time of the song: its first mark is that, its words move along, and
 * where it is sung again stays as it was.
 */
export const stampedLine = (lines: readonly string[], place: number, songMs: number): string => {
  const line = lines[place] ?? ''
  const { marks, text } = leadingMarks(line)
  const heardMs = songMs + offsetMs(headersIn(lines))
  const atMs = Math.max(0, Math.round(heardMs / TAP_MS) * TAP_MS)
  const [firstMs, ...again] = marks
  if (firstMs === undefined) return `[${markText(atMs)}]${line.trimStart()}`
  const words = withWordMarks(text, (wordMs) => Math.max(0, wordMs + atMs - firstMs))
  return lineWith([atMs, ...again], words)
}

/** [MUSIC-41] All times of a line move by as much, none before 0; a line without times stays as it is. */
export const nudgedLine = (line: string, byMs: number): string => {
  const { marks, text } = leadingMarks(line)
  if (marks.length === 0) return line
  const by = Math.max(byMs, -Math.min(...marks))
  const move = (atMs: number) => Math.max(0, atMs + by)
  return lineWith(marks.map(move), withWordMarks(text, move))
}

/** The next line that is sung; the same when there is none. */
export const nextSungLine = (lines: readonly string[], place: number): number => {
  const next = lines.findIndex((line, index) => index > place && isSungLine(line))
  return next === -1 ? place : next
}
