import { PHOTO_STATUS } from '@lanting/contract'
import type { Queries } from '../../database/open.ts'
import { trashExpiredBefore } from '../../database/trash.ts'
import { withAdminLock } from '../../database/with-admin-lock.ts'
import { PHOTO_COLUMNS, photosInOrder } from './albums.store.ts'

const PURGE_BATCH_SIZE = 50

interface NewPhoto {
  readonly album_id: number
  readonly url: string
  readonly position: number
  readonly width: number | null
  readonly height: number | null
  readonly blur: string
}

interface PhotoWords {
  readonly caption: string
  readonly taken_at: string
  readonly camera: string
}

interface Page {
  readonly current: number
  readonly size: number
}

export const photoAdminStore = (queries: Queries) => {
  const trashExpired = (now: number) =>
    queries.selectFrom('photos').select('id').where('trashed_at', '<=', trashExpiredBefore(now))

  return {
    page: (albumId: number, status: number, { current, size }: Page) =>
      photosInOrder(queries, albumId, status)
        .select(PHOTO_COLUMNS)
        .limit(size)
        .offset((current - 1) * size)
        .execute(),

    total: async (albumId: number, status: number): Promise<number> => {
      const { count } = await queries
        .selectFrom('photos')
        .select(({ fn }) => fn.countAll<number | string>().as('count'))
        .where('album_id', '=', albumId)
        .where('status', '=', status)
        .executeTakeFirstOrThrow()
      return Number(count)
    },

    albumsOf: async (ids: readonly number[]): Promise<number[]> => {
      const rows = await queries
        .selectFrom('photos')
        .select('album_id')
        .distinct()
        .where('id', 'in', ids)
        .execute()
      return rows.map(({ album_id }) => album_id)
    },

    /** The positions of the last and of the first photo. */
    positions: async (albumId: number): Promise<{ lowest: number; highest: number }> => {
      const { lowest, highest } = await queries
        .selectFrom('photos')
        .select(({ fn }) => [
          fn.min<number | null>('position').as('lowest'),
          fn.max<number | null>('position').as('highest'),
        ])
        .where('album_id', '=', albumId)
        .executeTakeFirstOrThrow()
      return { lowest: lowest ?? 0, highest: highest ?? 0 }
    },

    add: async (photo: NewPhoto & Partial<PhotoWords>, now: number): Promise<number> => {
      const { id } = await queries
        .insertInto('photos')
        .values({ ...photo, created_at: now, updated_at: now })
        .returning('id')
        .executeTakeFirstOrThrow()
      return id
    },

    find: (id: number) =>
      queries.selectFrom('photos').select(PHOTO_COLUMNS).where('id', '=', id).executeTakeFirst(),

    setWords: async (id: number, words: PhotoWords, now: number): Promise<boolean> => {
      const { numUpdatedRows } = await queries
        .updateTable('photos')
        .set({ ...words, updated_at: now })
        .where('id', '=', id)
        .executeTakeFirst()
      return numUpdatedRows > 0
    },

    trash: async (ids: readonly number[], now: number): Promise<number> => {
      const { numUpdatedRows } = await queries
        .updateTable('photos')
        .set({ status: PHOTO_STATUS.recycled, trashed_at: now })
        .where('id', 'in', ids)
        .where('status', '=', PHOTO_STATUS.normal)
        .executeTakeFirst()
      return Number(numUpdatedRows)
    },

    restore: async (ids: readonly number[]): Promise<number> => {
      const { numUpdatedRows } = await queries
        .updateTable('photos')
        .set({ status: PHOTO_STATUS.normal, trashed_at: null })
        .where('id', 'in', ids)
        .where('status', '=', PHOTO_STATUS.recycled)
        .executeTakeFirst()
      return Number(numUpdatedRows)
    },

    /** Deletes only photos in the trash. */
    purge: async (ids: readonly number[]): Promise<number> => {
      const { numDeletedRows } = await queries
        .deleteFrom('photos')
        .where('id', 'in', ids)
        .where('status', '=', PHOTO_STATUS.recycled)
        .executeTakeFirst()
      return Number(numDeletedRows)
    },

    emptyTrash: async (albumId: number): Promise<number> => {
      const { numDeletedRows } = await queries
        .deleteFrom('photos')
        .where('album_id', '=', albumId)
        .where('status', '=', PHOTO_STATUS.recycled)
        .executeTakeFirst()
      return Number(numDeletedRows)
    },

    shownIds: async (albumId: number): Promise<number[]> => {
      const rows = await photosInOrder(queries, albumId, PHOTO_STATUS.normal).select('id').execute()
      return rows.map(({ id }) => id)
    },

    setPosition: async (id: number, position: number) => {
      await queries.updateTable('photos').set({ position }).where('id', '=', id).execute()
    },

    hasDue: async (now: number): Promise<boolean> =>
      (await trashExpired(now).limit(1).executeTakeFirst()) !== undefined,

    processDue: (now: number): Promise<void> =>
      withAdminLock(queries, async (transaction) => {
        const due = trashExpired(now).orderBy('trashed_at').limit(PURGE_BATCH_SIZE)
        await transaction.deleteFrom('photos').where('id', 'in', due).execute()
      }),
  }
}

export type PhotoAdminStore = ReturnType<typeof photoAdminStore>
