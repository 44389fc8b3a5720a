import { OWN_LISTS, OWN_SONGS_MAX } from '@lanting/contract'
import { sql } from 'kysely'
import type { Queries } from '../../../database/open.ts'
import { type ListPart, sortedBy } from '../song-order.store.ts'

/** A list that only its listener sees. */
export interface OwnList {
  readonly kind: 'likes' | 'recent' | 'most'
  readonly userId: number
}

const KINDS = ['likes', 'recent', 'most'] as const
/** The lists of played songs are short; the rest of the plays only counts. */
const PLAYED_SHOWN = 100

const PLACES = {
  recent: sql<number>`row_number() over (order by played_at desc, song_id desc)`,
  most: sql<number>`row_number() over (order by plays desc, played_at desc, song_id desc)`,
}

/** The songs of a listener's own lists, as ids: songs of the upstream are no rows. */
export const ownListsStore = (queries: Queries) => {
  const rowsOf = ({ kind, userId }: OwnList) =>
    kind === 'likes'
      ? queries
          .selectFrom('song_likes')
          .select([
            'song_id',
            sql<number>`row_number() over (order by created_at desc, song_id desc)`.as('place'),
          ])
          .where('user_id', '=', userId)
          .orderBy('place')
          .limit(OWN_SONGS_MAX)
      : queries
          .selectFrom('song_plays')
          .select(['song_id', PLACES[kind].as('place')])
          .where('user_id', '=', userId)
          .orderBy('place')
          .limit(PLAYED_SHOWN)

  return {
    /** Returns the list with this id; undefined if it is none of the user's. */
    find: async (id: number, userId: number): Promise<OwnList | undefined> => {
      const kind = KINDS.find((one) => OWN_LISTS[one] === id)
      return kind && { kind, userId }
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
        .orderBy(sql.join([...sorting, sql`listed.place`]))
        .limit(limit)
        .offset(offset)
        .execute()
      return rows.map(({ song_id }) => song_id)
    },
  }
}

export type OwnListsStore = ReturnType<typeof ownListsStore>
