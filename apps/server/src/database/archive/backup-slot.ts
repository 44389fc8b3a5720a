import { sql } from 'kysely'
import type { Database } from '../open.ts'
import { withStartupLock } from '../with-startup-lock.ts'

const NAME = 'backup_slot'

/** Gives the backup of a day back: the process that had it ends. */
export const releaseSlot = async ({ queries }: Database, day: number): Promise<void> => {
  await queries
    .updateTable('settings')
    .set({ value: JSON.stringify(day - 1) })
    .where('name', '=', NAME)
    .where('value', '=', JSON.stringify(day))
    .execute()
}

/** Returns true for the first node that asks for the backup of a day. */
export const claimSlot = (database: Database, day: number): Promise<boolean> =>
  withStartupLock(database, async (transaction) => {
    const value = JSON.stringify(day)
    const claimed = await transaction
      .insertInto('settings')
      .values({ name: NAME, value, updated_at: 0 })
      .onConflict((conflict) =>
        conflict
          .column('name')
          .doUpdateSet({ value })
          .where(sql<number>`cast(settings.value as integer)`, '<', day),
      )
      .returning('name')
      .executeTakeFirst()
    return claimed !== undefined
  })
