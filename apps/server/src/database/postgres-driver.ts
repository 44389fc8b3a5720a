import type { Socket } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'
import type { PostgresPool } from 'kysely'
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
/** While the program ends, a query that has got no byte for this time does not end by itself. */
const STALLED_MS = 2_000
const LOOK_MS = 100

// Counters and epoch milliseconds stay far below 2^53, so a bigint fits into a number.
pg.types.setTypeParser(pg.types.builtins.INT8, Number)

/** The driver has its stream always, its types have it as a stream of any kind. */
export const socketOf = (client: pg.ClientBase): Socket =>
  (client as unknown as { connection: { stream: Socket } }).connection.stream

interface Pool extends PostgresPool {
  /**
   * Called when the program ends: a database that is frozen, or a lock that is held for ever, does not
   * hold it. The first query that stalls ends all connections.
   */
  leave(): void
}

export const openPool = (url: string): Pool => {
  const pool = new pg.Pool({
    connectionString: url,
    max: POOL_SIZE,
    connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
    idle_in_transaction_session_timeout: IDLE_IN_TRANSACTION_MS,
    lock_timeout: LOCK_WAIT_MS,
  })
  const open = new Set<pg.ClientBase>()
  const used = new Set<pg.ClientBase>()
  let looking: NodeJS.Timeout | undefined
  // A connection may break while it is used: its query is rejected, and the event needs a listener.
  pool.on('connect', (client) => open.add(client.on('error', () => undefined)))
  pool.on('remove', (client) => open.delete(client))
  pool.on('acquire', (client) => used.add(client))
  pool.on('release', (_, client) => used.delete(client))
  // The pool replaces a broken idle connection at the next query, which reports a lasting problem.
  pool.on('error', () => undefined)

  const cut = () => {
    for (const client of open) socketOf(client).destroy()
  }
  let ending: Promise<unknown> | undefined
  const end = async () => {
    // A frozen database closes neither open connections nor those that are being opened.
    ending ??= Promise.race([pool.end(), wait(STALLED_MS, undefined, { ref: false })])
    await ending
    clearInterval(looking)
    cut()
  }

  /** The pool itself would forget those who wait for a connection when it ends. */
  const waiting = new Set<(reason: Error) => void>()
  const connect = () =>
    new Promise<pg.PoolClient>((resolve, reject) => {
      waiting.add(reject)
      pool
        .connect()
        .then(resolve, reject)
        .finally(() => waiting.delete(reject))
    })

  const leave = () => {
    pool.options.connectionTimeoutMillis = STALLED_MS
    const seen = new Map<pg.ClientBase, { bytes: number; at: number }>()
    const isStalled = (client: pg.ClientBase) => {
      const [{ bytesRead: bytes }, now, last] = [
        socketOf(client),
        performance.now(),
        seen.get(client),
      ]
      if (last?.bytes !== bytes) seen.set(client, { bytes, at: now })
      return last?.bytes === bytes && now - last.at >= STALLED_MS
    }
    looking = setInterval(() => {
      for (const client of seen.keys()) if (!used.has(client)) seen.delete(client)
      if (![...used].some(isStalled)) return
      // From now on every query is rejected at once.
      if (!ending) void pool.end()
      ending = Promise.resolve()
      clearInterval(looking)
      for (const giveUp of waiting) giveUp(new Error('The database does not answer.'))
      cut()
    }, LOOK_MS).unref()
  }

  return { options: pool.options, connect, end, leave }
}
