import { type SqlBool, sql } from 'kysely'
import type { Queries } from '../open.ts'

/** Settings of one installation: in no archive, and a restore leaves them as they are. */
const LOCAL_SETTINGS = [
  'last_backup',
  'last_backup_failure',
  'last_restore',
  'restored',
  'backup_slot',
  'files_place',
] as const

/** Begins the name of a lease. Each running backup has its own. */
export const LEASE = 'backup_until_'

type LocalSetting = (typeof LOCAL_SETTINGS)[number] | `${typeof LEASE}${string}`

/** The condition for settings that are neither local nor in the list. */
export const sharedSettings = (except: readonly string[]) =>
  sql<SqlBool>`name not in (${sql.join([...LOCAL_SETTINGS, ...except])}) and name not like ${`${LEASE}%`}`

/** Stores a setting, and keeps the date of the settings that visitors see. */
export const writeLocalSetting = async (
  queries: Queries,
  name: LocalSetting,
  content: unknown,
): Promise<void> => {
  const value = JSON.stringify(content)
  await queries
    .insertInto('settings')
    .values({ name, value, updated_at: 0 })
    .onConflict((conflict) => conflict.column('name').doUpdateSet({ value }))
    .execute()
}
