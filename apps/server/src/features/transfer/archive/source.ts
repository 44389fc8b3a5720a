import { IMPORT } from '@lanting/contract'
import { AppError } from '../../../http/app-error.ts'

/** A file that is not read: a broken archive, a link, encrypted, or with an unsafe path. */
export interface Unread {
  readonly path: string
  readonly note: 'unreadable' | 'tooLarge'
}

/** Files to import: an archive or a folder. Paths are relative, with '/', and stay inside of it. */
export interface Source {
  readonly paths: readonly string[]
  /** Files that are not read, and folders (ending in '/'), because their path is too long or deep. */
  readonly tooLong: readonly string[]
  readonly unread?: readonly Unread[]
  sizeOf(path: string): number
  /** When the file was changed last, as far as the source knows. */
  changedAt?(path: string): number | undefined
  /** Returns the whole file. Rejects a broken file or one larger than `maxBytes`. */
  read(path: string, maxBytes: number): Promise<Buffer>
  /** Returns the first bytes of a file of any size. */
  beginning(path: string, bytes: number): Promise<Buffer>
  /** Copies a file of any size to a path on disk. */
  extract(path: string, target: string): Promise<void>
  close(): Promise<void>
}

/** Hidden files are ignored too. `.` and `..` are no names of files. */
const IGNORED = /(?:^|\/)(?:__MACOSX|node_modules|\.(?!\.?(?:\/|$))[^/]*)(?:\/|$)/

const slashed = (name: string) => name.replaceAll('\\', '/').normalize('NFC')

/** Normalizes a name to a path. Returns undefined for unsafe, empty and ignored names. */
export const readPath = (
  name: string,
): { readonly path: string; readonly isTooLong: boolean } | undefined => {
  const path = slashed(name)
  // biome-ignore lint/suspicious/noControlCharactersInRegex: names with control characters are rejected.
  if (path === '' || /[\x00-\x1f]/.test(path) || /^(?:\/|[A-Za-z]:)/.test(path)) return undefined
  const segments = path.split('/')
  if (segments.some((segment) => ['', '.', '..'].includes(segment))) return undefined
  if (IGNORED.test(path)) return undefined
  const isTooLong = name.length > IMPORT.maxPathLength || segments.length > IMPORT.maxDepth
  return { path, isTooLong }
}

/** Returns what a report calls a file with an unsafe name. Folders and ignored files are not named. */
export const unsafeName = (name: string): string | undefined => {
  const path = slashed(name)
  if (path === '' || path.endsWith('/') || IGNORED.test(path)) return undefined
  return path.replace(/\p{Cc}/gu, '\uFFFD').slice(0, IMPORT.maxPathLength)
}

/** Returns the path that a reader may use, or undefined if it is unsafe or too long. */
export const safePath = (name: string): string | undefined => {
  const read = readPath(name)
  return read?.isTooLong ? undefined : read?.path
}

export interface Limits {
  readonly maxEntries: number
  readonly maxUnpackedBytes: number
}

/** Of an archive that came over the network. */
export const ARCHIVE_LIMITS: Limits = IMPORT
/** Of files on the disk of the machine. */
export const DISK_LIMITS: Limits = { maxEntries: 1_000_000, maxUnpackedBytes: Number.MAX_VALUE }

/** Refuses a too large archive by its declared sizes. The readers enforce these sizes. */
export const refuseTooMuch = (sizes: readonly number[], limits: Limits): void => {
  const bytes = sizes.reduce((sum, size) => sum + size, 0)
  if (sizes.length > limits.maxEntries || bytes > limits.maxUnpackedBytes) {
    throw new AppError('archiveTooLarge')
  }
}
