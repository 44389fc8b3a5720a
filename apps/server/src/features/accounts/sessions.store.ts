import type { Role } from '@lanting/contract'
import { engineOf, type Queries } from '../../database/open.ts'

/** The user at the time of the password check. */
export interface CheckedUser {
  readonly id: number
  readonly passwordHash: string
}

export interface NewSession {
  readonly tokenHash: string
  readonly user: CheckedUser
  readonly device: string
  readonly expiresAt: number
  readonly remembered: boolean
  /** Called in the transaction that opens it. */
  readonly onOpen?: (transaction: Queries) => Promise<void>
}

/** Locks the row until the session is stored: a new password or a block waits, and then ends it. */
const isUnchangedSinceCheck = async (transaction: Queries, { id, passwordHash }: CheckedUser) => {
  const row = await transaction
    .selectFrom('users')
    .select('id')
    .where('id', '=', id)
    .where('password_hash', '=', passwordHash)
    .where('blocked', '=', 0)
    // SQLite runs write transactions one by one.
    .$if(engineOf(transaction) === 'postgres', (rows) => rows.forShare())
    .executeTakeFirst()
  return row !== undefined
}

export const sessionStore = (queries: Queries) => ({
  /** Returns false and stores nothing when password or block changed since the check. */
  add: ({ tokenHash, user, device, expiresAt, remembered, onOpen }: NewSession, now: number) =>
    queries.transaction().execute(async (transaction): Promise<boolean> => {
      if (!(await isUnchangedSinceCheck(transaction, user))) return false
      await transaction
        .insertInto('sessions')
        .values({
          token_hash: tokenHash,
          user_id: user.id,
          device,
          created_at: now,
          last_seen_at: now,
          expires_at: expiresAt,
          remembered: remembered ? 1 : 0,
        })
        .execute()
      await onOpen?.(transaction)
      return true
    }),

  /** Returns the valid session of a token with the current data of its user. */
  find: async (tokenHash: string, now: number) => {
    const row = await queries
      .selectFrom('sessions')
      .innerJoin('users', 'users.id', 'sessions.user_id')
      .select(['sessions.id as sessionId', 'last_seen_at', 'remembered'])
      .select(['users.id', 'users.role'])
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

  /** Deletes a session of this user only. Returns false when there is none. */
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
