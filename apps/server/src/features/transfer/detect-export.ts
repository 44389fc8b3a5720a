import type { ImportKind } from '@lanting/contract'
import { AppError } from '../../http/app-error.ts'
import type { Source } from './archive/source.ts'
import { HEAD_BYTES, isExportPart } from './foreign/foreign-blog.ts'

export interface DetectedExport {
  readonly kind: ImportKind
  /** The file of the export; none for Markdown files. */
  readonly file?: string
}

/** An export lies at the top of a folder, or a few folders below. */
const DEPTH_MAX = 4
const CANDIDATES_MAX = 200

/** Finds out which program made the files: the first export in it, otherwise Markdown. */
export const detectExport = async (source: Source): Promise<DetectedExport> => {
  const { readerOf } = await import('./foreign/readers.ts')
  const candidates = source.paths
    .filter((path) => isExportPart(path) && path.split('/').length <= DEPTH_MAX)
    .sort((a, b) => a.split('/').length - b.split('/').length)
    .slice(0, CANDIDATES_MAX)
  for (const file of candidates) {
    const head = await source.beginning(file, HEAD_BYTES).catch((error) => {
      if (error instanceof AppError) return Buffer.alloc(0)
      throw error
    })
    const known = readerOf(file, head.toString('utf8'))
    if (known) return { kind: known.kind, file }
  }
  return { kind: 'markdown' }
}
