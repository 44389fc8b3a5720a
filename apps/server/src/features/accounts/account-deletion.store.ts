import { ROLE } from '@lanting/contract'
import type { Queries } from '../../database/open.ts'
import {
  deletedWithUser,
  type ErasedUser,
  type PersonalData,
  personalData,
} from '../../database/personal-data.ts'
import { withAdminLock } from '../../database/with-admin-lock.ts'
import { AppError } from '../../http/app-error.ts'
import { isActiveAdministrator } from './users.rules.ts'
import { userStore } from './users.store.ts'

interface Tombstone {
  readonly nickName: string
  readonly avatar: string
}

/** Anonymizes the row of a user whose texts stay. Nobody can register the new username. */
const anonymizeUser = async (
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
      nick_name_skeleton: null,
      username_skeleton: null,
      avatar,
      qq: '',
      role: ROLE.user,
      blocked: 1,
      updated_at: now,
    })
    .where('id', '=', id)
    .execute()
}

export const accountDeletionStore = (
  queries: Queries,
  allPersonalData: readonly PersonalData[],
) => ({
  /** Yields the JSON of all rows by table, as they are read. */
  export: async function* (userId: number): AsyncGenerator<string> {
    let before = '{'
    for (const [table, parts] of Map.groupBy(allPersonalData, ({ table }) => table)) {
      yield `${before}${JSON.stringify(table)}:[`
      let separator = ''
      for (const { exportOf } of parts) {
        for await (const rows of exportOf(queries, userId)) {
          yield separator + rows.map((row) => JSON.stringify(row)).join(',')
          separator = ','
        }
      }
      before = '],'
    }
    yield before === '{' ? '{}' : ']}'
  },

  /** Rejects the last administrator who can log in: a site needs one. */
  erase: (leaver: ErasedUser, tombstone: Tombstone, now: number) =>
    withAdminLock(queries, async (transaction) => {
      const users = userStore(transaction)
      const userStatus = await users.userStatus(leaver.id)
      const isAdministrator = userStatus !== undefined && isActiveAdministrator(userStatus)
      if (isAdministrator && (await users.otherAdministrators(leaver.id)) === 0) {
        throw new AppError('lastAdministrator')
      }
      for (const { erase } of allPersonalData) await erase(transaction, leaver)
      if (leaver.texts === 'keep') await anonymizeUser(transaction, leaver.id, tombstone, now)
      else await transaction.deleteFrom('users').where('id', '=', leaver.id).execute()
    }),
})

export const accountData: readonly PersonalData[] = [
  personalData('users', 'id', {
    hide: ['password_hash', 'one_time_password', 'nick_name_skeleton', 'username_skeleton'],
    // The row itself is deleted last, or anonymized.
    erase: async () => undefined,
  }),
  deletedWithUser('sessions', 'user_id', ['token_hash']),
  deletedWithUser('invitations', 'user_id', ['code_hash']),
  personalData('invitations', 'invited_user_id', {
    isOthers: true,
    erase: async (transaction, { id }) => {
      await transaction
        .updateTable('invitations')
        .set({ invited_user_id: null })
        .where('invited_user_id', '=', id)
        .execute()
    },
  }),
  deletedWithUser('password_links', 'user_id', ['token_hash']),
]
