import type { Clock } from '../../platform/clock.ts'
import type { Files } from '../../platform/files.ts'
import type { Scratch } from '../../platform/scratch.ts'
import { filesOf } from './uploads.rules.ts'
import type { UploadStore } from './uploads.store.ts'

interface Needs {
  readonly store: Pick<UploadStore, 'leaving' | 'forget' | 'forgetDaysBefore'>
  readonly files: Files
  readonly incoming: Scratch
  readonly now: Clock
}

/** What has not been written to for so long was left by a process that is gone. */
const LEFT_BEHIND_MS = 3_600_000

/**
 * Removes pictures that nothing uses, files first, so that a row goes only when nothing is left of
 * it. Several nodes may sweep at once: removing what is gone does no harm, and no name comes twice.
 */
export const sweepUploads = async ({ store, files, incoming, now }: Needs): Promise<void> => {
  const at = now()
  for (const { id, url } of await store.leaving(at)) {
    for (const name of filesOf(url)) await files.delete(name)
    await store.forget(id)
  }
  await store.forgetDaysBefore(at)
  await files.sweep(at - LEFT_BEHIND_MS)
  await incoming.sweep(at - LEFT_BEHIND_MS)
}
