import { randomUUID } from 'node:crypto'
import { statfs } from 'node:fs/promises'
import { totalmem } from 'node:os'
import { type Backup, endpoints } from '@lanting/contract'
import type { FastifyInstance } from 'fastify'
import { migrations } from '../../database/migrations.ts'
import type { Serve } from '../../http/serve-endpoint.ts'
import { startInterval } from '../../platform/interval.ts'
import type { Platform } from '../../platform/open.ts'
import { readProgram } from '../../platform/program.ts'
import { createEventLoopDelay } from './event-loop-delay.ts'
import { healthStore } from './health.store.ts'
import { createNodeHeartbeats } from './node-heartbeats.ts'

const WINDOW_MS = 10_000

/** Measures whether a service answers, and how fast. */
const ping = async (ask: () => Promise<unknown>) => {
  const begun = performance.now()
  const isReachable = await ask().then(
    (answer) => answer !== false,
    () => false,
  )
  return { isReachable, answeredInMs: Math.round((performance.now() - begun) * 10) / 10 }
}

/** A bucket that is known to be away is not asked: somebody waits for the answer. */
const bucketHealth = async (bucket: Platform['bucket']) => {
  if (!bucket) return null
  return bucket.isReachable() ? ping(bucket.ping) : { isReachable: false, answeredInMs: 0 }
}

const diskOf = async (folder: string) => {
  const { bavail, blocks, bsize } = await statfs(folder)
  return { freeBytes: bavail * bsize, diskBytes: blocks * bsize }
}

interface Needs
  extends Pick<Platform, 'bus' | 'bucket' | 'database' | 'dataDir' | 'hasRedis' | 'now'> {
  readonly publicUrl: string
  readonly countUnmeasuredSongs: () => Promise<number>
}

/** How the site is doing, for whoever looks after it. */
export const openHealth = async (
  app: FastifyInstance,
  serve: Serve,
  { bus, bucket, database, dataDir, hasRedis, now, publicUrl, countUnmeasuredSongs }: Needs,
  settings: { read(): Promise<{ readonly last_backup: Backup | null }> },
) => {
  const store = healthStore(database.queries)
  const { version, commit, name } = await readProgram()
  const startedAtMs = now()
  const loopDelay = createEventLoopDelay()
  const onError = (error: unknown) => app.log.error(error)
  const stopWindows = startInterval({
    intervalMs: WINDOW_MS,
    work: async () => loopDelay.startWindow(),
    onError,
  })
  const nodes = await createNodeHeartbeats({
    id: randomUUID(),
    bus,
    now,
    onError,
    facts: () => ({
      name,
      version,
      startedAtMs,
      memoryBytes: process.memoryUsage.rss(),
      delayMs: loopDelay.read(),
    }),
  })
  app.addHook('onClose', async () => {
    await stopWindows()
    await nodes.close()
    loopDelay.close()
  })

  const databaseHealth = async () => {
    const applied = await store.appliedMigrations()
    const isApplied = (migration: string) => applied.some((row) => row.name === migration)
    return {
      engine: database.engine,
      version: await store.version(),
      ...(await ping(database.answers)),
      migrations: {
        applied,
        pending: migrations
          .map((migration) => migration.name)
          .filter((migration) => !isApplied(migration)),
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
      nowMs: now(),
      publicUrl,
      version,
      commit,
      node: process.version,
      startedAtMs,
      memory: { usedBytes: rss, heapBytes: heapUsed, machineBytes: totalmem() },
      delayMs: loopDelay.read(),
      database: await databaseHealth(),
      redis: hasRedis ? await ping(bus.ping) : null,
      bucket: await bucketHealth(bucket),
      storage: await storage(),
      unmeasuredSongs: await countUnmeasuredSongs(),
      nodes: nodes.all(),
      lastBackup: (await settings.read()).last_backup,
    }
  })
}
