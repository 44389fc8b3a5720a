import { PHOTO_STATUS } from '@lanting/contract'
import { contains } from '../../database/contains.ts'
import type { Queries } from '../../database/open.ts'
import { albumsWithCovers } from './albums.store.ts'

export interface NewAlbum {
  readonly album_name: string
  readonly description: string
  readonly album_cover: string
}

interface Page {
  readonly current: number
  readonly size: number
}

const hasName = (name: string) => contains('album_name', name)

export const albumAdminStore = (queries: Queries) => ({
  page: (name: string, { current, size }: Page) =>
    albumsWithCovers(queries)
      .$if(name !== '', (albums) => albums.where(hasName(name)))
      .orderBy('created_at', 'desc')
      .orderBy('id', 'desc')
      .limit(size)
      .offset((current - 1) * size)
      .execute(),

  total: async (name: string): Promise<number> => {
    const { count } = await queries
      .selectFrom('albums')
      .select(({ fn }) => fn.countAll<number | string>().as('count'))
      .$if(name !== '', (albums) => albums.where(hasName(name)))
      .executeTakeFirstOrThrow()
    return Number(count)
  },

  trashedCounts: async (ids: readonly number[]) => {
    if (ids.length === 0) return new Map<number, number>()
    const rows = await queries
      .selectFrom('photos')
      .select(['album_id', ({ fn }) => fn.countAll<number | string>().as('count')])
      .where('album_id', 'in', ids)
      .where('status', '=', PHOTO_STATUS.recycled)
      .groupBy('album_id')
      .execute()
    return new Map(rows.map(({ album_id, count }) => [album_id, Number(count)]))
  },

  /** Throws a unique violation when the name exists. */
  add: async (album: NewAlbum, now: number): Promise<number> => {
    const { id } = await queries
      .insertInto('albums')
      .values({ ...album, created_at: now, updated_at: now })
      .returning('id')
      .executeTakeFirstOrThrow()
    return id
  },

  update: async (id: number, album: NewAlbum, now: number): Promise<boolean> => {
    const { numUpdatedRows } = await queries
      .updateTable('albums')
      .set({ ...album, updated_at: now })
      .where('id', '=', id)
      .executeTakeFirst()
    return numUpdatedRows > 0n
  },

  /** Deletes the album and its photos. */
  remove: async (id: number): Promise<boolean> => {
    const { numDeletedRows } = await queries
      .deleteFrom('albums')
      .where('id', '=', id)
      .executeTakeFirst()
    return numDeletedRows > 0n
  },

  /** Updates the time of the last change. */
  touch: async (ids: readonly number[], now: number) => {
    await queries.updateTable('albums').set({ updated_at: now }).where('id', 'in', ids).execute()
  },
})

export type AlbumAdminStore = ReturnType<typeof albumAdminStore>
