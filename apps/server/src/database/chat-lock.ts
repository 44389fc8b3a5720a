import { sql } from 'kysely'
import { engineOf, type Queries } from './open.ts'

/** An arbitrary number that all nodes share. The triggers of `schema/chat.ts` use it too. */
export const CHAT_LOCK = 20_261_116

/** Serializes changes of the chat until the transaction ends. SQLite serializes all writers. */
export const takeChatLock = async (transaction: Queries): Promise<void> => {
  if (engineOf(transaction) === 'sqlite') return
  await sql`select pg_advisory_xact_lock(${sql.lit(CHAT_LOCK)})`.execute(transaction)
}
