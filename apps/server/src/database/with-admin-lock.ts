import { sql, type Transaction } from 'kysely'
import { engineOf, type Queries } from './open.ts'
import type { Tables } from './tables.ts'

/** Any fixed number will do, as long as every node takes the same. */
const ADMIN_LOCK = 20_261_116

/**
 * A transaction that waits for others of its kind. What the desk changes moves many counters in many
 * orders; taking turns, its writers never wait for each other in a circle.
 */
export const withAdminLock = <T>(
  queries: Queries,
  work: (transaction: Transaction<Tables>) => Promise<T>,
): Promise<T> =>
  queries.transaction().execute(async (transaction) => {
    // SQLite's transactions take turns by themselves.
    if (engineOf(queries) === 'postgres') {
      await sql`select pg_advisory_xact_lock(${sql.lit(ADMIN_LOCK)})`.execute(transaction)
    }
    return work(transaction)
  })
