import { createReadStream } from 'node:fs'
import { stat } from 'node:fs/promises'
import { ArchiveError } from './archive-error.ts'

/** An archive that can be read from its beginning. */
export interface ArchiveSource {
  /** Named in sentences about it. */
  readonly name: string
  readonly bytes: number
  stream(): AsyncIterable<Uint8Array>
}

/** An archive at any path. */
export const fileSource = async (path: string): Promise<ArchiveSource> => {
  const status = await stat(path).catch(() => undefined)
  if (!status?.isFile()) throw new ArchiveError('foreign', path)
  return { name: path, bytes: status.size, stream: () => createReadStream(path) }
}
