import type { ImportKind } from '@lanting/contract'
import { AppError } from '../../http/app-error.ts'
import type { Source } from './archive/source.ts'
import { HEAD_BYTES, isExportPart } from './foreign/foreign-blog.ts'

export interface DetectedExport {
  readonly kind: ImportKind
  /** The files of exports, posts before comments; none for Markdown files. */
  readonly exports: readonly string[]
  /** The files beside them that their readers read. */
  readonly besides: readonly string[]
}

/** An export lies at the top of a folder, or a few folders below. */
const DEPTH_MAX = 4
const CANDIDATES_MAX = 200

/**
 * Finds out which programs made the files, otherwise Markdown. An export may have several parts, and
 * comments may come from another program.
 */
export const detectExport = async (source: Source): Promise<DetectedExport> => {
  const { readerOf } = await import('./foreign/readers.ts')
  const candidates = source.paths
    .filter((path) => isExportPart(path) && path.split('/').length <= DEPTH_MAX)
    .sort((a, b) => a.split('/').length - b.split('/').length)
    .slice(0, CANDIDATES_MAX)
  const found: (NonNullable<ReturnType<typeof readerOf>> & { path: string })[] = []
  for (const path of candidates) {
    const head = await source.beginning(path, HEAD_BYTES).catch((error) => {
      if (error instanceof AppError) return Buffer.alloc(0)
      throw error
    })
    const known = readerOf(path, head.toString('utf8'))
    if (known) found.push({ ...known, path })
  }
  found.sort((a, b) => a.rank - b.rank)
  const exports = found.map(({ path }) => path)
  return {
    kind: found[0]?.kind ?? 'markdown',
    exports,
    besides: source.paths.filter(
      (path) => !exports.includes(path) && found.some(({ reader }) => reader.isBeside?.(path)),
    ),
  }
}
