import { LYRIC_LENGTH_MAX, type LyricLine, type Lyrics } from './lyrics.ts'
import { markText } from './time-marks.ts'
import { wordTimes } from './word-times.ts'

/** Lyrics on the wire: lines, their translations, the times of their words, how they are read. */
export interface LyricTexts {
  readonly lyric: string
  /** Empty when there is none. */
  readonly translation?: string
  /** Empty when no word has a time. */
  readonly words?: string
  /** Empty when no line is written in Latin letters too. */
  readonly romanisation?: string
}

const timedLine = (atMs: number, text: string) => `[${markText(atMs)}]${text}`

/** A line sung many times may be written often, but not without end. */
const joinLines = (lines: readonly LyricLine[], write: (line: LyricLine) => readonly string[]) => {
  const written: string[] = []
  let length = 0
  for (const line of lines) {
    const texts = write(line)
    length += texts.reduce((sum, text) => sum + text.length + 1, 0)
    if (length > LYRIC_LENGTH_MAX) break
    written.push(...texts)
  }
  return written.join('\n')
}

/**
 * [MUSIC-43] Writes lyrics for any client: one mark a line, in the order of their times. Parsed
 * together, the texts give the same lyrics.
 */
export const lyricTexts = ({ isTimed, lines }: Lyrics): Required<LyricTexts> => {
  if (!isTimed) {
    return {
      lyric: joinLines(lines, ({ text }) => [text]),
      translation: '',
      words: '',
      romanisation: '',
    }
  }
  const starts = new Set(lines.map(({ atMs }) => atMs))
  return {
    lyric: joinLines(lines, ({ atMs, endMs, text }) => [
      timedLine(atMs, text),
      ...(endMs === undefined || starts.has(endMs) ? [] : [timedLine(endMs, '')]),
    ]),
    translation: joinLines(lines, ({ atMs, translation }) =>
      translation ? [timedLine(atMs, translation)] : [],
    ),
    romanisation: joinLines(lines, ({ atMs, romanisation }) =>
      romanisation ? [timedLine(atMs, romanisation)] : [],
    ),
    words: joinLines(lines, (line) => (line.words.length > 0 ? [wordTimes(line)] : [])),
  }
}
