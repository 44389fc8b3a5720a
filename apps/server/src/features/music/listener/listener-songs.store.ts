import { OWN_SONGS_MAX } from '@lanting/contract'
import { sql } from 'kysely'
import type { Queries } from '../../../database/open.ts'

/** A song, and when it was liked or played. */
export interface SongAt {
  readonly songId: number
  readonly at: number
}

/** Adds likes that are not there yet. */
export const addLikes = async (
  queries: Queries,
  userId: number,
  likes: readonly SongAt[],
): Promise<void> => {
  for (const { songId, at } of likes) {
    await queries
      .insertInto('song_likes')
      .values({ user_id: userId, song_id: songId, created_at: at })
      .onConflict((conflict) => conflict.doNothing())
      .execute()
  }
}

/** For a row that exists already: the larger of the stored and the given value stays. */
export const larger = (column: 'plays' | 'played_at') =>
  sql<number>`case when song_plays.${sql.ref(column)} < excluded.${sql.ref(column)} then excluded.${sql.ref(column)} else song_plays.${sql.ref(column)} end`

/** Counts one play of each song. A play of earlier, which an app reports late, moves no time back. */
export const addPlays = async (
  queries: Queries,
  userId: number,
  plays: readonly SongAt[],
): Promise<void> => {
  for (const { songId, at } of plays) {
    await queries
      .insertInto('song_plays')
      .values({ user_id: userId, song_id: songId, plays: 1, played_at: at })
      .onConflict((conflict) =>
        conflict.columns(['user_id', 'song_id']).doUpdateSet((row) => ({
          plays: row('song_plays.plays', '+', 1),
          played_at: larger('played_at'),
        })),
      )
      .execute()
  }
}

/** Removes the plays of longest ago, above what an account remembers. */
export const forgetOldPlays = (queries: Queries, userId: number) =>
  queries
    .deleteFrom('song_plays')
    .where('user_id', '=', userId)
    .where('song_id', 'in', ({ selectFrom }) =>
      selectFrom('song_plays')
        .select('song_id')
        .where('user_id', '=', userId)
        .orderBy('played_at', 'desc')
        .orderBy('song_id', 'desc')
        .limit(OWN_SONGS_MAX)
        .offset(OWN_SONGS_MAX),
    )
    .execute()

/** The likes and plays of users, which the site and music apps share. */
export const listenerSongsStore = (queries: Queries) => {
  const likedIds = async (userId: number): Promise<readonly number[]> => {
    const rows = await queries
      .selectFrom('song_likes')
      .select('song_id')
      .where('user_id', '=', userId)
      .orderBy('created_at', 'desc')
      .orderBy('song_id', 'desc')
      .limit(OWN_SONGS_MAX)
      .execute()
    return rows.map(({ song_id }) => song_id)
  }

  return {
    likedIds,

    /** Returns false when the user likes as many songs as allowed. */
    like: async (userId: number, like: SongAt): Promise<boolean> => {
      const known = await likedIds(userId)
      if (known.includes(like.songId)) return true
      if (known.length >= OWN_SONGS_MAX) return false
      await addLikes(queries, userId, [like])
      return true
    },

    unlike: (userId: number, songId: number) =>
      queries
        .deleteFrom('song_likes')
        .where('user_id', '=', userId)
        .where('song_id', '=', songId)
        .execute(),

    played: (userId: number, play: SongAt) =>
      queries.transaction().execute(async (transaction) => {
        await addPlays(transaction, userId, [play])
        await forgetOldPlays(transaction, userId)
      }),

    clearPlays: (userId: number) =>
      queries.deleteFrom('song_plays').where('user_id', '=', userId).execute(),
  }
}
