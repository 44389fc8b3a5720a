import { IMPORT } from '@lanting/contract'
import { AppError } from '../../../http/app-error.ts'

/** Files to import: an archive or a folder. Paths are relative, with '/', and lead nowhere else. */
export interface Source {
  readonly paths: readonly string[]
  /** Files, and folders with a '/' behind, that are not read: their path is too long or too deep. */
  readonly tooLong: readonly string[]
  sizeOf(path: string): number
  /** The whole file; rejects one that is larger than that, or broken. */
  read(path: string, maxBytes: number): Promise<Buffer>
  close(): Promise<void>
}

const IGNORED = /(?:^|\/)(?:__MACOSX|node_modules|\.[^/]*)(?:\/|$)/

/** A name as a path, and whether it is too long; undefined when it leads elsewhere or to nothing. */
export const readPath = (
  name: string,
): { readonly path: string; readonly isTooLong: boolean } | undefined => {
  const path = name.replaceAll('\\', '/').normalize('NFC')
  // biome-ignore lint/suspicious/noControlCharactersInRegex: such names are what is looked for.
  if (path === '' || /[\x00-\x1f]/.test(path) || /^(?:\/|[A-Za-z]:)/.test(path)) return undefined
  const segments = path.split('/')
  if (segments.some((segment) => ['', '.', '..'].includes(segment))) return undefined
  if (IGNORED.test(path)) return undefined
  const isTooLong = name.length > IMPORT.maxPathLength || segments.length > IMPORT.maxDepth
  return { path, isTooLong }
}

/** The path as a reader of ours may use it; undefined also for one that is too long. */
export const safePath = (name: string): string | undefined => {
  const read = readPath(name)
  return read?.isTooLong ? undefined : read?.path
}

/** Refuses an archive that would unpack to too much, by the sizes it tells; readers keep it to them. */
export const refuseTooMuch = (sizes: readonly number[]): void => {
  const bytes = sizes.reduce((sum, size) => sum + size, 0)
  if (sizes.length > IMPORT.maxEntries || bytes > IMPORT.maxUnpackedBytes) {
    throw new AppError('archiveTooLarge')
  }
}
