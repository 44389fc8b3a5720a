import { sql, type Transaction } from 'kysely'
import type { Database } from './open.ts'
import type { Tables } from './tables.ts'

/** An arbitrary number that all nodes share. */
const STARTUP_LOCK = 20_261_115

/**
 * Runs the work in a transaction that only one node at a time can be in, for work at the start.
 * `pauseMs` is the longest time between two queries, for work that waits for something else; 0 has
 * no limit.
 */
export const withStartupLock = <T>(
  { engine, queries }: Database,
  work: (transaction: Transaction<Tables>) => Promise<T>,
  pauseMs?: number,
): Promise<T> =>
  queries.transaction().execute(async (transaction) => {
    // A transaction of SQLite already excludes other writers.
    if (engine === 'postgres') {
      // The first start of another node may take long.
      await sql`select set_config('lock_timeout', '0', true),
        pg_advisory_xact_lock(${sql.lit(STARTUP_LOCK)})`.execute(transaction)
      if (pauseMs !== undefined) {
        await sql`set local idle_in_transaction_session_timeout = ${sql.lit(pauseMs)}`.execute(
          transaction,
        )
      }
    }
    return work(transaction)
  })
