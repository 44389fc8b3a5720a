import type { Queries } from '../../../database/open.ts'

/** Ratings of songs, albums and artists, by their ids in the protocol. */
export const ratingsStore = (queries: Queries) => ({
  ofUser: async (userId: number): Promise<ReadonlyMap<string, number>> => {
    const rows = await queries
      .selectFrom('music_ratings')
      .select(['subject', 'rating'])
      .where('user_id', '=', userId)
      .execute()
    return new Map(rows.map(({ subject, rating }) => [subject, rating]))
  },

  set: async (userId: number, subject: string, rating: number) => {
    await queries
      .insertInto('music_ratings')
      .values({ user_id: userId, subject, rating })
      .onConflict((conflict) => conflict.columns(['user_id', 'subject']).doUpdateSet({ rating }))
      .execute()
  },

  remove: async (userId: number, subject: string) => {
    await queries
      .deleteFrom('music_ratings')
      .where('user_id', '=', userId)
      .where('subject', '=', subject)
      .execute()
  },
})

export type RatingsStore = ReturnType<typeof ratingsStore>
