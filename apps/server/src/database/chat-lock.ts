import { sql } from 'kysely'
import { engineOf, type Queries } from './open.ts'

/** Any fixed number will do, as long as every node takes the same; the migration names it too. */
export const CHAT_LOCK = 20_261_116

/** Whoever changes the chat takes turns until the transaction ends; SQLite's writers do so anyway. */
export const takeChatTurn = async (transaction: Queries): Promise<void> => {
  if (engineOf(transaction) === 'sqlite') return
  await sql`select pg_advisory_xact_lock(${sql.lit(CHAT_LOCK)})`.execute(transaction)
}
