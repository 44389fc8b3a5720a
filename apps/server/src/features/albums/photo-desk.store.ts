import { PHOTO_STATUS } from '@lanting/contract'
import { binnedTooLongBefore } from '../../database/bin.ts'
import { inTurn } from '../../database/in-turn.ts'
import type { Queries } from '../../database/open.ts'
import { PHOTO_COLUMNS, photosInOrder } from './albums.store.ts'

const PURGED_AT_ONCE = 50

export interface NewPhoto {
  readonly album_id: number
  readonly url: string
  readonly position: number
  readonly width: number | null
  readonly height: number | null
  readonly blur: string
}

interface Page {
  readonly current: number
  readonly size: number
}

export const photoDeskStore = (queries: Queries) => {
  const binnedTooLong = (now: number) =>
    queries.selectFrom('photos').select('id').where('binned_at', '<=', binnedTooLongBefore(now))

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

    lastPosition: async (albumId: number): Promise<number> => {
      const { last } = await queries
        .selectFrom('photos')
        .select(({ fn }) => fn.max<number | null>('position').as('last'))
        .where('album_id', '=', albumId)
        .executeTakeFirstOrThrow()
      return last ?? 0
    },

    add: (photo: NewPhoto, now: number) =>
      queries
        .insertInto('photos')
        .values({ ...photo, created_at: now, updated_at: now })
        .returning(PHOTO_COLUMNS)
        .executeTakeFirstOrThrow(),

    bin: async (ids: readonly number[], now: number): Promise<number> => {
      const { numUpdatedRows } = await queries
        .updateTable('photos')
        .set({ status: PHOTO_STATUS.recycled, binned_at: now })
        .where('id', 'in', ids)
        .where('status', '=', PHOTO_STATUS.normal)
        .executeTakeFirst()
      return Number(numUpdatedRows)
    },

    restore: async (ids: readonly number[]): Promise<number> => {
      const { numUpdatedRows } = await queries
        .updateTable('photos')
        .set({ status: PHOTO_STATUS.normal, binned_at: null })
        .where('id', 'in', ids)
        .where('status', '=', PHOTO_STATUS.recycled)
        .executeTakeFirst()
      return Number(numUpdatedRows)
    },

    /** Only what is in the bin goes. */
    purge: async (ids: readonly number[]): Promise<number> => {
      const { numDeletedRows } = await queries
        .deleteFrom('photos')
        .where('id', 'in', ids)
        .where('status', '=', PHOTO_STATUS.recycled)
        .executeTakeFirst()
      return Number(numDeletedRows)
    },

    emptyBin: async (albumId: number): Promise<number> => {
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

    place: async (id: number, position: number) => {
      await queries.updateTable('photos').set({ position }).where('id', '=', id).execute()
    },

    isAnything: async (now: number): Promise<boolean> =>
      (await binnedTooLong(now).limit(1).executeTakeFirst()) !== undefined,

    settle: (now: number): Promise<void> =>
      inTurn(queries, async (transaction) => {
        const due = binnedTooLong(now).orderBy('binned_at').limit(PURGED_AT_ONCE)
        await transaction.deleteFrom('photos').where('id', 'in', due).execute()
      }),
  }
}
