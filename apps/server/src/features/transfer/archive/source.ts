import { IMPORT } from '@lanting/contract'
import { AppError } from '../../../http/app-error.ts'

/** Files to import: an archive or a folder. Paths are relative, with '/', and lead nowhere else. */
export interface Source {
  readonly paths: readonly string[]
  sizeOf(path: string): number
  /** All of it; what is larger than that or broken rejects. */
  read(path: string, maxBytes: number): Promise<Buffer>
  close(): Promise<void>
}

const IGNORED = /(?:^|\/)(?:__MACOSX|node_modules|\.[^/]*)(?:\/|$)/

/** The path as a reader of ours may use it; undefined for one that leads elsewhere, to nothing, or too deep. */
export const safePath = (name: string): string | undefined => {
  if (name.length > IMPORT.maxPathLength) return undefined
  const path = name.replaceAll('\\', '/').normalize('NFC')
  // biome-ignore lint/suspicious/noControlCharactersInRegex: such names are what is looked for.
  if (path === '' || /[\x00-\x1f]/.test(path) || /^(?:\/|[A-Za-z]:)/.test(path)) return undefined
  const segments = path.split('/')
  if (segments.length > IMPORT.maxDepth) return undefined
  if (segments.some((segment) => ['', '.', '..'].includes(segment))) return undefined
  return IGNORED.test(path) ? undefined : path
}

/** Refuses what would unpack to too much, by what it says of itself; readers keep it to its word. */
export const refuseTooMuch = (sizes: readonly number[]): void => {
  const bytes = sizes.reduce((sum, size) => sum + size, 0)
  if (sizes.length > IMPORT.maxEntries || bytes > IMPORT.maxUnpackedBytes) {
    throw new AppError('archiveTooLarge')
  }
}
