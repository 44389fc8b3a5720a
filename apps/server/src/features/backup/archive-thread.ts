import { Worker } from 'node:worker_threads'
import type { Backup, BackupFault } from '@lanting/contract'
import type { DatabaseAddress } from '../../database/open.ts'
import type { FilesPlace } from '../../platform/open-site-files.ts'
import type { ArchiveProgress, OnProgress } from './progress.ts'

export type ArchiveTask =
  | (FilesPlace & {
      readonly kind: 'backup'
      readonly address: DatabaseAddress
      readonly program: string
      readonly atMs: number
      readonly to: string
      readonly passphrase?: string
    })
  | { readonly kind: 'verify'; readonly file: string; readonly passphrase?: string }

export type ThreadMessage =
  | { readonly progress: ArchiveProgress }
  | { readonly result: Backup | null }
  | { readonly fault: BackupFault; readonly message: string }

/** A task that failed in its thread. */
export class TaskError extends Error {
  readonly fault: BackupFault

  constructor(fault: BackupFault, message: string) {
    super(message)
    this.fault = fault
  }
}

const HEAP_MB = 512

/** Runs a task beside the requests. The signal ends the thread. */
export const runArchiveTask = (
  task: ArchiveTask,
  onProgress: OnProgress,
  signal: AbortSignal,
): Promise<Backup | null> =>
  new Promise((resolve, reject) => {
    const worker = new Worker(new URL('archive.worker.ts', import.meta.url), {
      workerData: task,
      resourceLimits: { maxOldGenerationSizeMb: HEAP_MB },
    })
    const stop = () => void worker.terminate()
    signal.addEventListener('abort', stop, { once: true })
    worker.on('message', (message: ThreadMessage) => {
      if ('progress' in message) onProgress(message.progress)
      else if ('result' in message) resolve(message.result)
      else reject(new TaskError(message.fault, message.message))
    })
    worker.on('error', (error) => reject(new TaskError('other', String(error))))
    worker.on('exit', () => {
      signal.removeEventListener('abort', stop)
      reject(new TaskError('other', 'the thread ended'))
    })
  })
