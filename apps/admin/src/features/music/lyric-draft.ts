import { encodedStorage } from '@lanting/browser'

/** Words while they are written, with those they grew out of. */
export interface LyricDraft {
  readonly text: string
  readonly base: string
  readonly version: string
}

const nameOf = (songId: number) => `lyricDraft/${songId}`

/** What was typed and not saved, until it is. */
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

/** As a text field writes the ends of lines. */
export const fieldText = (text: string): string => text.replace(/\r\n?/g, '\n')
