import type { Queries } from '../open.ts'

const NAME = 'backup_until'
/** Longer than any backup; counts only when the process is killed. */
const LEASE_MS = 24 * 3_600_000

/** While a backup runs, files that the database names are not deleted. */
export const withBackupLease = async <T>(
  queries: Queries,
  now: number,
  work: () => Promise<T>,
): Promise<T> => {
  const value = JSON.stringify(now + LEASE_MS)
  await queries
    .insertInto('settings')
    .values({ name: NAME, value, updated_at: 0 })
    .onConflict((conflict) => conflict.column('name').doUpdateSet({ value }))
    .execute()
  try {
    return await work()
  } finally {
    await queries.deleteFrom('settings').where('name', '=', NAME).execute()
  }
}

export const isBackupRunning = async (queries: Queries, now: number): Promise<boolean> => {
  const row = await queries
    .selectFrom('settings')
    .select('value')
    .where('name', '=', NAME)
    .executeTakeFirst()
  return row !== undefined && Number(row.value) > now
}
