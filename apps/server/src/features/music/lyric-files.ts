import { createHash } from 'node:crypto'
import { inflateSync } from 'node:zlib'
import { readLyricText } from '@lanting/contract'
import { LYRIC_FORMS, lrcOf } from '@lanting/player'
import type { Files } from '../../platform/files.ts'
import { readEmbeddedLyric } from './read-song-files.ts'
import { besidePath, extensionOf, stemOf } from './songs.rules.ts'

const LYRIC_MAX_BYTES = 1_048_576

interface LyricFile {
  readonly path: string
  /** The name of the lyric file beside the song; empty if there is none. */
  readonly lyric: string
  /** 1: the song file has lyrics. A file beside it wins. */
  readonly embedded_lyric: number
}

/** Returns the path where the lyrics of a song are written, whether it exists or not. */
export const lyricPathOf = ({ path, lyric }: Pick<LyricFile, 'path' | 'lyric'>) =>
  extensionOf(lyric) === 'lrc' ? besidePath(path, lyric) : `${stemOf(path)}.lrc`

/** KRC is a compressed text behind a word and under a key, both the same for every file. */
const KRC_START = 'krc1'
const KRC_KEY = [64, 71, 97, 119, 94, 50, 116, 71, 81, 54, 49, 45, 206, 210, 110, 105]

const krcBytes = (bytes: Uint8Array): Uint8Array => {
  const start = KRC_START.length
  if (Buffer.from(bytes.subarray(0, start)).toString('latin1') !== KRC_START) return bytes
  const packed = bytes.subarray(start).map((byte, at) => byte ^ (KRC_KEY[at % KRC_KEY.length] ?? 0))
  try {
    return inflateSync(packed, { maxOutputLength: LYRIC_MAX_BYTES })
  } catch {
    // A damaged file has no lyrics.
    return new Uint8Array()
  }
}

const readForm = (bytes: Uint8Array, name: string) => {
  const form = LYRIC_FORMS.find((one) => one === extensionOf(name)) ?? 'lrc'
  return lrcOf(readLyricText(form === 'krc' ? krcBytes(bytes) : bytes), form)
}

/** Returns an empty string if there are no lyrics. */
export const readLyric = async (
  reader: Parameters<typeof readEmbeddedLyric>[0],
  files: Files,
  file: LyricFile,
): Promise<string> => {
  if (!file.lyric) {
    return file.embedded_lyric === 1 ? readEmbeddedLyric(reader, files, file.path) : ''
  }
  const bytes = await files.read(besidePath(file.path, file.lyric), LYRIC_MAX_BYTES)
  return bytes ? readForm(bytes, file.lyric) : ''
}

export const lyricVersionOf = (lyric: string) =>
  createHash('sha256').update(lyric).digest('base64url')
