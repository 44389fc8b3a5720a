import { AppError } from '../../../http/app-error.ts'
import { createTimedThread, TooMuchWork } from '../../../workers/timed-thread.ts'
import type { ForeignAuthor, ForeignItem, ForeignPost } from './foreign-blog.ts'

export interface ReadTask {
  /** The paths of the exports. */
  readonly exports: readonly string[]
  /** The copies of the exports, and of the files beside them, by their paths. */
  readonly files: ReadonlyMap<string, string>
  /** The new file that gets the items, one JSON text a line. */
  readonly spool: string
}

export type SpooledItem =
  | Exclude<ForeignItem, { type: 'post' }>
  | {
      readonly type: 'post'
      readonly post: ForeignPost
      readonly pictures: readonly string[]
      /** The addresses of linked files. */
      readonly files: readonly string[]
      /** The addresses of other links that name a host. */
      readonly links: readonly string[]
    }

export interface ReadBlog {
  readonly total: number
  /** The authors of posts, each once. */
  readonly authors: readonly ForeignAuthor[]
  /** The old addresses of all posts. */
  readonly oldPaths: readonly string[]
}

/** Reads the exports of other blogs. */
export interface ExportReader {
  read(task: ReadTask): Promise<ReadBlog>
}

/** Half a gigabyte of posts takes some minutes. */
const READ_WITHIN_MS = 1_800_000
const HEAP_MB = 1_024
const IDLE_MS = 1_000

/** Exports are foreign input, and long: a thread reads them. */
export const exportReader = (): ExportReader => {
  const thread = createTimedThread({
    file: new URL('read-export.worker.ts', import.meta.url),
    withinMs: READ_WITHIN_MS,
    heapMb: HEAP_MB,
    idleMs: IDLE_MS,
  })
  return {
    read: (task) =>
      thread.run<ReadBlog>('readExport', task).catch((error) => {
        throw error instanceof TooMuchWork ? new AppError('archiveTooLarge') : error
      }),
  }
}
