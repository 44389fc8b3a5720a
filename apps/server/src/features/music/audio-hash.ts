import { createHash } from 'node:crypto'
import type { Files } from '../../platform/files.ts'
import type { FolderFile } from '../../workers/music-files.ts'

/**
 * Two parts behind the middle of a file, where its audio is: together with the size they identify a
 * song, and ten thousand songs are read in seconds.
 */
const PART_BYTES = 32 * 1_024

const partsOf = (bytes: number) => {
  if (bytes <= 2 * PART_BYTES) return [{ start: 0, end: bytes - 1 }]
  const middle = Math.floor(bytes / 2)
  const later = Math.max(middle + PART_BYTES, Math.floor(bytes * 0.8))
  return [middle, Math.min(later, bytes - PART_BYTES)].map((start) => ({
    start,
    end: start + PART_BYTES - 1,
  }))
}

/** Hashes the content of a song; empty for a file that is gone. */
export const audioHash = async (
  files: Pick<Files, 'open'>,
  { path, bytes }: FolderFile,
): Promise<string> => {
  const opened = bytes > 0 ? await files.open(path) : undefined
  if (!opened) return ''
  try {
    const hash = createHash('sha256').update(String(opened.bytes))
    for (const part of partsOf(opened.bytes)) hash.update(await opened.read(part))
    return hash.digest('base64url')
  } finally {
    await opened.close()
  }
}
