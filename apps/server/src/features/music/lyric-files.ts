import { createHash } from 'node:crypto'
import { readLyricText } from '@lanting/contract'
import { besidePath, readInside } from './song-files.ts'
import { stemOf } from './songs.rules.ts'

const LYRIC_MAX_BYTES = 1_048_576

interface Place {
  readonly path: string
  /** Returns the name of the lyric file beside the song, or an empty string if there is none. */
  readonly lyric: string
}

/** Returns the path of the lyric file of a song, whether it exists or not. */
export const lyricPathOf = ({ path, lyric }: Place) =>
  lyric ? besidePath(path, lyric) : `${stemOf(path)}.lrc`

/** Returns an empty string if there are no lyrics. */
export const readLyric = async (folder: string, place: Place): Promise<string> => {
  if (!place.lyric) return ''
  const bytes = await readInside(folder, lyricPathOf(place), LYRIC_MAX_BYTES)
  return bytes ? readLyricText(bytes) : ''
}

export const lyricVersionOf = (lyric: string) =>
  createHash('sha256').update(lyric).digest('base64url')
