import type { Queries } from '../../../database/open.ts'
import type { Tables } from '../../../database/tables.ts'

type PlayQueue = Omit<Tables['play_queues'], 'user_id' | 'songs'> & {
  readonly songs: readonly number[]
}

/** One queue of each user, which apps hand over to each other. */
export const playQueueStore = (queries: Queries) => ({
  read: async (userId: number): Promise<PlayQueue | undefined> => {
    const row = await queries
      .selectFrom('play_queues')
      .selectAll()
      .where('user_id', '=', userId)
      .executeTakeFirst()
    return row && { ...row, songs: JSON.parse(row.songs) }
  },

  save: async (userId: number, { songs, ...queue }: PlayQueue) => {
    const row = { ...queue, songs: JSON.stringify(songs) }
    await queries
      .insertInto('play_queues')
      .values({ user_id: userId, ...row })
      .onConflict((conflict) => conflict.column('user_id').doUpdateSet(row))
      .execute()
  },

  clear: (userId: number) =>
    queries.deleteFrom('play_queues').where('user_id', '=', userId).execute(),
})

export type PlayQueueStore = ReturnType<typeof playQueueStore>
