import { sql } from 'kysely'
import { chunk, NO_ID } from '../../database/chunk.ts'
import type { Queries } from '../../database/open.ts'

const COLUMNS = [
  'songs.id',
  'songs.name',
  'songs.artists',
  'songs.album',
  'songs.alia',
  'songs.cover',
  'songs.cover_version',
  'songs.path',
  'songs.bytes',
  'songs.album_artists',
  'songs.album_id',
  'songs.year',
  'songs.disc',
  'songs.track',
  'songs.genres',
  'songs.duration_ms',
  'songs.bit_rate',
  'songs.gain_db',
  'songs.created_at',
] as const

const escaped = (text: string) => text.replace(/[\\%_]/g, '\\$&')

/** Genres are a list, as JSON, so that a whole name stands between quotation marks. */
export const inGenre = (genre: string, table: string) =>
  sql<boolean>`lower(${sql.ref(`${table}.genres`)}) like lower(${`%${escaped(JSON.stringify(genre))}%`}) escape '\\'`

interface SongFilter {
  readonly genre?: string
  readonly fromYear?: number
  readonly toYear?: number
}

interface Part {
  readonly limit: number
  readonly offset: number
}

/** Songs with all their tags. */
export const catalogueStore = (queries: Queries) => {
  const present = () => queries.selectFrom('songs').where('songs.missing_since', '=', 0)
  const all = () => present().select(COLUMNS)

  const filtered = ({ genre, fromYear, toYear }: SongFilter) =>
    all()
      .$if(genre !== undefined, (rows) => rows.where(inGenre(genre ?? '', 'songs')))
      .$if(fromYear !== undefined, (rows) => rows.where('year', '>=', fromYear ?? 0))
      .$if(toYear !== undefined, (rows) => rows.where('year', '<=', toYear ?? 0))

  return {
    songs: async (ids: readonly number[]) => {
      const parts = chunk(ids, NO_ID).map((part) => all().where('songs.id', 'in', part).execute())
      return (await Promise.all(parts)).flat()
    },

    songsOfAlbum: (albumId: number) =>
      all().where('album_id', '=', albumId).orderBy('sort_key').orderBy('path').execute(),

    songsOfArtist: (artistId: number, limit: number) =>
      all()
        .innerJoin('song_artists', 'song_artists.song_id', 'songs.id')
        .where('artist_id', '=', artistId)
        .orderBy('songs.id')
        .limit(limit)
        .execute(),

    songsOfGenre: (genre: string, { limit, offset }: Part) =>
      filtered({ genre }).orderBy('songs.id').limit(limit).offset(offset).execute(),

    randomSongs: (filter: SongFilter, limit: number) =>
      filtered(filter).orderBy(sql`random()`).limit(limit).execute(),

    /** In the order of their ids: a client that reads page after page misses none. */
    allSongs: ({ limit, offset }: Part) =>
      all().orderBy('songs.id').limit(limit).offset(offset).execute(),

    /** Each combination of genres, with the album of the songs that have it. */
    genreCounts: () =>
      present()
        .select((select) => ['genres', 'album_id', select.fn.countAll<number>().as('songs')])
        .where('genres', '<>', '[]')
        .groupBy(['genres', 'album_id'])
        .execute(),

    /** When the library has last changed, also by a song that went missing. */
    changedAt: async () => {
      const row = await queries
        .selectFrom('songs')
        .select((select) => select.fn.max('updated_at').as('at'))
        .executeTakeFirst()
      return Number(row?.at ?? 0)
    },
  }
}

export type CatalogueStore = ReturnType<typeof catalogueStore>
export type CatalogueSong = Awaited<ReturnType<CatalogueStore['songs']>>[number]
