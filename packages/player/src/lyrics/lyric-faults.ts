import { offsetMs, readHeader } from './headers.ts'
import { leadingMarks, wordParts } from './time-marks.ts'
import { isSungLine } from './write-times.ts'

export type LyricFaultKind = 'brokenMark' | 'untimed' | 'wordsOutOfOrder' | 'beyondEnd'

export interface LyricFault {
  /** The index of the line, from 0. */
  readonly line: number
  readonly kind: LyricFaultKind
}

/** Looks like a mark, but was not read as one. */
const BROKEN_MARK = /^\s*\[\s*\d+\s*[:.\uff1a]/
const BROKEN_WORD_MARK = /<\s*\d+\s*[:.\uff1a]\s*\d/

const isRising = (times: readonly number[]) =>
  times.every((atMs, index) => index === 0 || atMs >= (times[index - 1] ?? 0))

const faultOf = (line: string, isTimed: boolean, endMs: number): LyricFaultKind | undefined => {
  if (!isSungLine(line)) return undefined
  const { marks, text } = leadingMarks(line)
  const parts = wordParts(text)
  const plain = parts.map((part) => part.text).join('')
  if (BROKEN_MARK.test(text) || BROKEN_WORD_MARK.test(plain)) return 'brokenMark'
  if (marks.length === 0) return isTimed ? 'untimed' : undefined
  const words = parts.flatMap(({ atMs }) => atMs ?? [])
  if (!isRising([marks[0] ?? 0, ...words])) return 'wordsOutOfOrder'
  return Math.max(...marks, ...words) > endMs ? 'beyondEnd' : undefined
}

/** [MUSIC-42] Warnings for the author of the lyrics. The text is shown all the same. */
export const lyricFaults = (text: string, durationMs?: number): LyricFault[] => {
  const lines = text.split(/\r\n|\r|\n/)
  const isTimed = lines.some((line) => leadingMarks(line).marks.length > 0)
  const offset = offsetMs(lines.flatMap((line) => readHeader(line) ?? []))
  const endMs = (durationMs ?? Number.POSITIVE_INFINITY) + offset
  return lines.flatMap((line, place) => {
    const kind = faultOf(line, isTimed, endMs)
    return kind ? [{ line: place, kind }] : []
  })
}
