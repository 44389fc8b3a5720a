import { setTimeout as sleep } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { Redis } from 'ioredis'
import type { Cluster } from '../testing/cluster.ts'

interface Fault {
  readonly name: string
  /** Breaks something, and mends it again. */
  readonly happen: (cluster: Cluster, round: number) => Promise<void>
}

interface Durations {
  readonly awayMs: number
  readonly redisStoppedMs: number
  readonly nodeStoppedMs: number
}

const NEXT_VERSION = fileURLToPath(new URL('next-version.js', import.meta.url))

const restartPostgres = (signal: NodeJS.Signals, awayMs: number): Fault['happen'] => {
  return async ({ postgres }) => {
    await postgres.kill(signal)
    await sleep(awayMs)
    await postgres.restart()
  }
}

const flushRedis = async ({ redis }: Cluster) => {
  const client = new Redis(redis.url)
  await client.flushall()
  await client.quit()
}

/** One node after the other ends and starts as a version with one more migration. */
const upgrade = async (cluster: Cluster, round: number) => {
  const NODE_OPTIONS = `--import=${NEXT_VERSION}`
  cluster.change({ NODE_OPTIONS, MORE_MIGRATIONS: String(round + 1) })
  for (const at of cluster.nodes.keys()) {
    await cluster.node(at).stop()
    await cluster.restart(at)
  }
}

export const faults = ({ awayMs, redisStoppedMs, nodeStoppedMs }: Durations): readonly Fault[] => [
  {
    name: 'a node is killed',
    happen: async (cluster, round) => {
      const at = (round + 1) % cluster.nodes.length
      await cluster.node(at).stop('SIGKILL')
      await sleep(awayMs)
      await cluster.restart(at)
    },
  },
  {
    name: 'a node stops answering',
    happen: async ({ node }, round) => {
      const { process } = node(round)
      process.kill('SIGSTOP')
      await sleep(nodeStoppedMs)
      process.kill('SIGCONT')
    },
  },
  {
    name: 'Redis is killed',
    happen: async ({ redis }) => {
      await redis.kill('SIGKILL')
      await sleep(awayMs)
      await redis.restart()
    },
  },
  { name: 'Redis is emptied', happen: flushRedis },
  {
    name: 'Redis stops answering',
    happen: async ({ redis }) => {
      redis.pause()
      await sleep(redisStoppedMs)
      redis.resume()
    },
  },
  { name: 'PostgreSQL restarts (fast)', happen: restartPostgres('SIGINT', awayMs) },
  { name: 'PostgreSQL restarts (immediate)', happen: restartPostgres('SIGQUIT', awayMs) },
  { name: 'the site is upgraded, node by node, with a migration', happen: upgrade },
]
