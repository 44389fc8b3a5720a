import { sql } from 'kysely'
import { engineOf, type Queries } from './open.ts'

/** An arbitrary number that all nodes share. The triggers of `schema/chat.ts` use it too. */
export const CHAT_LOCK = 20_261_116

/** Less than the second after which PostgreSQL takes a wait for a deadlock. */
const ROW_WAIT_MS = 250

/**
 * Serializes changes of the chat until the transaction ends. SQLite serializes all writers.
 * Afterwards the transaction waits for rows of others only for a moment: it is given up before it
 * delays the whole chat, or blocks a decision that holds such a row and needs this lock.
 */
export const takeChatLock = async (transaction: Queries): Promise<void> => {
  if (engineOf(transaction) === 'sqlite') return
  await sql`select pg_advisory_xact_lock(${sql.lit(CHAT_LOCK)}),
    set_config('lock_timeout', ${sql.lit(`${ROW_WAIT_MS}ms`)}, true)`.execute(transaction)
}
