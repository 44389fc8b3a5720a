import { uploadsIn } from '@lanting/contract'
import type { Clock } from '../../platform/clock.ts'
import type { Files } from '../../platform/files.ts'
import type { UploadStore } from './uploads.store.ts'

interface Needs {
  readonly store: Pick<UploadStore, 'known'>
  readonly files: Pick<Files, 'list' | 'delete'>
  /** Returns false if another site may have files here. */
  readonly ownsFiles: () => Promise<boolean>
  readonly now: Clock
}

const BATCH_SIZE = 500
/** A younger file may be younger than the answer about its row. */
const ORPHAN_AFTER_MS = 24 * 3_600_000

/**
 * Deletes files of uploads without a row: a write that the store carried out long after everybody
 * had given it up, or what was left of an earlier site.
 */
export const sweepOrphans = async ({ store, files, ownsFiles, now }: Needs): Promise<void> => {
  if (!(await ownsFiles())) return
  const before = now() - ORPHAN_AFTER_MS
  let batch = new Map<string, string>()

  const sweepBatch = async () => {
    if (batch.size === 0) return
    const known = await store.known([...new Set(batch.values())])
    for (const [name, url] of batch) if (!known.has(url)) await files.delete(name)
    batch = new Map()
  }

  for await (const { name, changedAt } of files.list()) {
    const [url] = uploadsIn(`/${name}`)
    if (url === undefined || changedAt > before) continue
    batch.set(name, url)
    if (batch.size >= BATCH_SIZE) await sweepBatch()
  }
  await sweepBatch()
}
