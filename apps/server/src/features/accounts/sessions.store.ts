import type { Role } from '@lanting/contract'
import { engineOf, type Queries } from '../../database/open.ts'

/** A user as they were when their password was checked. */
export interface Checked {
  readonly id: number
  readonly passwordHash: string
}

export interface NewSession {
  readonly tokenHash: string
  readonly user: Checked
  readonly device: string
  readonly expiresAt: number
  readonly remembered: boolean
}

/** Held until the session stands: a new password or a block waits for it, and then ends it. */
const isStillAsChecked = async (transaction: Queries, { id, passwordHash }: Checked) => {
  const row = await transaction
    .selectFrom('users')
    .select('id')
    .where('id', '=', id)
    .where('password_hash', '=', passwordHash)
    .where('blocked', '=', 0)
    // SQLite's transactions take turns by themselves.
    .$if(engineOf(transaction) === 'postgres', (rows) => rows.forShare())
    .executeTakeFirst()
  return row !== undefined
}

export const sessionStore = (queries: Queries) => ({
  /** False, and no session, when the user is not the one any more who was checked. */
  add: ({ tokenHash, user, device, expiresAt, remembered }: NewSession, now: number) =>
    queries.transaction().execute(async (transaction): Promise<boolean> => {
      if (!(await isStillAsChecked(transaction, user))) return false
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
      return true
    }),

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
