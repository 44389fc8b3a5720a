import type { Insertable } from 'kysely'
import type { Queries } from '../../database/open.ts'
import type { Tables } from '../../database/tables.ts'
import { afterSession, type StoredSession } from './sessions.rules.ts'

type Plan = Pick<Tables['listening_sessions'], 'phase' | 'starts_at' | 'ends_at' | 'due_at'>

/**
 * Moves a session on, or deletes it. Returns false if another node has done so: then nothing that
 * depends on it may happen.
 */
export const claimSession = async (
  transaction: Queries,
  { id, phase, starts_at }: Pick<StoredSession, 'id' | 'phase' | 'starts_at'>,
  next: Partial<Plan> | undefined,
): Promise<boolean> => {
  if (next) {
    const { numUpdatedRows } = await transaction
      .updateTable('listening_sessions')
      .set(next)
      .where(({ and }) => and({ id, phase, starts_at }))
      .executeTakeFirst()
    return numUpdatedRows === 1n
  }
  const { numDeletedRows } = await transaction
    .deleteFrom('listening_sessions')
    .where(({ and }) => and({ id, phase, starts_at }))
    .executeTakeFirst()
  return numDeletedRows === 1n
}

/** Moves a session on that is over before its time: a host closed it, or another one has begun. */
export const endSession = async (
  transaction: Queries,
  id: number,
  timeZone: string,
  now: number,
): Promise<void> => {
  const session = await transaction
    .selectFrom('listening_sessions')
    .selectAll()
    .where(({ and }) => and({ id, phase: 'on' }))
    .executeTakeFirst()
  if (session) await claimSession(transaction, session, afterSession(session, timeZone, now))
}

export const deleteSession = async (transaction: Queries, id: number): Promise<boolean> => {
  const { numDeletedRows } = await transaction
    .deleteFrom('listening_sessions')
    .where('id', '=', id)
    .executeTakeFirst()
  return numDeletedRows === 1n
}

/** The users who want to be reminded of a session, without those who are blocked. */
export const usersToRemind = (transaction: Queries, sessionId: number) =>
  transaction
    .selectFrom('listening_reminders')
    .innerJoin('users', 'users.id', 'listening_reminders.user_id')
    .select('users.id')
    .where('session_id', '=', sessionId)
    .where('users.blocked', '=', 0)
    .orderBy('users.id')
    .execute()

export const sessionStore = (queries: Queries) => ({
  all: (): Promise<StoredSession[]> =>
    queries
      .selectFrom('listening_sessions')
      .selectAll()
      .orderBy('starts_at')
      .orderBy('id')
      .execute(),
  due: (now: number): Promise<StoredSession[]> =>
    queries
      .selectFrom('listening_sessions')
      .selectAll()
      .where('due_at', '<=', now)
      .orderBy('due_at')
      .orderBy('id')
      .execute(),
  add: (row: Insertable<Tables['listening_sessions']>) =>
    queries.insertInto('listening_sessions').values(row).returning('id').executeTakeFirstOrThrow(),
  exists: async (id: number): Promise<boolean> => {
    const row = await queries
      .selectFrom('listening_sessions')
      .select('id')
      .where('id', '=', id)
      .executeTakeFirst()
    return row !== undefined
  },
})

/** The sessions of which one user wants to be reminded. */
export const reminderStore = (queries: Queries, user_id: number) => ({
  all: async (): Promise<number[]> => {
    const rows = await queries
      .selectFrom('listening_reminders')
      .select('session_id')
      .where('user_id', '=', user_id)
      .orderBy('session_id')
      .execute()
    return rows.map(({ session_id }) => session_id)
  },
  add: async (session_id: number, created_at: number): Promise<void> => {
    await queries
      .insertInto('listening_reminders')
      .values({ session_id, user_id, created_at })
      .onConflict((conflict) => conflict.doNothing())
      .execute()
  },
  remove: async (session_id: number): Promise<void> => {
    await queries
      .deleteFrom('listening_reminders')
      .where('session_id', '=', session_id)
      .where('user_id', '=', user_id)
      .execute()
  },
})
