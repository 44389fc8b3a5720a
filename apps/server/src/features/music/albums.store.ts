import { sql } from 'kysely'
import type { Queries } from '../../database/open.ts'
import { inGenre } from './catalogue.store.ts'

export type AlbumOrder =
  | 'newest'
  | 'name'
  | 'artist'
  | 'random'
  | 'year'
  | 'yearDown'
  | 'mostPlayed'
  | 'lastPlayed'
  | 'starred'
  | 'rated'

export interface AlbumQuery {
  readonly order: AlbumOrder
  readonly limit: number
  readonly offset: number
  /** The listener, for the orders by plays and stars. */
  readonly userId?: number
  readonly genre?: string
  readonly fromYear?: number
  readonly toYear?: number
  readonly artistId?: number
  readonly ids?: readonly number[]
  /** Whether songs without an album are left out. */
  readonly isNamed?: boolean
}

const YEAR = sql`max(songs.year)`
const NAME = sql`max(songs.album_key)`

const ORDERS = {
  newest: [sql`max(songs.created_at) desc`],
  name: [NAME],
  artist: [sql`min(songs.artist_key)`, NAME],
  random: [sql`random()`],
  year: [YEAR, NAME],
  yearDown: [sql`max(songs.year) desc`, NAME],
  mostPlayed: [sql`sum(song_plays.plays) desc`],
  lastPlayed: [sql`max(song_plays.played_at) desc`],
  starred: [sql`max(music_stars.created_at) desc`],
  rated: [sql`max(music_ratings.rating) desc`, NAME],
} as const

const NEEDS_PLAYS: readonly AlbumOrder[] = ['mostPlayed', 'lastPlayed']

/** Albums are the songs with one `album_id`. */
export const albumsStore = (queries: Queries) => ({
  /** Returns albums with their sums; name and artists are those of the song `song_id`. */
  albums: async (query: AlbumQuery) => {
    const { order, limit, offset, userId = 0, genre, fromYear, toYear, artistId, ids } = query
    const rows = await queries
      .selectFrom('songs')
      .select(({ fn, ref }) => [
        'songs.album_id',
        fn.countAll<number>().as('songs'),
        fn.sum<number>('songs.duration_ms').as('duration_ms'),
        fn.max('songs.year').as('year'),
        fn.min('songs.created_at').as('created_at'),
        fn.min('songs.id').as('song_id'),
        sql<number | null>`min(case when songs.cover <> '' then ${ref('songs.id')} end)`.as(
          'cover_id',
        ),
      ])
      .$if(NEEDS_PLAYS.includes(order), (songs) =>
        songs.innerJoin('song_plays', (join) =>
          join.onRef('song_plays.song_id', '=', 'songs.id').on('song_plays.user_id', '=', userId),
        ),
      )
      .$if(order === 'starred', (songs) =>
        songs.innerJoin('music_stars', (join) =>
          join
            .on('music_stars.subject', '=', sql`'al-' || songs.album_id`)
            .on('music_stars.user_id', '=', userId),
        ),
      )
      .$if(order === 'rated', (songs) =>
        songs.innerJoin('music_ratings', (join) =>
          join
            .on('music_ratings.subject', '=', sql`'al-' || songs.album_id`)
            .on('music_ratings.user_id', '=', userId),
        ),
      )
      .$if(genre !== undefined, (songs) =>
        songs.where('songs.album_id', 'in', (select) =>
          select
            .selectFrom('songs as tagged')
            .select('tagged.album_id')
            .where('tagged.missing_since', '=', 0)
            .where(inGenre(genre ?? '', 'tagged')),
        ),
      )
      .$if(fromYear !== undefined, (songs) =>
        songs.having(({ fn }) => fn.max('songs.year'), '>=', fromYear ?? 0),
      )
      .$if(toYear !== undefined, (songs) =>
        songs.having(({ fn }) => fn.max('songs.year'), '<=', toYear ?? 0),
      )
      .$if(ids !== undefined, (songs) => songs.where('songs.album_id', 'in', ids ?? []))
      .$if(query.isNamed === true, (songs) => songs.where('songs.album', '<>', ''))
      .$if(artistId !== undefined, (songs) =>
        songs.where('songs.album_id', 'in', (select) =>
          select
            .selectFrom('song_artists')
            .innerJoin('songs as credited', 'credited.id', 'song_artists.song_id')
            .select('credited.album_id')
            .where('credited.missing_since', '=', 0)
            .where('song_artists.artist_id', '=', artistId ?? 0),
        ),
      )
      .where('songs.missing_since', '=', 0)
      .where('songs.album_id', '<>', 0)
      .groupBy('songs.album_id')
      .orderBy(sql.join([...ORDERS[order], sql`songs.album_id`]))
      .limit(limit)
      .offset(offset)
      .execute()
    return rows.map((row) => ({
      ...row,
      songs: Number(row.songs),
      duration_ms: Number(row.duration_ms),
      created_at: Number(row.created_at),
    }))
  },

  /** The number of albums with a name, of all artists or of one. */
  countNamed: async (artistId?: number) => {
    const { count } = await queries
      .selectFrom('songs')
      .select(({ fn }) => fn.count<number>('songs.album_id').distinct().as('count'))
      .$if(artistId !== undefined, (songs) =>
        songs.where('songs.id', 'in', (select) =>
          select
            .selectFrom('song_artists')
            .select('song_id')
            .where('artist_id', '=', artistId ?? 0),
        ),
      )
      .where('songs.album', '<>', '')
      .where('songs.missing_since', '=', 0)
      .executeTakeFirstOrThrow()
    return Number(count)
  },

  /** Every album by id and name, to search them. */
  albumNames: () =>
    queries
      .selectFrom('songs')
      .select(({ fn }) => ['album_id as id', fn.max('album').as('name')])
      .where('album', '<>', '')
      .where('missing_since', '=', 0)
      .groupBy('album_id')
      .orderBy('album_id')
      .execute(),
})

export type AlbumsStore = ReturnType<typeof albumsStore>
export type AlbumSums = Awaited<ReturnType<AlbumsStore['albums']>>[number]
