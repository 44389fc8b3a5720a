import { keptTexts } from '../../shared/kept-texts.ts'

/** Edited lyrics and the version they are based on. */
export interface LyricDraft {
  readonly text: string
  readonly base: string
  readonly version: string
}

const nameOf = (songId: number) => `lyricDraft/${songId}`

/** Unsaved lyrics of this browser. */
export const lyricCopies = {
  keep: (songId: number, draft: LyricDraft): boolean => keptTexts.write(nameOf(songId), draft),
  drop: (songId: number): void => keptTexts.remove(nameOf(songId)),
  read: (songId: number): LyricDraft | undefined => {
    const kept = (keptTexts.read(nameOf(songId)) ?? {}) as Partial<LyricDraft>
    const { text, base, version } = kept
    const isWhole = [text, base, version].every((part) => typeof part === 'string')
    return isWhole ? (kept as LyricDraft) : undefined
  },
}

/** Normalizes line ends as a text field does. */
export const fieldText = (text: string): string => text.replace(/\r\n?/g, '\n')
