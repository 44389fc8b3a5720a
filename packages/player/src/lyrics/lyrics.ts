/** Longer texts are read and written in part. */
export const LYRIC_LENGTH_MAX = 500_000
export const LINES_MAX = 5_000
/** Timed words of one line. No song has more. */
export const TIMED_WORDS_MAX = 200

export interface LyricWord {
  readonly atMs: number
  /** With the spaces after it. */
  readonly text: string
}

export interface LyricLine {
  readonly atMs: number
  /** The end: the start of the next word or line, or a gap. Undefined for the last. */
  readonly endMs: number | undefined
  readonly text: string
  /** Empty when only the line has a time. */
  readonly words: readonly LyricWord[]
  /** Empty when there is none. */
  readonly translation: string
  /** How the line is read, in Latin letters. */
  readonly romanisation?: string
  /** Credits before the first sung line. */
  readonly isCredit: boolean
}

export interface Lyrics {
  /** false: lines without times, to be read but not followed. */
  readonly isTimed: boolean
  readonly lines: readonly LyricLine[]
  /** How much later than written the lines come; negative: earlier. */
  readonly offsetMs?: number
}

export const NO_LYRICS: Lyrics = { isTimed: false, lines: [] }
