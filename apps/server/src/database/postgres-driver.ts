import pg from 'pg'

const CONNECT_TIMEOUT_MS = 5_000
const POOL_SIZE = 10
/** A node that stops in the middle of a transaction loses it, with the locks that others wait for. */
const IDLE_IN_TRANSACTION_MS = 2_000
/**
 * Its transactions that wait for a lock must not get it one after the other, each for that time. So
 * a wait has an end too, before a proxy takes the node that waits for a broken one.
 */
const LOCK_WAIT_MS = 3_000

// Counters and epoch milliseconds stay far below 2^53, so a bigint fits into a number.
pg.types.setTypeParser(pg.types.builtins.INT8, Number)

export const openPool = (url: string): pg.Pool => {
  const pool = new pg.Pool({
    connectionString: url,
    max: POOL_SIZE,
    connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
    idle_in_transaction_session_timeout: IDLE_IN_TRANSACTION_MS,
    lock_timeout: LOCK_WAIT_MS,
  })
  // A connection may break while it is used: its query is rejected, and the event needs a listener.
  pool.on('connect', (client) => client.on('error', () => undefined))
  // The pool replaces a broken idle connection at the next query, which reports a lasting problem.
  pool.on('error', () => undefined)
  return pool
}
