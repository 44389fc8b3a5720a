import { UPLOAD } from '@lanting/contract'
import { sql } from 'kysely'
import { isBackupRunning } from '../../database/archive/backup-lease.ts'
import type { Queries } from '../../database/open.ts'
import { dayOf, unusedUntil, writtenUntil } from './uploads.rules.ts'

interface NewUpload {
  /** The address of the largest variant. */
  readonly url: string
  readonly userId: number
  readonly bytes: number
  readonly width: number
  readonly height: number
  readonly placeholder: string
  readonly blur?: string
}

const BATCH_SIZE = 100

/** States of the files of a row, see `database/tables/uploads.ts`. */
const [STORED, DELETING, WRITING] = [0, 1, 2]

export const uploadStore = (queries: Queries) => ({
  /** Called before the files are written, so that every file has a row. It cannot be used yet. */
  add: async ({ userId, ...upload }: NewUpload, now: number) => {
    await queries
      .insertInto('uploads')
      .values({
        ...upload,
        user_id: userId,
        expires_at: writtenUntil(now),
        deleting: WRITING,
        created_at: now,
      })
      .execute()
  },

  /** Called when all files are written. Returns false if that took so long that they were swept. */
  confirm: async (url: string, now: number): Promise<boolean> => {
    const row = await queries
      .updateTable('uploads')
      .set({ deleting: STORED, expires_at: unusedUntil(now) })
      .where('url', '=', url)
      .where('deleting', '=', WRITING)
      .returning('id')
      .executeTakeFirst()
    return row !== undefined
  },

  /** Returns which of these pictures have a row, in any state. */
  known: async (urls: readonly string[]): Promise<Set<string>> => {
    const rows = await queries
      .selectFrom('uploads')
      .select('url')
      .where('url', 'in', urls)
      .execute()
    return new Set(rows.map(({ url }) => url))
  },

  has: async (url: string): Promise<boolean> => {
    const row = await queries
      .selectFrom('uploads')
      .select('id')
      .where('url', '=', url)
      .where('deleting', '=', STORED)
      .executeTakeFirst()
    return row !== undefined
  },

  /** Called when the files could not be written. */
  discard: async (url: string) => {
    await queries.updateTable('uploads').set({ expires_at: 0 }).where('url', '=', url).execute()
  },

  /** Charges bytes to the user's allowance of the day. Returns false if it is used up. */
  charge: async (userId: number, bytes: number, now: number): Promise<boolean> => {
    const sum = sql<number>`daily_uploads.bytes + ${bytes}`
    const row = await queries
      .insertInto('daily_uploads')
      .values({ user_id: userId, day: dayOf(now), bytes })
      .onConflict((conflict) =>
        conflict
          .columns(['user_id', 'day'])
          .doUpdateSet({ bytes: sum })
          .where(sum, '<=', UPLOAD.bytesPerDay),
      )
      .returning('bytes')
      .executeTakeFirst()
    return row !== undefined
  },

  /** Refunds charged bytes. */
  refund: async (userId: number, bytes: number, chargedAt: number) => {
    await queries
      .updateTable('daily_uploads')
      .set({ bytes: sql<number>`bytes - ${bytes}` })
      .where('user_id', '=', userId)
      .where('day', '=', dayOf(chargedAt))
      .execute()
  },

  /**
   * Marks a batch of unused pictures for removal and returns them. Nothing can use them afterwards.
   * A backup that is running may still need their files.
   */
  takeUnused: async (now: number) => {
    if (await isBackupRunning(queries, now)) return []
    await queries
      .updateTable('uploads')
      .set({ deleting: DELETING })
      .where('expires_at', '<=', now)
      .where('deleting', '!=', DELETING)
      .execute()
    return queries
      .selectFrom('uploads')
      .select(['id', 'url'])
      .where('deleting', '=', DELETING)
      .orderBy('id')
      .limit(BATCH_SIZE)
      .execute()
  },

  remove: async ({ id, url }: { readonly id: number; readonly url: string }) => {
    await queries.deleteFrom('picture_words').where('url', '=', url).execute()
    await queries.deleteFrom('uploads').where('id', '=', id).execute()
  },

  removeDaysBefore: async (now: number) => {
    await queries.deleteFrom('daily_uploads').where('day', '<', dayOf(now)).execute()
  },

  /** Returns the tiny preview of each picture, shown until it has loaded. */
  blursOf: async (urls: readonly string[]): Promise<Map<string, string>> => {
    const rows = await queries
      .selectFrom('uploads')
      .select(['url', 'blur'])
      .where('url', 'in', urls)
      .execute()
    return new Map(rows.map(({ url, blur }) => [url, blur]))
  },

  /** Returns the existing pictures that a user has uploaded. */
  exportOf: (userId: number) =>
    queries
      .selectFrom('uploads')
      .select(['url', 'bytes', 'width', 'height', 'created_at'])
      .where('user_id', '=', userId)
      .where('deleting', '=', STORED)
      .orderBy('id')
      .execute(),
})

export type UploadStore = ReturnType<typeof uploadStore>

/**
 * Releases a user's pictures. Unused ones are removed; those that other content shows stay without
 * an uploader. Content erased later in the same transaction removes its pictures.
 */
export const eraseOf = async (transaction: Queries, userId: number): Promise<void> => {
  await transaction.deleteFrom('daily_uploads').where('user_id', '=', userId).execute()
  await transaction
    .updateTable('uploads')
    .set({ expires_at: 0 })
    .where('user_id', '=', userId)
    .where('use_count', '=', 0)
    .execute()
  await transaction
    .updateTable('uploads')
    .set({ user_id: null })
    .where('user_id', '=', userId)
    .execute()
}
