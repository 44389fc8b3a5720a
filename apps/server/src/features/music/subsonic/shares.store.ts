import type { Queries } from '../../../database/open.ts'

interface Share {
  readonly key: string
  readonly description: string
  readonly songs: readonly number[]
  readonly expires_at: number | null
}

/** Songs that a listener has given away under a public address. */
export const sharesStore = (queries: Queries) => {
  const rows = () => queries.selectFrom('music_shares').selectAll('music_shares')
  const read = <R extends { readonly songs: string }>(row: R) => ({
    ...row,
    songs: JSON.parse(row.songs) as number[],
  })
  return {
    ofUser: async (userId: number) =>
      (await rows().where('user_id', '=', userId).orderBy('id').execute()).map(read),

    /** Counts the visit. Undefined when there is none any more. */
    visit: async (key: string, now: number) => {
      const row = await rows()
        .innerJoin('users', 'users.id', 'user_id')
        .select('users.nick_name')
        .where('key', '=', key)
        .where((where) =>
          where.or([where('expires_at', 'is', null), where('expires_at', '>', now)]),
        )
        .executeTakeFirst()
      if (!row) return undefined
      await queries
        .updateTable('music_shares')
        .set((share) => ({ visits: share('visits', '+', 1), visited_at: now }))
        .where('id', '=', row.id)
        .execute()
      return read(row)
    },

    add: async (userId: number, { songs, ...share }: Share, now: number): Promise<number> => {
      const { id } = await queries
        .insertInto('music_shares')
        .values({ ...share, user_id: userId, songs: JSON.stringify(songs), created_at: now })
        .returning('id')
        .executeTakeFirstOrThrow()
      return id
    },

    /** Returns whether the listener has such a share. */
    update: async (
      userId: number,
      id: number,
      change: { readonly description?: string; readonly expires_at?: number | null },
    ): Promise<boolean> => {
      const { numUpdatedRows } = await queries
        .updateTable('music_shares')
        .set((share) => ({ id: share.ref('id'), ...change }))
        .where('id', '=', id)
        .where('user_id', '=', userId)
        .executeTakeFirst()
      return numUpdatedRows > 0n
    },

    remove: async (userId: number, id: number): Promise<boolean> => {
      const { numDeletedRows } = await queries
        .deleteFrom('music_shares')
        .where('id', '=', id)
        .where('user_id', '=', userId)
        .executeTakeFirst()
      return numDeletedRows > 0n
    },
  }
}

export type SharesStore = ReturnType<typeof sharesStore>
