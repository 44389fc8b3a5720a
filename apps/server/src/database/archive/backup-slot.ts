import { sql } from 'kysely'
import type { Database } from '../open.ts'
import { withStartupLock } from '../with-startup-lock.ts'

const NAME = 'backup_slot'

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
