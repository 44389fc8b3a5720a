import type { ImportNote } from '@lanting/contract'
import { AppError } from '../../http/app-error.ts'
import type { Clock } from '../../platform/clock.ts'
import { isDiskFull } from '../../platform/disk-full.ts'
import { refused } from './import-session.ts'
import { type ImportStore, NO_PROGRESS, type Progress } from './transfer.store.ts'

const WRITTEN_EVERY_MS = 500
/** Far below the time after which an import without progress counts as dead. */
const RENEWED_EVERY_MS = 30_000

type OnProgress = (latest: () => Progress) => Promise<void>

interface Tracked {
  readonly id: number
  readonly name: string
  readonly end: 'done' | 'undone'
  readonly now: Clock
  /** Called with every progress, also with the ones that are not written. */
  readonly onProgress?: OnProgress
  readonly renewedEveryMs?: number
}

const reasonOf = (error: unknown): ImportNote | undefined => {
  if (isDiskFull(error)) return 'diskFull'
  if (!(error instanceof AppError)) return undefined
  return error.key === 'archiveTooLarge' ? 'tooLarge' : 'unreadable'
}

/** The progress with the reason why the rest of the import cannot come. */
const withReason = (progress: Progress, name: string, error: unknown): Progress => {
  const note = reasonOf(error)
  if (!note) return progress
  const counts = { ...progress.counts, refused: progress.counts.refused + 1 }
  return { ...progress, counts, files: [refused(name, note), ...progress.files] }
}

/** Runs an import or its undo, and writes its progress and its end. Meanwhile no other one starts. */
export const trackImport = async (
  imports: ImportStore,
  { id, name, end, now, onProgress, renewedEveryMs = RENEWED_EVERY_MS }: Tracked,
  work: (onProgress: OnProgress) => Promise<Progress>,
): Promise<Progress> => {
  let latest = () => NO_PROGRESS
  let writtenAt = 0
  // A large file takes minutes until its first item. A renewal that fails is tried again.
  const renewing = setInterval(
    () => void imports.renew(id, now()).catch(() => undefined),
    renewedEveryMs,
  )
  try {
    const progress = await work(async (read) => {
      latest = read
      await onProgress?.(read)
      if (now() - writtenAt < WRITTEN_EVERY_MS) return
      writtenAt = now()
      await imports.write(id, 'running', read(), now())
    })
    await imports.write(id, end, progress, now())
    return progress
  } catch (error) {
    await imports.write(id, 'failed', withReason(latest(), name, error), now())
    throw error
  } finally {
    clearInterval(renewing)
  }
}
