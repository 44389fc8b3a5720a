import type { Insertable, Selectable } from 'kysely'
import type { Queries } from '../../database/open.ts'
import { portions } from '../../database/portions.ts'
import type { Tables } from '../../database/tables.ts'

export type HeldRow = Selectable<Tables['held_writings']>

export const heldStore = (queries: Queries) => ({
  add: async (row: Insertable<Tables['held_writings']>): Promise<number> => {
    const { id } = await queries
      .insertInto('held_writings')
      .values(row)
      .returning('id')
      .executeTakeFirstOrThrow()
    return id
  },

  /** Those that still wait, in the order in which they were written. */
  find: async (ids: readonly number[]): Promise<HeldRow[]> => {
    const found: HeldRow[] = []
    for (const some of portions(ids)) {
      found.push(
        ...(await queries
          .selectFrom('held_writings')
          .selectAll()
          .where('id', 'in', some)
          .execute()),
      )
    }
    return found.sort((a, b) => a.created_at - b.created_at || a.id - b.id)
  },

  idsOf: async (userIds: readonly number[]): Promise<number[]> => {
    const found: number[] = []
    for (const some of portions(userIds)) {
      const rows = await queries
        .selectFrom('held_writings')
        .select('id')
        .where('user_id', 'in', some)
        .execute()
      found.push(...rows.map(({ id }) => id))
    }
    return found
  },

  remove: async (ids: readonly number[]): Promise<void> => {
    for (const some of portions(ids)) {
      await queries.deleteFrom('held_writings').where('id', 'in', some).execute()
    }
  },
})
