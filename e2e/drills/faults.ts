import { setTimeout as sleep } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { Redis } from 'ioredis'
import { expect } from 'vitest'
import type { Cluster } from '../testing/cluster.ts'
import type { UploadLoad } from './upload-load.ts'

interface Place {
  readonly cluster: Cluster
  readonly uploads: Pick<UploadLoad, 'refused'>
}

interface Fault {
  readonly name: string
  /** Breaks something, and mends it again. */
  readonly happen: (place: Place, round: number) => Promise<void>
}

interface Durations {
  readonly awayMs: number
  readonly redisStoppedMs: number
  readonly nodeStoppedMs: number
  readonly bucketAwayMs: number
}

const SOON = { timeout: 20_000, interval: 100 }
/** A balancer leaves out a node that was away for this long (`fail_timeout` in `nginx.ts`). */
const LEFT_OUT_MS = 5_000
const NEXT_VERSION = fileURLToPath(new URL('next-version.js', import.meta.url))

const restartPostgres = (signal: NodeJS.Signals, awayMs: number): Fault['happen'] => {
  return async ({ cluster: { postgres } }) => {
    await postgres.kill(signal)
    await sleep(awayMs)
    await postgres.restart()
  }
}

const flushRedis: Fault['happen'] = async ({ cluster: { redis } }) => {
  const client = new Redis(redis.url)
  await client.flushall()
  await client.quit()
}

/** Meanwhile every node says so, and people who upload or look at pictures are told. */
const cutBucket =
  (awayMs: number): Fault['happen'] =>
  async ({ cluster, uploads }) => {
    const before = uploads.refused()
    cluster.bucketLine.cut()
    try {
      await sleep(awayMs)
      await expect.poll(cluster.statuses, SOON).toEqual(cluster.nodes.map(() => 'degraded'))
      const more = () => ({
        uploads: uploads.refused().uploads > before.uploads,
        reads: uploads.refused().reads > before.reads,
      })
      await expect.poll(more, SOON).toEqual({ uploads: true, reads: true })
    } finally {
      cluster.bucketLine.mend()
    }
  }

/**
 * One node after the other ends and starts as a version with one more migration, each when the
 * balancer has the one before again, as `docs/deploy.md` says.
 */
const upgrade: Fault['happen'] = async ({ cluster }, round) => {
  const NODE_OPTIONS = `--import=${NEXT_VERSION}`
  cluster.change({ NODE_OPTIONS, MORE_MIGRATIONS: String(round + 1) })
  const applied = () =>
    cluster.query(`select name from migrations where name = '900${round}-drill'`)
  expect(await applied()).toEqual([])
  for (const at of cluster.nodes.keys()) {
    if (at > 0) await sleep(LEFT_OUT_MS)
    await cluster.node(at).stop()
    await cluster.restart(at)
    expect(await applied()).toHaveLength(1)
  }
}

export const faults = ({
  awayMs,
  redisStoppedMs,
  nodeStoppedMs,
  bucketAwayMs,
}: Durations): readonly Fault[] => [
  {
    name: 'a node is killed',
    happen: async ({ cluster }, round) => {
      const at = (round + 1) % cluster.nodes.length
      await cluster.node(at).stop('SIGKILL')
      await sleep(awayMs)
      await cluster.restart(at)
    },
  },
  {
    name: 'a node stops answering',
    happen: async ({ cluster }, round) => {
      const { process } = cluster.node(round)
      process.kill('SIGSTOP')
      await sleep(nodeStoppedMs)
      process.kill('SIGCONT')
    },
  },
  {
    name: 'Redis is killed',
    happen: async ({ cluster: { redis } }) => {
      await redis.kill('SIGKILL')
      await sleep(awayMs)
      await redis.restart()
    },
  },
  { name: 'Redis is emptied', happen: flushRedis },
  {
    name: 'Redis stops answering',
    happen: async ({ cluster: { redis } }) => {
      redis.pause()
      await sleep(redisStoppedMs)
      redis.resume()
    },
  },
  { name: 'PostgreSQL restarts (fast)', happen: restartPostgres('SIGINT', awayMs) },
  { name: 'PostgreSQL restarts (immediate)', happen: restartPostgres('SIGQUIT', awayMs) },
  { name: 'the bucket is away', happen: cutBucket(bucketAwayMs) },
  { name: 'the site is upgraded, node by node, with a migration', happen: upgrade },
]
