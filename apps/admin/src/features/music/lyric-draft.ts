import { encodedStorage } from '@lanting/browser'

/** Edited lyrics and the version they are based on. */
export interface LyricDraft {
  readonly text: string
  readonly base: string
  readonly version: string
}

const nameOf = (songId: number) => `lyricDraft/${songId}`

/** Unsaved lyrics of this browser. */
export const lyricCopies = {
  keep: (songId: number, draft: LyricDraft): boolean => encodedStorage.write(nameOf(songId), draft),
  drop: (songId: number): void => encodedStorage.remove(nameOf(songId)),
  read: (songId: number): LyricDraft | undefined => {
    const kept = (encodedStorage.read(nameOf(songId)) ?? {}) as Partial<LyricDraft>
    const { text, base, version } = kept
    const isWhole = [text, base, version].every((part) => typeof part === 'string')
    return isWhole ? (kept as LyricDraft) : undefined
  },
}

/** Normalizes line ends as a text field does. */
export const fieldText = (text: string): string => text.replace(/\r\n?/g, '\n')
