import type { Insertable } from 'kysely'
import type { Queries } from '../../database/open.ts'
import type { Tables } from '../../database/tables.ts'

export const addNotification = async (
  transaction: Queries,
  row: Insertable<Tables['notifications']>,
): Promise<void> => {
  await transaction.insertInto('notifications').values(row).execute()
}
