import { ROLE } from '@lanting/contract'
import type { Queries } from '../../database/open.ts'
import {
  goesWithUser,
  type Leaver,
  type PersonalData,
  personalData,
} from '../../database/personal-data.ts'

interface Tombstone {
  readonly nickName: string
  readonly avatar: string
}

/** What stays of a user whose texts stay: a row without a person. Its name cannot be registered. */
const bury = async (
  transaction: Queries,
  id: number,
  { nickName, avatar }: Tombstone,
  now: number,
) => {
  await transaction
    .updateTable('users')
    .set({
      username: `deleted-${id}`,
      password_hash: '',
      nick_name: nickName,
      avatar,
      qq: '',
      role: ROLE.user,
      blocked: 1,
      updated_at: now,
    })
    .where('id', '=', id)
    .execute()
}

export const leavingStore = (queries: Queries, registered: readonly PersonalData[]) => ({
  export: async (userId: number) => {
    const tables: Record<string, Record<string, unknown>[]> = {}
    for (const { table, exportOf } of registered) {
      const rows = await exportOf(queries, userId)
      tables[table] = [...(tables[table] ?? []), ...rows]
    }
    return tables
  },

  erase: (leaver: Leaver, tombstone: Tombstone, now: number) =>
    queries.transaction().execute(async (transaction) => {
      for (const { erase } of registered) await erase(transaction, leaver)
      if (leaver.texts === 'keep') await bury(transaction, leaver.id, tombstone, now)
      else await transaction.deleteFrom('users').where('id', '=', leaver.id).execute()
    }),
})

export const accountData: readonly PersonalData[] = [
  personalData('users', 'id', {
    hide: ['password_hash', 'password_once'],
    // The row itself goes last, or becomes a tombstone.
    erase: async () => undefined,
  }),
  goesWithUser('sessions', 'user_id', ['token_hash']),
  goesWithUser('invitations', 'user_id', ['code_hash']),
]
