import { ROLE, type Role } from '@lanting/contract'
import { sql } from 'kysely'
import type { Queries } from '../../database/open.ts'

export interface Account {
  readonly id: number
  readonly username: string
  readonly passwordHash: string
  readonly passwordOnce: boolean
  readonly role: Role
}

export interface NewUser {
  readonly username: string
  readonly passwordHash: string
  readonly role: Role
  readonly nickName: string
}

export const accountStore = (queries: Queries) => ({
  find: async (username: string): Promise<Account | undefined> => {
    const row = await queries
      .selectFrom('users')
      .select(['id', 'username', 'password_hash', 'password_once', 'role'])
      .where(sql`lower(username)`, '=', username.toLowerCase())
      .executeTakeFirst()
    return (
      row && {
        id: row.id,
        username: row.username,
        passwordHash: row.password_hash,
        passwordOnce: row.password_once === 1,
        role: row.role as Role,
      }
    )
  },

  add: async ({ username, passwordHash, role, nickName }: NewUser, now: number) => {
    const { id } = await queries
      .insertInto('users')
      .values({
        username,
        password_hash: passwordHash,
        role,
        nick_name: nickName,
        created_at: now,
        updated_at: now,
      })
      .returning('id')
      .executeTakeFirstOrThrow()
    return id
  },

  administrators: () =>
    queries
      .selectFrom('users')
      .select(['id', 'username', 'nick_name'])
      .where('role', '=', ROLE.administrator)
      .orderBy('id')
      .execute(),

  /** A password that works for one login. Every open session of the user ends. */
  setOneTimePassword: (id: number, passwordHash: string, now: number) =>
    queries.transaction().execute(async (transaction) => {
      await transaction
        .updateTable('users')
        .set({ password_hash: passwordHash, password_once: 1, updated_at: now })
        .where('id', '=', id)
        .execute()
      await transaction.deleteFrom('sessions').where('user_id', '=', id).execute()
    }),

  /** True for the one login that used the password up. */
  spendOneTimePassword: async ({ id, passwordHash }: Account, now: number) => {
    const { numUpdatedRows } = await queries
      .updateTable('users')
      .set({ password_hash: '', password_once: 0, updated_at: now })
      .where('id', '=', id)
      .where('password_hash', '=', passwordHash)
      .executeTakeFirst()
    return numUpdatedRows === 1n
  },
})

export type AccountStore = ReturnType<typeof accountStore>
