import { access, constants, mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import type { Config } from '../config.ts'
import { type Database, openDatabase } from '../database/open.ts'
import { type Bus, memoryBus } from './bus.ts'
import { type Clock, systemClock } from './clock.ts'
import { type DiskCache, diskCache } from './disk-cache.ts'
import { diskFiles, type Files } from './files.ts'
import { type Limiter, memoryLimiter } from './limiter.ts'
import { diskScratch, type Scratch } from './scratch.ts'
import { StartupError } from './startup-error.ts'

/** The services under the features, in their small or their large form. */
export interface Platform {
  /** The folder of the site's data on this machine. */
  readonly dataDir: string
  /** Whether bus and limiter are shared by several nodes. */
  readonly hasRedis: boolean
  readonly database: Database
  readonly bus: Bus
  readonly limiter: Limiter
  readonly files: Files
  /** Files of uploads that are still being received. */
  readonly incoming: Scratch
  /** Cached Open Graph images. */
  readonly ogImages: DiskCache
  /** The folder of the owner's songs on this machine. */
  readonly musicFolder: string
  /** Cached covers of songs. */
  readonly covers: DiskCache
  readonly now: Clock
  close(): Promise<void>
}

/** Enough for about a thousand images. */
const OG_IMAGES_MAX_BYTES = 64 * 1_048_576

const COVERS_MAX_BYTES = 128 * 1_048_576

const makeDataDir = async (dataDir: string) => {
  try {
    await mkdir(dataDir, { recursive: true })
    await access(dataDir, constants.W_OK)
  } catch (error) {
    const reason = (error as NodeJS.ErrnoException).code ?? String(error)
    throw new StartupError(`DATA_DIR ${dataDir} cannot be written to (${reason}).`)
  }
}

const small = (now: Clock, onError: (error: unknown) => void) => ({
  bus: memoryBus({ onError }),
  limiter: memoryLimiter({ now }),
})

/** Loaded on demand: the small form starts without the Redis client. */
const large = async (url: string, now: Clock, onError: (error: unknown) => void) => {
  const { openRedis } = await import('./redis-platform.ts')
  return openRedis(url, { now, onError })
}

interface PlatformOptions {
  readonly config: Pick<Config, 'dataDir' | 'database' | 'redisUrl'>
  readonly onError: (error: unknown) => void
  readonly now?: Clock
}

export const openPlatform = async (options: PlatformOptions): Promise<Platform> => {
  const { config, onError, now = systemClock } = options
  await makeDataDir(config.dataDir)
  const { redisUrl } = config
  const shared = redisUrl ? await large(redisUrl, now, onError) : small(now, onError)
  const closeShared = () => Promise.all([shared.bus.close(), shared.limiter.close()])
  const database = await openDatabase(config.database).catch(async (error) => {
    await closeShared()
    throw error
  })
  return {
    dataDir: config.dataDir,
    hasRedis: redisUrl !== undefined,
    database,
    bus: shared.bus,
    limiter: shared.limiter,
    files: diskFiles(join(config.dataDir, 'files')),
    incoming: diskScratch(join(config.dataDir, 'incoming')),
    ogImages: diskCache({
      folder: join(config.dataDir, 'og-images'),
      maxBytes: OG_IMAGES_MAX_BYTES,
    }),
    musicFolder: join(config.dataDir, 'music'),
    covers: diskCache({ folder: join(config.dataDir, 'covers'), maxBytes: COVERS_MAX_BYTES }),
    now,
    close: async () => {
      await closeShared()
      await database.close()
    },
  }
}
