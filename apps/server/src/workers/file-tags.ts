import type { OldNames } from './old-tags.ts'

/** The audio containers that browsers play. */
export type SongContainer = 'mp3' | 'flac' | 'ogg' | 'wav' | 'm4a' | 'aac' | 'webm'

export interface FileTags {
  readonly container: SongContainer
  readonly title: string
  readonly artists: readonly string[]
  readonly album: string
  readonly albumArtists: readonly string[]
  readonly isCompilation: boolean
  readonly genres: readonly string[]
  /** The numbers are 0 if unknown. */
  readonly year: number
  readonly disc: number
  readonly track: number
  readonly durationMs: number
  /** In kbit/s. */
  readonly bitRate: number
  /** The gain to an equal loudness; null if the file has none. */
  readonly gainDb: number | null
  readonly hasCover: boolean
  readonly hasLyric: boolean
  /** Names in an unknown encoding, which were read as Latin-1. */
  readonly old?: OldNames
}
