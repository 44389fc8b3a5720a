import { UPLOAD } from '@lanting/contract'
import { sql } from 'kysely'
import type { Queries } from '../../database/open.ts'
import { dayOf, unusedUntil } from './uploads.rules.ts'

export interface NewUpload {
  /** The address of the full picture. */
  readonly url: string
  readonly userId: number
  readonly bytes: number
  readonly width: number
  readonly height: number
  readonly placeholder: string
  readonly blur?: string
}

const AT_ONCE = 100

export const uploadStore = (queries: Queries) => ({
  /** Before its files are written: every file on disk has a row that knows it. */
  add: async ({ userId, ...upload }: NewUpload, now: number) => {
    await queries
      .insertInto('uploads')
      .values({
        ...upload,
        user_id: userId,
        expires_at: unusedUntil(now),
        created_at: now,
      })
      .execute()
  },

  has: async (url: string): Promise<boolean> => {
    const row = await queries
      .selectFrom('uploads')
      .select('id')
      .where('url', '=', url)
      .where('deleting', '=', 0)
      .executeTakeFirst()
    return row !== undefined
  },

  /** Gives up a picture whose files could not be written. */
  discard: async (url: string) => {
    await queries.updateTable('uploads').set({ expires_at: 0 }).where('url', '=', url).execute()
  },

  /** Takes bytes from what the user may send on this day; false when not so many are left. */
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

  /** Gives back bytes that were charged then. */
  refund: async (userId: number, bytes: number, chargedAt: number) => {
    await queries
      .updateTable('daily_uploads')
      .set({ bytes: sql<number>`bytes - ${bytes}` })
      .where('user_id', '=', userId)
      .where('day', '=', dayOf(chargedAt))
      .execute()
  },

  /** Pictures to remove, which nobody can begin to use any more; not all of them at once. */
  leaving: async (now: number) => {
    await queries
      .updateTable('uploads')
      .set({ deleting: 1 })
      .where('expires_at', '<=', now)
      .where('deleting', '=', 0)
      .execute()
    return queries
      .selectFrom('uploads')
      .select(['id', 'url'])
      .where('deleting', '=', 1)
      .orderBy('id')
      .limit(AT_ONCE)
      .execute()
  },

  forget: async (id: number) => {
    await queries.deleteFrom('uploads').where('id', '=', id).execute()
  },

  forgetDaysBefore: async (now: number) => {
    await queries.deleteFrom('daily_uploads').where('day', '<', dayOf(now)).execute()
  },

  /** The few pixels of each of these that stand for it until it is there. */
  blursOf: async (urls: readonly string[]): Promise<Map<string, string>> => {
    const rows = await queries
      .selectFrom('uploads')
      .select(['url', 'blur'])
      .where('url', 'in', urls)
      .execute()
    return new Map(rows.map(({ url, blur }) => [url, blur]))
  },

  /** The pictures that a user has sent and that are still here. */
  exportOf: (userId: number) =>
    queries
      .selectFrom('uploads')
      .select(['url', 'bytes', 'width', 'height', 'created_at'])
      .where('user_id', '=', userId)
      .where('deleting', '=', 0)
      .orderBy('id')
      .execute(),
})

export type UploadStore = ReturnType<typeof uploadStore>

/**
 * Lets go of a user's pictures: what nothing shows is removed, what others' content still shows
 * stays without a sender. Content erased later in the same transaction takes its pictures along.
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
