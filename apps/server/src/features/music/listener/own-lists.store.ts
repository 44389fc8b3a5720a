import { OWN_LISTS } from '@lanting/contract'
import { sql } from 'kysely'
import type { Queries } from '../../../database/open.ts'
import { ROW_ID_MAX } from '../listed-songs.store.ts'
import { isHeard, type ListPart, sortedBy } from '../song-order.store.ts'
import type { OwnPlaylistsStore } from './own-playlists.store.ts'

/** A list that only its listener sees. */
type OwnList =
  | { readonly kind: 'likes' | 'recent' | 'most'; readonly userId: number }
  | { readonly kind: 'playlist'; readonly id: number }

const KINDS = ['likes', 'recent', 'most'] as const
/** The lists of played songs are short; the rest of the plays only counts. */
const PLAYED_SHOWN = 100

const PLACES = {
  playlist: sql<number>`row_number() over (order by position, song_id)`,
  likes: sql<number>`row_number() over (order by created_at desc, song_id desc)`,
  recent: sql<number>`row_number() over (order by played_at desc, song_id desc)`,
  most: sql<number>`row_number() over (order by plays desc, played_at desc, song_id desc)`,
}

/** The songs of a listener's own lists, as ids: songs of the upstream are no rows. */
export const ownListsStore = (
  queries: Queries,
  { playlists, hasUpstream }: { playlists: Pick<OwnPlaylistsStore, 'has'>; hasUpstream: boolean },
) => {
  const rowsOf = (list: OwnList) => {
    const { kind } = list
    if (kind === 'playlist') {
      return queries
        .selectFrom('playlist_songs')
        .select(['song_id', PLACES[kind].as('place')])
        .where('playlist_id', '=', list.id)
    }
    if (kind === 'likes') {
      return queries
        .selectFrom('song_likes')
        .select(['song_id', PLACES[kind].as('place')])
        .where('user_id', '=', list.userId)
    }
    return queries
      .selectFrom('song_plays')
      .select(['song_id', PLACES[kind].as('place')])
      .where('user_id', '=', list.userId)
      .orderBy('place')
      .limit(PLAYED_SHOWN)
  }

  return {
    /** Returns the list with this id; undefined if it is none of the user's. */
    find: async (id: number, userId: number): Promise<OwnList | undefined> => {
      const kind = KINDS.find((one) => OWN_LISTS[one] === id)
      if (kind) return { kind, userId }
      const row = id - OWN_LISTS.playlists
      const isOwn = row > 0 && row <= ROW_ID_MAX && (await playlists.has(row, userId))
      return isOwn ? { kind: 'playlist', id: row } : undefined
    },

    /** Sorted by names, the songs of the upstream come last, in the order of the list. */
    songIds: async (list: OwnList, { order, isDescending, limit, offset }: ListPart) => {
      const sorting = order
        ? [sql`case when songs.id is null then 1 else 0 end`, ...sortedBy(order, isDescending)]
        : []
      const rows = await queries
        .selectFrom(rowsOf(list).as('listed'))
        .leftJoin('songs', 'songs.id', 'listed.song_id')
        .select('listed.song_id')
        .where(isHeard(hasUpstream))
        .orderBy(sql.join([...sorting, sql`listed.place`]))
        .limit(limit)
        .offset(offset)
        .execute()
      return rows.map(({ song_id }) => song_id)
    },
  }
}
