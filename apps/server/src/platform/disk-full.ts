import { statfs } from 'node:fs/promises'

/** Of the file system, of a quota, and of PostgreSQL. */
const CODES: readonly unknown[] = ['ENOSPC', 'EDQUOT', '53100']
/** SQLite's own number of this error. */
const SQLITE_FULL = 13

/** Whether something could not be written because there is no space left on a disk. */
export const isDiskFull = (error: unknown): boolean => {
  if (!(error instanceof Error)) return false
  const { code, errcode } = error as { code?: unknown; errcode?: unknown }
  return CODES.includes(code) || errcode === SQLITE_FULL || isDiskFull(error.cause)
}

/** Less is used up within minutes. */
const LEFT_BYTES = 32 * 1_048_576

/** Whether the disk of a folder has space for what the site writes. */
export const hasSpace = async (folder: string, leftBytes = LEFT_BYTES): Promise<boolean> => {
  const { bavail, bsize } = await statfs(folder)
  return bavail * bsize >= leftBytes
}
