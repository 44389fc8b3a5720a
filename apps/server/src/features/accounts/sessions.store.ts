import type { Role } from '@lanting/contract'
import type { Queries } from '../../database/open.ts'
import type { Identity } from '../../http/caller.ts'

export interface NewSession {
  readonly tokenHash: string
  readonly userId: number
  readonly device: string
  readonly expiresAt: number
}

export const sessionStore = (queries: Queries) => ({
  add: async ({ tokenHash, userId, device, expiresAt }: NewSession, now: number) => {
    await queries
      .insertInto('sessions')
      .values({
        token_hash: tokenHash,
        user_id: userId,
        device,
        created_at: now,
        last_seen_at: now,
        expires_at: expiresAt,
      })
      .execute()
  },

  /** The living session of a token, with the user's role as it is now. */
  find: async (tokenHash: string, now: number): Promise<Identity | undefined> => {
    const row = await queries
      .selectFrom('sessions')
      .innerJoin('users', 'users.id', 'sessions.user_id')
      .select(['sessions.id as sessionId', 'users.id', 'users.role'])
      .where('token_hash', '=', tokenHash)
      .where('expires_at', '>', now)
      .executeTakeFirst()
    return row && { id: row.id, role: row.role as Role, sessionId: row.sessionId }
  },

  remove: async (id: number) => {
    await queries.deleteFrom('sessions').where('id', '=', id).execute()
  },

  removeExpired: async (now: number) => {
    await queries.deleteFrom('sessions').where('expires_at', '<=', now).execute()
  },
})

export type SessionStore = ReturnType<typeof sessionStore>
