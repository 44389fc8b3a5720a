import { sql, type Transaction } from 'kysely'
import type { Database } from './open.ts'
import type { Tables } from './tables.ts'

/** Any fixed number will do, as long as every node takes the same. */
const START_LOCK = 20_261_115

/** A transaction that only one node at a time can be in: for what happens once, at a start. */
export const withStartupLock = <T>(
  { engine, queries }: Database,
  work: (transaction: Transaction<Tables>) => Promise<T>,
): Promise<T> =>
  queries.transaction().execute(async (transaction) => {
    // SQLite's transactions already exclude other writers.
    if (engine === 'postgres') {
      await sql`select pg_advisory_xact_lock(${sql.lit(START_LOCK)})`.execute(transaction)
    }
    return work(transaction)
  })
