import type { Queries } from '../open.ts'
import { writeLocalSetting } from './local-settings.ts'

const NAME = 'restored'

/** Stores which restore the rows come from, in its transaction. */
export const markRestored = (queries: Queries, id: string): Promise<void> =>
  writeLocalSetting(queries, NAME, id)

/** Returns the last restore of this database. */
export const readRestored = async (queries: Queries): Promise<string | undefined> => {
  const row = await queries
    .selectFrom('settings')
    .select('value')
    .where('name', '=', NAME)
    .executeTakeFirst()
  return row && JSON.parse(row.value)
}
