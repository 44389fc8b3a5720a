import { createHash } from 'node:crypto'
import { readLyricText } from '@lanting/contract'
import type { Files } from '../../platform/files.ts'
import { readEmbeddedLyric } from './read-song-files.ts'
import { besidePath, stemOf } from './songs.rules.ts'

const LYRIC_MAX_BYTES = 1_048_576

interface LyricFile {
  readonly path: string
  /** The name of the lyric file beside the song; empty if there is none. */
  readonly lyric: string
  /** 1: the song file has lyrics. A file beside it wins. */
  readonly embedded_lyric: number
}

/** Returns the path of the lyric file of a song, whether it exists or not. */
export const lyricPathOf = ({ path, lyric }: Pick<LyricFile, 'path' | 'lyric'>) =>
  lyric ? besidePath(path, lyric) : `${stemOf(path)}.lrc`

/** Returns an empty string if there are no lyrics. */
export const readLyric = async (
  reader: Parameters<typeof readEmbeddedLyric>[0],
  files: Files,
  file: LyricFile,
): Promise<string> => {
  if (!file.lyric) {
    return file.embedded_lyric === 1 ? readEmbeddedLyric(reader, files, file.path) : ''
  }
  const bytes = await files.read(lyricPathOf(file), LYRIC_MAX_BYTES)
  return bytes ? readLyricText(bytes) : ''
}

export const lyricVersionOf = (lyric: string) =>
  createHash('sha256').update(lyric).digest('base64url')
