import type { Queries } from '../../../database/open.ts'

interface Place {
  readonly song_id: number
  readonly position_ms: number
  readonly comment: string
}

/** Places in songs where listeners stopped. */
export const bookmarksStore = (queries: Queries) => ({
  ofUser: (userId: number) =>
    queries
      .selectFrom('music_bookmarks')
      .select(['song_id', 'position_ms', 'comment', 'created_at', 'changed_at'])
      .where('user_id', '=', userId)
      .orderBy('changed_at', 'desc')
      .orderBy('song_id')
      .execute(),

  save: async (userId: number, { song_id, ...place }: Place, now: number) => {
    await queries
      .insertInto('music_bookmarks')
      .values({ user_id: userId, song_id, ...place, created_at: now, changed_at: now })
      .onConflict((conflict) =>
        conflict.columns(['user_id', 'song_id']).doUpdateSet({ ...place, changed_at: now }),
      )
      .execute()
  },

  remove: async (userId: number, songId: number) => {
    await queries
      .deleteFrom('music_bookmarks')
      .where('user_id', '=', userId)
      .where('song_id', '=', songId)
      .execute()
  },
})

export type BookmarksStore = ReturnType<typeof bookmarksStore>
