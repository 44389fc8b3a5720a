import { setTimeout as wait } from 'node:timers/promises'
import { type Kysely, sql } from 'kysely'
import pg from 'pg'
import type { Notices } from './notices.ts'
import { socketOf } from './postgres-driver.ts'
import type { Tables } from './tables.ts'

const CHANNEL = 'lanting_notices'
const RETRY_MS = 1_000
const CONNECT_TIMEOUT_MS = 5_000
/** The system's own delay is two hours; a listener that sends nothing would not notice a lost host. */
const KEEP_ALIVE_AFTER_MS = 10_000

/** Notices of PostgreSQL: whoever listens receives them, as long as its connection lasts. */
export const postgresNotices = (url: string, queries: Kysely<Tables>): Notices => ({
  send: async (text) => {
    await sql`select pg_notify(${CHANNEL}, ${text})`.execute(queries)
  },

  listen: (onNotice) => {
    let client: pg.Client | undefined
    const closing = new AbortController()

    /** Listens on a connection of its own, because those of the pool change; until it ends. */
    const listenOnce = async () => {
      client = new pg.Client({
        connectionString: url,
        connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
        keepAlive: true,
        keepAliveInitialDelayMillis: KEEP_ALIVE_AFTER_MS,
      })
      const ended = new Promise<void>((resolve) => client?.once('end', resolve))
      client.on('error', () => undefined)
      client.on('notification', ({ payload = '' }) => onNotice(payload))
      await client.connect()
      await client.query(`listen ${CHANNEL}`)
      onNotice(undefined)
      await ended
    }

    const listening = (async () => {
      while (!closing.signal.aborted) {
        // Queries report a database that is out of reach.
        await listenOnce().catch(() => client?.end().catch(() => undefined))
        await wait(RETRY_MS, undefined, { signal: closing.signal, ref: false }).catch(
          () => undefined,
        )
      }
    })()

    return async () => {
      closing.abort()
      // Nothing is under way on it, and a frozen database would not close its side.
      if (client) socketOf(client).destroy()
      await listening
    }
  },
})
