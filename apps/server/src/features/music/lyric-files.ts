import { createHash } from 'node:crypto'
import { readLyricText } from '@lanting/contract'
import { besidePath, readInside } from './song-files.ts'
import { stemOf } from './songs.rules.ts'

const LYRIC_MAX_BYTES = 1_048_576

interface Place {
  readonly path: string
  /** The name of the file with the words, beside the song; empty: there is none. */
  readonly lyric: string
}

/** Where the words of a song lie, or would lie: beside it, under its name. */
export const lyricPathOf = ({ path, lyric }: Place) =>
  lyric ? besidePath(path, lyric) : `${stemOf(path)}.lrc`

/** Empty when there are none. */
export const readLyric = async (folder: string, place: Place): Promise<string> => {
  if (!place.lyric) return ''
  const bytes = await readInside(folder, lyricPathOf(place), LYRIC_MAX_BYTES)
  return bytes ? readLyricText(bytes) : ''
}

export const lyricVersionOf = (lyric: string) =>
  createHash('sha256').update(lyric).digest('base64url')
