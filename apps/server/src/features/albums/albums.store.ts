import { PHOTO_STATUS } from '@lanting/contract'
import { sql } from 'kysely'
import type { Queries } from '../../database/open.ts'
import { readCounter } from '../../database/read-counter.ts'
import { type Page, readRowsOfPage } from '../../database/read-page.ts'

const COLUMNS = ['id', 'album_name', 'description', 'created_at', 'updated_at'] as const

const photoCount = sql<number>`coalesce((
  select value from counters where scope = 'photos' and subject = cast(albums.id as text)
), 0)`

/** The chosen cover, otherwise the first photo. */
const coverUrl = sql<string>`case when album_cover <> '' then album_cover else coalesce((
  select url from photos where album_id = albums.id and status = ${sql.lit(PHOTO_STATUS.normal)}
  order by position desc, id desc limit 1
), '') end`

export const PHOTO_COLUMNS = [
  'id',
  'album_id',
  'url',
  'status',
  'width',
  'height',
  'blur',
  'caption',
  'taken_at',
  'camera',
  'trashed_at',
  'created_at',
  'updated_at',
] as const

export const albumsWithCovers = (queries: Queries) =>
  queries
    .selectFrom('albums')
    .select([...COLUMNS, 'album_cover as chosen_cover'])
    .select([coverUrl.as('album_cover'), photoCount.as('photo_count')])

const PHOTO_ORDER = [
  ['position', 'desc'],
  ['id', 'desc'],
] as const

/** Photos in the order set by the owner; newly added photos come first. */
export const photosInOrder = (queries: Queries, albumId: number, status: number) =>
  queries
    .selectFrom('photos')
    .where('album_id', '=', albumId)
    .where('status', '=', status)
    .orderBy('position', 'desc')
    .orderBy('id', 'desc')

export const albumStore = (queries: Queries) => ({
  all: () =>
    albumsWithCovers(queries).orderBy('created_at', 'desc').orderBy('id', 'desc').execute(),

  exists: async (id: number): Promise<boolean> =>
    (await queries.selectFrom('albums').select('id').where('id', '=', id).executeTakeFirst()) !==
    undefined,

  photos: (albumId: number) =>
    photosInOrder(queries, albumId, PHOTO_STATUS.normal).select(PHOTO_COLUMNS).execute(),

  photosPage: async (albumId: number, page: Page) => {
    const total = await readCounter(queries, 'photos', String(albumId))
    const photos = queries
      .selectFrom('photos')
      .where('album_id', '=', albumId)
      .where('status', '=', PHOTO_STATUS.normal)
      .select('id')
    const rows = await readRowsOfPage(photos, PHOTO_ORDER, page, total, (ids) =>
      queries.selectFrom('photos').select(PHOTO_COLUMNS).where('id', 'in', ids).execute(),
    )
    return { rows, total }
  },

  /** Ids of the newest and times of the last change, for the sitemap. */
  changes: (limit: number) =>
    queries
      .selectFrom('albums')
      .select(['id', 'updated_at'])
      .orderBy('created_at', 'desc')
      .orderBy('id', 'desc')
      .limit(limit)
      .execute(),
})

export type AlbumStore = ReturnType<typeof albumStore>
export type PhotoRow = Awaited<ReturnType<AlbumStore['photos']>>[number]
