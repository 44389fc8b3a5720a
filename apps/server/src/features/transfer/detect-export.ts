import type { ImportKind } from '@lanting/contract'
import { AppError } from '../../http/app-error.ts'
import type { Source } from './archive/source.ts'
import { BEGINNING_BYTES, isCandidate, kindOf } from './foreign/formats.ts'

export interface DetectedExport {
  readonly kind: ImportKind
  /** The file of the export; none for Markdown files. */
  readonly file?: string
}

/** An export lies at the top of a folder, or one folder below. */
const DEPTH_MAX = 2
const CANDIDATES_MAX = 50

/** Finds out which program made the files: the first export in it, otherwise Markdown. */
export const detectExport = async (source: Source): Promise<DetectedExport> => {
  const candidates = source.paths
    .filter((path) => isCandidate(path) && path.split('/').length <= DEPTH_MAX)
    .sort((a, b) => a.split('/').length - b.split('/').length)
    .slice(0, CANDIDATES_MAX)
  for (const file of candidates) {
    const start = await source.beginning(file, BEGINNING_BYTES).catch((error) => {
      if (error instanceof AppError) return Buffer.alloc(0)
      throw error
    })
    const kind = kindOf(file, start.toString('utf8'))
    if (kind) return { kind, file }
  }
  return { kind: 'markdown' }
}
