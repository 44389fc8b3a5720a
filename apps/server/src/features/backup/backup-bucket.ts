import { once } from 'node:events'
import type { Writable } from 'node:stream'
import { systemClock } from '../../platform/clock.ts'
import { FilesUnavailable } from '../../platform/files-unavailable.ts'
import { type S3Address, s3PlaceText } from '../../platform/s3-address.ts'
import { createS3Client } from '../../platform/s3-client.ts'
import { s3Objects } from '../../platform/s3-objects.ts'
import { createS3Uploads } from '../../platform/s3-uploads.ts'
import { ArchiveError } from './archive-error.ts'
import { type BackupTarget, storedBackup } from './backup-target.ts'
import { archiveTime } from './format.rules.ts'

const READ_PARTS_BYTES = { first: 4 * 1_048_576, next: 4 * 1_048_576 }
/** Longer than any upload takes. */
const ABANDONED_AFTER_MS = 24 * 3_600_000
const NOT_FOUND = 404

/** Archives in a bucket. */
export const backupBucket = (address: S3Address, idleMs?: number): BackupTarget => {
  const { prefix } = address
  const text = s3PlaceText(address)
  const client = createS3Client(address, idleMs)
  const { facts, parts, list } = s3Objects(client)
  const uploads = createS3Uploads(client)

  /** Converts an outage to a sentence. */
  const reached = async <T>(name: string, work: Promise<T>): Promise<T> =>
    work.catch((error) => {
      if (!(error instanceof FilesUnavailable)) throw error
      throw new ArchiveError('unreachable', text + name, error.message)
    })

  const listAll = async () => {
    const found = []
    for await (const { key, bytes } of list(prefix)) {
      const backup = storedBackup(key.slice(prefix.length), bytes)
      if (backup) found.push(backup)
    }
    return found.toSorted((a, b) => b.atMs - a.atMs)
  }

  /** Only saves space: a key may write backups without the right to list unfinished uploads. */
  const sweep = () => {
    const isOurs = (key: string) => archiveTime(key.slice(prefix.length)) !== undefined
    const before = systemClock() - ABANDONED_AFTER_MS
    return uploads.sweep(prefix, { before, isOurs }).catch(() => undefined)
  }

  const store: BackupTarget['store'] = async (name, write) => {
    await sweep()
    let sink: Writable | undefined
    const open = () => {
      sink = uploads.open(prefix + name)
      return sink
    }
    await write(open).catch(async (error) => {
      // A failed upload is aborted before its connection is closed.
      if (sink && !sink.closed) await once(sink, 'close')
      throw error
    })
    return (await facts(prefix + name))?.bytes ?? 0
  }

  return {
    kind: 'bucket',
    text,
    pathOf: (name) => text + name,
    list: () => reached('', listAll()),
    find: async (name) => {
      const key = prefix + name
      const found = archiveTime(name) && (await reached(name, facts(key)))
      if (!found) return undefined
      const { bytes, etag } = found
      const whole = { start: 0, end: bytes - 1 }
      return { name: text + name, bytes, stream: () => parts(key, etag, whole, READ_PARTS_BYTES) }
    },
    store: (name, write) => reached(name, store(name, write)),
    requireSpace: async () => undefined,
    delete: async (name) => {
      await reached(name, client.send({ method: 'DELETE', key: prefix + name }, [NOT_FOUND]))
    },
    close: client.close,
  }
}
