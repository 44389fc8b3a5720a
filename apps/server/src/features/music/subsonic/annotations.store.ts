import { chunk, NO_ID } from '../../../database/chunk.ts'
import type { Queries } from '../../../database/open.ts'
import { addLikes, addPlays, type SongAt } from '../listener/listener-songs.store.ts'
import { songIdOf } from './ids.rules.ts'

/** Stars and plays of users. */
export const annotationsStore = (queries: Queries) => {
  const likes = (userId: number) =>
    queries
      .selectFrom('song_likes')
      .select(['song_id', 'created_at'])
      .where('user_id', '=', userId)
      .orderBy('created_at', 'desc')
      .orderBy('song_id', 'desc')

  const plays = (userId: number) =>
    queries
      .selectFrom('song_plays')
      .select(['song_id', 'plays', 'played_at'])
      .where('user_id', '=', userId)

  const stars = (userId: number) =>
    queries
      .selectFrom('music_stars')
      .select(['subject', 'created_at'])
      .where('user_id', '=', userId)
      .orderBy('created_at', 'desc')
      .execute()

  return {
    /** Returns what a user has done with these songs, and with albums and artists. */
    ofUser: async (userId: number, songIds: readonly number[]) => {
      const parts = chunk(songIds, NO_ID)
      const [subjects, liked, heard] = await Promise.all([
        stars(userId),
        Promise.all(parts.map((part) => likes(userId).where('song_id', 'in', part).execute())),
        Promise.all(parts.map((part) => plays(userId).where('song_id', 'in', part).execute())),
      ])
      return {
        starred: new Map([
          ...subjects.map(({ subject, created_at }) => [subject, created_at] as const),
          ...liked
            .flat()
            .map(({ song_id, created_at }) => [songIdOf(song_id), created_at] as const),
        ]),
        plays: new Map(heard.flat().map((row) => [row.song_id, row])),
      }
    },

    stars,
    starredSongs: async (userId: number, limit: number) =>
      (await likes(userId).limit(limit).execute()).map(({ song_id }) => song_id),

    star: (userId: number, songs: readonly number[], subjects: readonly string[], at: number) =>
      queries.transaction().execute(async (transaction) => {
        const likes = songs.map((songId) => ({ songId, at }))
        await addLikes(transaction, userId, likes)
        for (const subject of subjects) {
          await transaction
            .insertInto('music_stars')
            .values({ user_id: userId, subject, created_at: at })
            .onConflict((conflict) => conflict.doNothing())
            .execute()
        }
      }),

    unstar: async (userId: number, songs: readonly number[], subjects: readonly string[]) => {
      if (songs.length > 0) {
        await queries
          .deleteFrom('song_likes')
          .where('user_id', '=', userId)
          .where('song_id', 'in', songs)
          .execute()
      }
      if (subjects.length > 0) {
        await queries
          .deleteFrom('music_stars')
          .where('user_id', '=', userId)
          .where('subject', 'in', subjects)
          .execute()
      }
    },

    /** Counts one play of each song. */
    played: (userId: number, plays: readonly SongAt[]) =>
      queries.transaction().execute((transaction) => addPlays(transaction, userId, plays)),
  }
}

export type AnnotationsStore = ReturnType<typeof annotationsStore>
