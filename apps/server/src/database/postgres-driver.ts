import pg from 'pg'

const CONNECT_TIMEOUT_MS = 5_000
const POOL_SIZE = 10

// Counters and epoch milliseconds stay far below 2^53: PostgreSQL's bigint is a number to us.
pg.types.setTypeParser(pg.types.builtins.INT8, Number)

export const openPool = (url: string): pg.Pool => {
  const pool = new pg.Pool({
    connectionString: url,
    max: POOL_SIZE,
    connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
  })
  // An idle connection that breaks is replaced at the next query, which tells what is wrong, if anything.
  pool.on('error', () => undefined)
  return pool
}
