export interface LyricWord {
  readonly atMs: number
  /** With the blanks that stand behind it. */
  readonly text: string
}

export interface LyricLine {
  readonly atMs: number
  /** When it is over: where the next one begins, or a gap; undefined for the last. */
  readonly endMs: number | undefined
  readonly text: string
  /** Empty when only the line has a time. */
  readonly words: readonly LyricWord[]
  /** Empty when there is none. */
  readonly translation: string
  /** Who wrote and who plays, as songs say it before they begin. */
  readonly isCredit: boolean
}

export interface Lyrics {
  /** false: lines without times, to be read but not followed. */
  readonly isTimed: boolean
  readonly lines: readonly LyricLine[]
}

export const NO_LYRICS: Lyrics = { isTimed: false, lines: [] }
