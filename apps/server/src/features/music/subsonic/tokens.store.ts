import { ROLE, type Role } from '@lanting/contract'
import { sql } from 'kysely'
import type { Queries } from '../../../database/open.ts'
import { withAdminLock } from '../../../database/with-admin-lock.ts'

interface NewToken {
  readonly userId: number
  readonly name: string
  readonly nonce: string
}

/** The tokens of music apps. */
export const tokensStore = (queries: Queries) => {
  const withUser = () =>
    queries
      .selectFrom('music_tokens')
      .innerJoin('users', 'users.id', 'music_tokens.user_id')
      .select(['music_tokens.id', 'nonce', 'last_used_at'])
      .select(['users.id as userId', 'users.username', 'users.role', 'users.avatar'])
      .where('users.blocked', '=', 0)

  return {
    ofUser: async (userId: number) => {
      const [user, rows] = await Promise.all([
        queries.selectFrom('users').select('username').where('id', '=', userId).executeTakeFirst(),
        queries
          .selectFrom('music_tokens')
          .select(['id', 'name', 'created_at', 'last_used_at'])
          .where('user_id', '=', userId)
          .orderBy('id', 'desc')
          .execute(),
      ])
      return { username: user?.username ?? '', rows }
    },

    /** Stores a token, unless the user has as many as allowed. */
    add: ({ userId, name, nonce }: NewToken, max: number, at: number) =>
      // Of two calls at once, the second counts the token of the first.
      withAdminLock(queries, async (transaction) => {
        const rows = await transaction
          .selectFrom('music_tokens')
          .select('id')
          .where('user_id', '=', userId)
          .execute()
        if (rows.length >= max) return undefined
        const { id } = await transaction
          .insertInto('music_tokens')
          .values({ user_id: userId, name, nonce, created_at: at })
          .returning('id')
          .executeTakeFirstOrThrow()
        return id
      }),

    /** Deletes a token of this user only. Returns false when there is none. */
    remove: async (id: number, userId: number) => {
      const { numDeletedRows } = await queries
        .deleteFrom('music_tokens')
        .where('id', '=', id)
        .where('user_id', '=', userId)
        .executeTakeFirst()
      return numDeletedRows === 1n
    },

    /** Tokens with the current data of their user; none for a blocked user. */
    byId: (id: number) => withUser().where('music_tokens.id', '=', id).execute(),
    byUsername: (username: string) =>
      withUser().where(sql`lower(users.username)`, '=', username.toLowerCase()).execute(),

    touch: async (id: number, at: number) => {
      await queries
        .updateTable('music_tokens')
        .set({ last_used_at: at })
        .where('id', '=', id)
        .execute()
    },
  }
}

export type TokensStore = ReturnType<typeof tokensStore>

export const isAdministrator = (role: number): boolean => (role as Role) === ROLE.administrator
