import { LIST_IDS, UPSTREAM_IDS } from '@lanting/contract'
import { sql } from 'kysely'
import type { Queries } from '../../database/open.ts'
import { catalogueStore, inGenre } from './catalogue.store.ts'
import { spellingsOf } from './genres.rules.ts'
import { SONG_COLUMNS } from './library.store.ts'
import { type ListPart, orderOf, type SongList } from './song-order.store.ts'

/** No row has a larger id. */
export const ROW_ID_MAX = 2_147_483_647
const NO_LIST = 0

/** The songs of every list that visitors can open. */
export const listedSongsStore = (queries: Queries) => {
  const { genreCounts } = catalogueStore(queries)

  const genreOf = async (id: number): Promise<SongList | undefined> => {
    const names = spellingsOf(await genreCounts(), id)
    return names.length > 0 ? { kind: 'genre', names } : undefined
  }

  const playlistOf = async (id: number): Promise<SongList | undefined> => {
    const row = await queries
      .selectFrom('playlists')
      .select(['root', 'folder'])
      .where('id', '=', id)
      .where('hidden', '=', 0)
      .where('missing_since', '=', 0)
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
        .where('songs.missing_since', '=', 0)
        .where((where) => {
          if (list.kind === 'made') return where('playlist_songs.position', 'is not', null)
          if (list.kind === 'album') return where('songs.album_id', '=', list.id)
          if (list.kind === 'genre')
            return where.or(list.names.map((name) => inGenre(name, 'songs')))
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
