import { type AccountMail, DEFAULT_AVATARS, ROLE, type Role } from '@lanting/contract'
import { sql } from 'kysely'
import type { Queries } from '../../database/open.ts'
import { skeletonsOf } from './names/skeletons.ts'

export interface Account {
  readonly id: number
  readonly username: string
  readonly passwordHash: string
  readonly passwordOnce: boolean
  readonly role: Role
  readonly blocked: boolean
}

/** Replaces the hash of a used one-time password; no password matches it. */
export const USED_PASSWORD_HASH = ''

interface NewUser {
  readonly username: string
  readonly passwordHash: string
  readonly role: Role
  readonly nickName: string
}

/** Returns the same avatar for the same username, and mostly different ones for others. */
const defaultAvatar = (username: string) => {
  const sum = [...username].reduce((total, letter) => total + (letter.codePointAt(0) ?? 0), 0)
  return DEFAULT_AVATARS[sum % DEFAULT_AVATARS.length] ?? ''
}

const ACCOUNT = ['id', 'username', 'password_hash', 'one_time_password', 'role', 'blocked'] as const

interface AccountRow {
  id: number
  username: string
  password_hash: string
  one_time_password: number
  role: number
  blocked: number
}

const accountOf = (row: AccountRow): Account => ({
  id: row.id,
  username: row.username,
  passwordHash: row.password_hash,
  passwordOnce: row.one_time_password === 1,
  role: row.role as Role,
  blocked: row.blocked === 1,
})

/** Tells a user by mail what happened to the account, in the transaction in which it happened. */
export type TellByMail = (transaction: Queries, userId: number, kind: AccountMail) => Promise<void>

interface PasswordOptions {
  readonly once: boolean
  readonly now: number
  readonly tellByMail: TellByMail
}

export const accountStore = (queries: Queries) => ({
  find: async (username: string): Promise<Account | undefined> => {
    const row = await queries
      .selectFrom('users')
      .select(ACCOUNT)
      .where(sql`lower(username)`, '=', username.toLowerCase())
      .executeTakeFirst()
    return row && accountOf(row)
  },

  findById: async (id: number): Promise<Account | undefined> => {
    const row = await queries
      .selectFrom('users')
      .select(ACCOUNT)
      .where('id', '=', id)
      .executeTakeFirst()
    return row && accountOf(row)
  },

  add: async ({ username, passwordHash, role, nickName }: NewUser, now: number) => {
    const { id } = await queries
      .insertInto('users')
      .values({
        username,
        password_hash: passwordHash,
        role,
        nick_name: nickName,
        avatar: defaultAvatar(username),
        ...skeletonsOf({ username, nick_name: nickName }),
        created_at: now,
        updated_at: now,
      })
      .returning('id')
      .executeTakeFirstOrThrow()
    return id
  },

  /** Removes a user without texts whose account nobody can open. */
  removeUnused: async (id: number): Promise<boolean> => {
    const { numDeletedRows } = await queries
      .deleteFrom('users')
      .where('id', '=', id)
      .where('password_hash', '=', USED_PASSWORD_HASH)
      .where(({ and, not, exists, selectFrom }) =>
        and([
          not(exists(selectFrom('articles').select('id').where('author_id', '=', id))),
          not(exists(selectFrom('comments').select('id').where('from_id', '=', id))),
          not(exists(selectFrom('board_messages').select('id').where('user_id', '=', id))),
        ]),
      )
      .executeTakeFirst()
    return numDeletedRows > 0n
  },

  administrators: () =>
    queries
      .selectFrom('users')
      .select(['id', 'username', 'nick_name'])
      .where('role', '=', ROLE.administrator)
      .orderBy('id')
      .execute(),

  /** Sets a new password, and deletes the sessions, password link and music tokens of the user, who is told. */
  replacePassword: async (
    id: number,
    passwordHash: string,
    { once, now, tellByMail }: PasswordOptions,
  ) => {
    await queries
      .updateTable('users')
      .set({ password_hash: passwordHash, one_time_password: once ? 1 : 0, updated_at: now })
      .where('id', '=', id)
      .execute()
    await queries.deleteFrom('sessions').where('user_id', '=', id).execute()
    await queries.deleteFrom('password_links').where('user_id', '=', id).execute()
    await queries.deleteFrom('music_tokens').where('user_id', '=', id).execute()
    await tellByMail(queries, id, 'passwordChanged')
  },

  /** Calls `replacePassword` in a transaction of its own. */
  setPassword: (id: number, passwordHash: string, options: PasswordOptions) =>
    queries
      .transaction()
      .execute((transaction) =>
        accountStore(transaction).replacePassword(id, passwordHash, options),
      ),

  /** Returns true for exactly one login: the one that consumed the password. */
  consumeOneTimePassword: async ({ id, passwordHash }: Account, now: number) => {
    const { numUpdatedRows } = await queries
      .updateTable('users')
      .set({ password_hash: USED_PASSWORD_HASH, one_time_password: 0, updated_at: now })
      .where('id', '=', id)
      .where('password_hash', '=', passwordHash)
      .executeTakeFirst()
    return numUpdatedRows === 1n
  },
})

export type AccountStore = ReturnType<typeof accountStore>
