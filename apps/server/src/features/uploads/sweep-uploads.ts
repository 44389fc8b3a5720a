import type { Clock } from '../../platform/clock.ts'
import type { Files } from '../../platform/files.ts'
import type { Scratch } from '../../platform/scratch.ts'
import { filesOf } from './uploads.rules.ts'
import type { UploadStore } from './uploads.store.ts'

interface Needs {
  readonly store: Pick<UploadStore, 'takeUnused' | 'remove' | 'removeDaysBefore'>
  readonly files: Files
  readonly incoming: Scratch
  readonly now: Clock
}

/** A file untouched for so long was left by a process that ended. */
const ABANDONED_AFTER_MS = 3_600_000

/**
 * Removes pictures without uses: files first, then the row, so that no file loses its row. Several
 * nodes may sweep at once: a second removal does no harm, and names are never reused.
 */
export const sweepUploads = async ({ store, files, incoming, now }: Needs): Promise<void> => {
  const at = now()
  for (const { id, url } of await store.takeUnused(at)) {
    for (const name of filesOf(url)) await files.delete(name)
    await store.remove({ id, url })
  }
  await store.removeDaysBefore(at)
  await files.sweep(at - ABANDONED_AFTER_MS)
  await incoming.sweep(at - ABANDONED_AFTER_MS)
}
