import type { BackupFault, BackupJob, BackupJobKind, BackupOutcome } from '@lanting/contract'
import { outsideRequest } from '../../database/query-tracking.ts'
import { AppError } from '../../http/app-error.ts'
import type { Clock } from '../../platform/clock.ts'
import { ArchiveError } from './archive-error.ts'
import { TaskError } from './archive-thread.ts'
import type { OnProgress } from './progress.ts'

export const faultOf = (error: unknown): BackupFault =>
  error instanceof TaskError || error instanceof ArchiveError ? error.fault : 'other'

/** Runs one job at a time on this node, and remembers how the last one ended. */
export const createBackupJobs = (now: Clock) => {
  let current: BackupJob | null = null
  let last: BackupOutcome | null = null
  let running: Promise<void> = Promise.resolve()
  const closing = new AbortController()

  return {
    current: () => current,
    last: () => last,
    /** Starts a job after this call. The returned promise rejects if it fails. */
    start: (
      kind: BackupJobKind,
      name: string,
      work: (onProgress: OnProgress, signal: AbortSignal) => Promise<void>,
    ): Promise<void> => {
      if (current || closing.signal.aborted) throw new AppError('backupRunning')
      const started = { kind, name, startedAtMs: now(), doneBytes: 0, totalBytes: 0 }
      current = started
      const onProgress: OnProgress = (progress) => {
        current = { ...started, ...progress }
      }
      const end = (fault: BackupFault | null) => {
        current = null
        last = { kind, name, atMs: now(), fault }
      }
      const done = outsideRequest(() => work(onProgress, closing.signal)).then(
        () => end(null),
        (error) => {
          end(faultOf(error))
          throw error
        },
      )
      // The caller handles a failure; closing only waits.
      running = done.catch(() => undefined)
      return done
    },
    close: async () => {
      closing.abort()
      await running
    },
  }
}
