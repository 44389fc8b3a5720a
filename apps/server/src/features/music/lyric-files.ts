import { createHash } from 'node:crypto'
import { readLyricText } from '@lanting/contract'
import type { Files } from '../../platform/files.ts'
import { besidePath, stemOf } from './songs.rules.ts'

const LYRIC_MAX_BYTES = 1_048_576

interface LyricFile {
  readonly path: string
  /** The name of the lyric file beside the song; empty if there is none. */
  readonly lyric: string
}

/** Returns the path of the lyric file of a song, whether it exists or not. */
export const lyricPathOf = ({ path, lyric }: LyricFile) =>
  lyric ? besidePath(path, lyric) : `${stemOf(path)}.lrc`

/** Returns an empty string if there are no lyrics. */
export const readLyric = async (files: Pick<Files, 'read'>, file: LyricFile): Promise<string> => {
  if (!file.lyric) return ''
  const bytes = await files.read(lyricPathOf(file), LYRIC_MAX_BYTES)
  return bytes ? readLyricText(bytes) : ''
}

export const lyricVersionOf = (lyric: string) =>
  createHash('sha256').update(lyric).digest('base64url')
