import { randomUUID } from 'node:crypto'
import { statfs } from 'node:fs/promises'
import { totalmem } from 'node:os'
import { type Backup, endpoints } from '@lanting/contract'
import type { FastifyInstance } from 'fastify'
import { migrations } from '../../database/migrations.ts'
import type { Serve } from '../../http/serve-endpoint.ts'
import type { Cache } from '../../platform/cache.ts'
import { startInterval } from '../../platform/interval.ts'
import type { Platform } from '../../platform/open.ts'
import { readProgram } from '../../platform/program.ts'
import { healthStore } from './health.store.ts'
import { loopDelay } from './loop-delay.ts'
import { nodeSigns } from './node-signs.ts'

const WINDOW_MS = 10_000

/** Whether somebody answers, and how fast. */
const reach = async (ask: () => Promise<unknown>) => {
  const begun = performance.now()
  const isReachable = await ask().then(
    (answer) => answer !== false,
    () => false,
  )
  return { isReachable, answeredInMs: Math.round((performance.now() - begun) * 10) / 10 }
}

const askRedis = (cache: Cache) => () => cache.get('health').then(() => true)

const diskOf = async (folder: string) => {
  const { bavail, blocks, bsize } = await statfs(folder)
  return { freeBytes: bavail * bsize, diskBytes: blocks * bsize }
}

/** How the site is doing, for whoever looks after it. */
export const openHealth = async (
  app: FastifyInstance,
  serve: Serve,
  { bus, cache, database, dataDir, hasRedis, now }: Platform,
  lastBackup: () => Promise<Backup | null>,
) => {
  const store = healthStore(database.queries)
  const { version, commit, name } = await readProgram()
  const startedAtMs = now()
  const delay = loopDelay()
  const onError = (error: unknown) => app.log.error(error)
  const stopTurning = startInterval({
    intervalMs: WINDOW_MS,
    work: async () => delay.turn(),
    onError,
  })
  const nodes = await nodeSigns({
    ...{ id: randomUUID(), bus, now, onError },
    facts: () => ({
      ...{ name, version, startedAtMs },
      memoryBytes: process.memoryUsage.rss(),
      delayMs: delay.read(),
    }),
  })
  app.addHook('onClose', async () => {
    await stopTurning()
    await nodes.close()
    delay.close()
  })

  const databaseHealth = async () => {
    const applied = await store.appliedMigrations()
    const isApplied = (migration: string) => applied.some((row) => row.name === migration)
    return {
      engine: database.engine,
      version: await store.version(),
      ...(await reach(database.answers)),
      migrations: {
        applied,
        pending: migrations.map((migration) => migration.name).filter((one) => !isApplied(one)),
      },
    }
  }

  const storage = async () => ({
    databaseBytes: await store.bytes(),
    uploads: await store.uploads(),
    songs: await store.songs(),
    ...(await diskOf(dataDir)),
  })

  serve(endpoints.getSiteHealth, async () => {
    const { rss, heapUsed } = process.memoryUsage()
    return {
      ...{ nowMs: now(), version, commit, node: process.version, startedAtMs },
      memory: { usedBytes: rss, heapBytes: heapUsed, machineBytes: totalmem() },
      delayMs: delay.read(),
      database: await databaseHealth(),
      redis: hasRedis ? await reach(askRedis(cache)) : null,
      storage: await storage(),
      nodes: nodes.all(),
      lastBackup: await lastBackup(),
    }
  })
}
