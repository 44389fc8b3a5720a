import { statfs } from 'node:fs/promises'
import { dirname } from 'node:path'
import { ArchiveError } from './archive-error.ts'

/** Stays free for the site itself. */
const RESERVED_BYTES = 256 * 1_048_576
const MEGABYTE = 1_048_576
const ABSENT = new Set<unknown>(['ENOENT', 'ENOTDIR'])

export type FreeBytes = (folder: string) => Promise<number>

/** Of the folder, or of the next one above it that exists. */
const freeBytesOf: FreeBytes = async (folder) => {
  try {
    const { bavail, bsize } = await statfs(folder)
    return bavail * bsize
  } catch (error) {
    if (!ABSENT.has((error as NodeJS.ErrnoException).code)) throw error
    return freeBytesOf(dirname(folder))
  }
}

/** Stops before a file fills the disk that the site also writes to. */
export const requireSpace = async (
  file: string,
  bytes: number,
  freeBytes: FreeBytes = freeBytesOf,
): Promise<void> => {
  const free = await freeBytes(dirname(file))
  if (free >= bytes + RESERVED_BYTES) return
  const [has, needs] = [free, bytes + RESERVED_BYTES].map((size) => Math.ceil(size / MEGABYTE))
  throw new ArchiveError('diskFull', file, `${has} MB free, ${needs} MB needed`)
}
