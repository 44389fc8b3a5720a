import { rm } from 'node:fs/promises'
import pg from 'pg'
import { expect } from 'vitest'
import { startPostgres, startRedis } from '../../apps/server/src/testing/services.ts'
import { startNginx } from './nginx.ts'
import { openRelay } from './relay.ts'
import { call, freePort, type RunningSite, scratch, startSite } from './site.ts'

const NODES = 3
const LOG_END_CHARACTERS = 3_000

let addresses = 0

/** A new address of a visitor. */
export const newAddress = () => {
  addresses += 1
  return `10.${(addresses >> 16) & 255}.${(addresses >> 8) & 255}.${addresses & 255}`
}

/** Three nodes behind nginx, on one folder, with PostgreSQL and Redis. */
export const openCluster = async (more: Record<string, string> = {}) => {
  const [postgres, redis, DATA_DIR] = await Promise.all([
    startPostgres({ durable: true }),
    startRedis(),
    scratch(),
  ])
  const ports = await Promise.all(Array.from({ length: NODES }, freePort))
  const port = await freePort()
  const url = `http://localhost:${port}`
  let settings: Record<string, string> = {
    ...{ DATA_DIR, DATABASE_URL: postgres.url, DEMO: 'off' },
    // The tests are a proxy before nginx, so that they can have many addresses.
    ...{ PUBLIC_URL: url, TRUSTED_PROXY_HOPS: '2' },
    ...more,
  }
  const relay = await openRelay(Number(new URL(redis.url).port))
  const ownRedis = (at: number) => (at === 0 ? `redis://127.0.0.1:${relay.port}` : redis.url)
  const start = (at: number) =>
    startSite({ ...settings, REDIS_URL: ownRedis(at), PORT: String(ports[at]) })
  const nodes = await Promise.all(ports.map((_, at) => start(at)))
  const proxy = await startNginx(port, ports)
  const node = (at: number) => nodes[at % NODES] as RunningSite

  const statusOf = async (at: number) => {
    const answer = await call(`${node(at).url}/api/health`, { from: newAddress() }).catch(
      () => undefined,
    )
    return (answer?.result as { status: string } | undefined)?.status
  }

  return {
    postgres,
    redis,
    /** The line from the first node to Redis. */
    relay,
    /** The address of the site for everybody. */
    url,
    nodes,
    node,
    statuses: () => Promise.all(ports.map((_, at) => statusOf(at))),
    restart: async (at: number) => {
      nodes[at] = await start(at)
    },
    /** Nodes that start later have these settings too. */
    change: (changes: Record<string, string>) => {
      settings = { ...settings, ...changes }
    },
    query: async <R extends pg.QueryResultRow>(text: string, values: unknown[] = []) => {
      const client = new pg.Client({ connectionString: postgres.url })
      await client.connect()
      const { rows } = await client.query<R>(text, values)
      await client.end()
      return rows
    },
    allReady: (timeout = 20_000) =>
      expect
        .poll(() => Promise.all(ports.map((_, at) => statusOf(at))), { timeout, interval: 100 })
        .toEqual(ports.map(() => 'ready')),
    /** The state of the nodes, for the message of a failed test. */
    report: () =>
      nodes.map(({ process: { exitCode, signalCode }, log }, at) => {
        const end = exitCode ?? signalCode ?? 'running'
        return `node ${at}: ${end}\n${log().slice(-LOG_END_CHARACTERS)}`
      }),
    close: async () => {
      await Promise.all(nodes.map((one) => one.stop()))
      await Promise.all([proxy.stop(), postgres.stop(), redis.stop(), relay.close()])
      await rm(DATA_DIR, { recursive: true, force: true })
    },
  }
}

export type Cluster = Awaited<ReturnType<typeof openCluster>>
