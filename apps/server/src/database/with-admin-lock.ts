import { sql, type Transaction } from 'kysely'
import { engineOf, type Queries } from './open.ts'
import type { Tables } from './tables.ts'

/** An arbitrary number that all nodes share. */
const ADMIN_LOCK = 20_261_117

/**
 * Runs the work in a transaction that waits for other transactions of its kind. Administration
 * changes many counters in different orders; one after the other they cannot deadlock. Chat messages
 * are removed last, because from then on the chat waits for the end of the transaction.
 */
export const withAdminLock = <T>(
  queries: Queries,
  work: (transaction: Transaction<Tables>) => Promise<T>,
): Promise<T> =>
  queries.transaction().execute(async (transaction) => {
    // SQLite runs its write transactions one after the other.
    if (engineOf(queries) === 'postgres') {
      // A decision about many posts may take long.
      await sql`select set_config('lock_timeout', '0', true),
        pg_advisory_xact_lock(${sql.lit(ADMIN_LOCK)})`.execute(transaction)
    }
    return work(transaction)
  })
