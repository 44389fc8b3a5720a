import type { Insertable, Selectable } from 'kysely'
import { chunk, NO_ID } from '../../database/chunk.ts'
import type { Queries } from '../../database/open.ts'
import type { Tables } from '../../database/tables.ts'

export type HeldRow = Selectable<Tables['held_posts']>

export const heldPostStore = (queries: Queries) => ({
  add: async (row: Insertable<Tables['held_posts']>): Promise<number> => {
    const { id } = await queries
      .insertInto('held_posts')
      .values(row)
      .returning('id')
      .executeTakeFirstOrThrow()
    return id
  },

  /** Returns the posts that are still held, oldest first. */
  find: async (ids: readonly number[]): Promise<HeldRow[]> => {
    const found: HeldRow[] = []
    for (const part of chunk(ids, NO_ID)) {
      found.push(
        ...(await queries.selectFrom('held_posts').selectAll().where('id', 'in', part).execute()),
      )
    }
    return found.sort((a, b) => a.created_at - b.created_at || a.id - b.id)
  },

  countOf: async (userId: number): Promise<number> => {
    const { held } = await queries
      .selectFrom('held_posts')
      .select(({ fn }) => fn.countAll<number | string>().as('held'))
      .where('user_id', '=', userId)
      .executeTakeFirstOrThrow()
    return Number(held)
  },

  /** Keeps the newest posts of visitors of a kind. */
  removeOldestOfVisitors: async (kind: string, kept: number): Promise<void> => {
    await queries
      .deleteFrom('held_posts')
      .where('user_id', 'is', null)
      .where('kind', '=', kind)
      .where(({ eb, selectFrom }) =>
        eb(
          'id',
          'not in',
          selectFrom('held_posts')
            .select('id')
            .where('user_id', 'is', null)
            .where('kind', '=', kind)
            .orderBy('created_at', 'desc')
            .orderBy('id', 'desc')
            .limit(kept),
        ),
      )
      .execute()
  },

  idsOf: async (userIds: readonly number[]): Promise<number[]> => {
    const found: number[] = []
    for (const part of chunk(userIds, NO_ID)) {
      const rows = await queries
        .selectFrom('held_posts')
        .select('id')
        .where('user_id', 'in', part)
        .execute()
      found.push(...rows.map(({ id }) => id))
    }
    return found
  },

  remove: async (ids: readonly number[]): Promise<void> => {
    for (const part of chunk(ids, NO_ID)) {
      await queries.deleteFrom('held_posts').where('id', 'in', part).execute()
    }
  },
})
