import { Worker } from 'node:worker_threads'
import type { Backup, BackupFault } from '@lanting/contract'
import type { DatabaseAddress } from '../../database/open.ts'
import type { FilesPlace } from '../../platform/open-site-files.ts'
import type { Format } from './format.rules.ts'
import type { BackupLocation } from './open-target.ts'
import type { ArchiveProgress, OnProgress } from './progress.ts'

/** An archive in a place of backups. */
export interface StoredOrigin {
  readonly location: BackupLocation
  readonly name: string
}

/** An archive in a place of backups, or a file elsewhere. */
export type ArchiveOrigin = StoredOrigin | { readonly path: string }

interface BackupTask extends FilesPlace {
  readonly kind: 'backup'
  readonly address: DatabaseAddress
  readonly program: string
  readonly atMs: number
  readonly location: BackupLocation
  readonly name: string
  readonly passphrase?: string
}

interface CopyTask {
  readonly kind: 'copy'
  readonly from: ArchiveOrigin
  readonly location: BackupLocation
  readonly name: string
}

interface VerifyTask {
  readonly kind: 'verify'
  readonly from: ArchiveOrigin
  readonly passphrase?: string
}

export type ArchiveTask = BackupTask | CopyTask | VerifyTask

interface TaskResults {
  readonly backup: Backup
  readonly copy: null
  readonly verify: Pick<Format, 'createdAt' | 'hasSecrets'>
}

export type TaskResult = TaskResults[ArchiveTask['kind']]

export type ThreadMessage =
  | { readonly progress: ArchiveProgress }
  | { readonly result: TaskResult }
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
export const runArchiveTask = <T extends ArchiveTask>(
  task: T,
  onProgress: OnProgress,
  signal: AbortSignal,
): Promise<TaskResults[T['kind']]> =>
  new Promise((resolve, reject) => {
    signal.throwIfAborted()
    const worker = new Worker(new URL('archive.worker.ts', import.meta.url), {
      workerData: task,
      resourceLimits: { maxOldGenerationSizeMb: HEAP_MB },
    })
    const stop = () => void worker.terminate()
    signal.addEventListener('abort', stop, { once: true })
    worker.on('message', (message: ThreadMessage) => {
      if ('progress' in message) onProgress(message.progress)
      else if ('result' in message) resolve(message.result as TaskResults[T['kind']])
      else reject(new TaskError(message.fault, message.message))
    })
    worker.on('error', (error) => reject(new TaskError('other', String(error))))
    worker.on('exit', () => {
      signal.removeEventListener('abort', stop)
      reject(new TaskError('other', 'the thread ended'))
    })
  })
