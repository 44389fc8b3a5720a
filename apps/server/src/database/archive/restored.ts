import type { Queries } from '../open.ts'

const NAME = 'restored'

/** Stores which restore the rows come from, in its transaction. */
export const markRestored = async (queries: Queries, id: string): Promise<void> => {
  const value = JSON.stringify(id)
  await queries
    .insertInto('settings')
    .values({ name: NAME, value, updated_at: 0 })
    .onConflict((conflict) => conflict.column('name').doUpdateSet({ value }))
    .execute()
}

/** Returns the last restore of this database. */
export const readRestored = async (queries: Queries): Promise<string | undefined> => {
  const row = await queries
    .selectFrom('settings')
    .select('value')
    .where('name', '=', NAME)
    .executeTakeFirst()
  return row && JSON.parse(row.value)
}
