import type { Role } from '@lanting/contract'
import type { Queries } from '../../database/open.ts'

export interface NewSession {
  readonly tokenHash: string
  readonly userId: number
  readonly device: string
  readonly expiresAt: number
  readonly remembered: boolean
}

export const sessionStore = (queries: Queries) => ({
  add: async ({ tokenHash, userId, device, expiresAt, remembered }: NewSession, now: number) => {
    await queries
      .insertInto('sessions')
      .values({
        token_hash: tokenHash,
        user_id: userId,
        device,
        created_at: now,
        last_seen_at: now,
        expires_at: expiresAt,
        remembered: remembered ? 1 : 0,
      })
      .execute()
  },

  /** The living session of a token, with its user as they are now. */
  find: async (tokenHash: string, now: number) => {
    const row = await queries
      .selectFrom('sessions')
      .innerJoin('users', 'users.id', 'sessions.user_id')
      .select(['sessions.id as sessionId', 'last_seen_at', 'remembered'])
      .select(['users.id', 'users.role', 'users.created_at'])
      .where('token_hash', '=', tokenHash)
      .where('expires_at', '>', now)
      .where('blocked', '=', 0)
      .executeTakeFirst()
    return row && { ...row, role: row.role as Role, remembered: row.remembered === 1 }
  },

  touch: async (id: number, now: number, expiresAt: number | undefined) => {
    await queries
      .updateTable('sessions')
      .set({ last_seen_at: now, ...(expiresAt && { expires_at: expiresAt }) })
      .where('id', '=', id)
      .execute()
  },

  ofUser: (userId: number, now: number) =>
    queries
      .selectFrom('sessions')
      .select(['id', 'device', 'created_at', 'last_seen_at'])
      .where('user_id', '=', userId)
      .where('expires_at', '>', now)
      .orderBy('last_seen_at', 'desc')
      .orderBy('id', 'desc')
      .execute(),

  /** Nobody ends a session of somebody else; true when there was one to end. */
  remove: async (id: number, userId: number) => {
    const { numDeletedRows } = await queries
      .deleteFrom('sessions')
      .where('id', '=', id)
      .where('user_id', '=', userId)
      .executeTakeFirst()
    return numDeletedRows === 1n
  },

  removeOfUser: async (userId: number) => {
    const { numDeletedRows } = await queries
      .deleteFrom('sessions')
      .where('user_id', '=', userId)
      .executeTakeFirst()
    return Number(numDeletedRows)
  },

  removeExpired: async (now: number) => {
    await queries.deleteFrom('sessions').where('expires_at', '<=', now).execute()
  },
})

export type SessionStore = ReturnType<typeof sessionStore>
