import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import pg from 'pg'
import { expect } from 'vitest'
import type { Service } from '../../apps/server/src/testing/child-service.ts'
import { findFreePort } from '../../apps/server/src/testing/child-service.ts'
import { startS3 } from '../../apps/server/src/testing/s3-service.ts'
import { startPostgres, startRedis } from '../../apps/server/src/testing/services.ts'
import { startNginx } from './nginx.ts'
import { openRelay } from './relay.ts'
import { type RunningSite, scratch, startSite } from './site.ts'

const NODES = 3
const STATUS_WITHIN_MS = 3_000
const LOG_END_CHARACTERS = 3_000

let addresses = 0

/** A new address of a visitor. */
export const newAddress = () => {
  addresses += 1
  return `10.${(addresses >> 16) & 255}.${(addresses >> 8) & 255}.${addresses & 255}`
}

const portOf = ({ url }: Service) => Number(new URL(url).port)

const atPort = ({ url }: Service, port: number) => {
  const address = new URL(url)
  address.port = String(port)
  return address.href
}

/** Three nodes behind nginx, with PostgreSQL, Redis and a bucket. They share nothing else. */
export const openCluster = async (more: Record<string, string> = {}) => {
  const [postgres, redis, bucket, folder] = await Promise.all([
    startPostgres({ durable: true }),
    startRedis(),
    startS3(),
    scratch(),
  ])
  const ports = await Promise.all(Array.from({ length: NODES }, findFreePort))
  const port = await findFreePort()
  const url = `http://localhost:${port}`
  const [redisLine, bucketLine] = [
    await openRelay(portOf(redis)),
    await openRelay(portOf(bucket)),
  ] as const
  let settings: Record<string, string> = {
    ...{ DATABASE_URL: postgres.url, FILES_URL: atPort(bucket, bucketLine.port), DEMO: 'off' },
    // The tests are a proxy before nginx, so that they can have many addresses.
    ...{ PUBLIC_URL: url, TRUSTED_PROXY_HOPS: '2' },
    ...more,
  }
  const start = (at: number) =>
    startSite({
      ...settings,
      DATA_DIR: join(folder, String(at)),
      REDIS_URL: at === 0 ? atPort(redis, redisLine.port) : redis.url,
      PORT: String(ports[at]),
    })
  const nodes = await Promise.all(ports.map((_, at) => start(at)))
  const proxy = await startNginx(port, ports)
  const node = (at: number) => nodes[at % NODES] as RunningSite

  /** A node that does not answer is asked again, as a balancer does. */
  const statusOf = async (at: number): Promise<string | undefined> => {
    const headers = { 'x-forwarded-for': newAddress() }
    const signal = AbortSignal.timeout(STATUS_WITHIN_MS)
    const asked = fetch(`${node(at).url}/api/health`, { headers, signal })
    const answer = await asked.then((response) => response.json()).catch(() => undefined)
    return (answer as { result: { status: string } | null } | undefined)?.result?.status
  }

  return {
    postgres,
    redis,
    /** The line from the first node to Redis. */
    redisLine,
    /** The line from all nodes to the bucket. */
    bucketLine,
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
      await Promise.all([redisLine.close(), bucketLine.close()])
      await Promise.all([proxy, postgres, redis, bucket].map((service) => service.stop()))
      await rm(folder, { recursive: true, force: true })
    },
  }
}

export type Cluster = Awaited<ReturnType<typeof openCluster>>
