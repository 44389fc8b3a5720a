import { LIST_IDS, type SongOrder, UPSTREAM_IDS } from '@lanting/contract'
import { sql } from 'kysely'
import type { Queries } from '../../database/open.ts'
import { catalogueStore, inGenre } from './catalogue.store.ts'
import { genreId } from './credits.rules.ts'
import { SONG_COLUMNS } from './library.store.ts'

/** A list of songs: a playlist by hand or of a folder, an album, an artist or a genre. */
export type SongList =
  | { readonly kind: 'made' | 'album' | 'artist'; readonly id: number }
  | { readonly kind: 'folder'; readonly id: number; readonly root: string; readonly folder: string }
  | { readonly kind: 'genre'; readonly name: string }

export interface ListPart {
  readonly limit: number
  readonly offset: number
  /** undefined: the order of the list itself. */
  readonly order?: SongOrder | undefined
  readonly isDescending?: boolean | undefined
}

const ROW_ID_MAX = 2_147_483_647
const NO_LIST = 0

/** The sort key begins with disc and track. */
const IN_ALBUM = [sql`songs.sort_key`, sql`songs.path`]
const OWN_ORDERS = {
  made: [sql`playlist_songs.position`],
  folder: [
    sql`case when playlist_songs.position is null then 1 else 0 end`,
    sql`playlist_songs.position`,
    sql`songs.sort_key`,
    sql`songs.path`,
  ],
  album: IN_ALBUM,
  artist: [sql`songs.year`, sql`songs.album`, ...IN_ALBUM],
  genre: [sql`songs.artists`, sql`songs.album`, ...IN_ALBUM],
}

const SORT_KEYS = {
  name: sql`lower(songs.name)`,
  artist: sql`lower(songs.artists)`,
  album: sql`lower(songs.album)`,
  duration: sql`songs.duration_ms`,
  added: sql`songs.created_at`,
} as const satisfies Record<SongOrder, unknown>

const orderOf = (list: SongList, { order, isDescending }: ListPart) => {
  if (!order) return [...OWN_ORDERS[list.kind], sql`songs.id`]
  const direction = isDescending ? sql`desc` : sql`asc`
  return [sql`${SORT_KEYS[order]} ${direction}`, ...IN_ALBUM, sql`songs.id`]
}

/** The songs of every list that visitors can open. */
export const listedSongsStore = (queries: Queries) => {
  const { genreCounts } = catalogueStore(queries)

  const genreOf = async (id: number): Promise<SongList | undefined> => {
    const lists = (await genreCounts()).map(({ genres }): string[] => JSON.parse(genres))
    const name = lists.flat().find((genre) => genreId(genre) === id)
    return name === undefined ? undefined : { kind: 'genre', name }
  }

  const playlistOf = async (id: number): Promise<SongList | undefined> => {
    const row = await queries
      .selectFrom('playlists')
      .select(['root', 'folder'])
      .where('id', '=', id)
      .where('hidden', '=', 0)
      .where('user_id', 'is', null)
      .executeTakeFirst()
    return row && listOfRow({ id, ...row })
  }

  return {
    /** Returns the list with this id; undefined if visitors see none. */
    find: async (id: number): Promise<SongList | undefined> => {
      if (id <= ROW_ID_MAX) return playlistOf(id)
      if (id < LIST_IDS.album || id >= UPSTREAM_IDS) return undefined
      if (id >= LIST_IDS.genre) return genreOf(id)
      return { kind: id >= LIST_IDS.artist ? 'artist' : 'album', id }
    },

    songs: (list: SongList, part: ListPart) => {
      const playlistId = list.kind === 'made' || list.kind === 'folder' ? list.id : NO_LIST
      return queries
        .selectFrom('songs')
        .leftJoin('playlist_songs', (join) =>
          join
            .onRef('playlist_songs.song_id', '=', 'songs.id')
            .on('playlist_songs.playlist_id', '=', playlistId),
        )
        .select(SONG_COLUMNS)
        .where((where) => {
          if (list.kind === 'made') return where('playlist_songs.position', 'is not', null)
          if (list.kind === 'album') return where('songs.album_id', '=', list.id)
          if (list.kind === 'genre') return inGenre(list.name, 'songs')
          if (list.kind === 'folder') {
            return where.and([
              where('songs.root', '=', list.root),
              where('songs.folder', '=', list.folder),
            ])
          }
          const credited = where
            .selectFrom('song_artists')
            .select('song_id')
            .where('artist_id', '=', list.id)
          return where('songs.id', 'in', credited)
        })
        .orderBy(sql.join(orderOf(list, part)))
        .limit(part.limit)
        .offset(part.offset)
        .execute()
    },
  }
}

export type ListedSongsStore = ReturnType<typeof listedSongsStore>

/** Returns the list of a playlist's row. */
export const listOfRow = (row: {
  readonly id: number
  readonly root: string | null
  readonly folder: string | null
}): SongList => {
  const { id, root, folder } = row
  return root === null || folder === null
    ? { kind: 'made', id }
    : { kind: 'folder', id, root, folder }
}
