import { access, constants, mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import type { Config } from '../config.ts'
import { type Database, openDatabase } from '../database/open.ts'
import { redisBus } from './bus.redis.ts'
import { type Bus, memoryBus } from './bus.ts'
import { redisCache } from './cache.redis.ts'
import { type Cache, memoryCache } from './cache.ts'
import { type Clock, systemClock } from './clock.ts'
import { diskFiles, type Files } from './files.ts'
import { redisLimiter } from './limiter.redis.ts'
import { type Limiter, memoryLimiter } from './limiter.ts'
import { reachRedis } from './redis.ts'
import { StartupError } from './startup-error.ts'

/** What the program stands on, in its small or its large form. */
export interface Platform {
  readonly database: Database
  readonly bus: Bus
  readonly cache: Cache
  readonly limiter: Limiter
  readonly files: Files
  readonly now: Clock
  close(): Promise<void>
}

const CACHE_ENTRIES = 5_000

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
  cache: memoryCache({ maxEntries: CACHE_ENTRIES, now }),
  limiter: memoryLimiter({ now }),
})

const large = (url: string, onError: (error: unknown) => void) => ({
  bus: redisBus(url, { onError }),
  cache: redisCache(url, { onError }),
  limiter: redisLimiter(url, { onError }),
})

export interface PlatformOptions {
  readonly config: Pick<Config, 'dataDir' | 'database' | 'redisUrl'>
  readonly onError: (error: unknown) => void
  readonly now?: Clock
}

export const openPlatform = async (options: PlatformOptions): Promise<Platform> => {
  const { config, onError, now = systemClock } = options
  await makeDataDir(config.dataDir)
  if (config.redisUrl) await reachRedis(config.redisUrl)
  const database = await openDatabase(config.database)
  const shared = config.redisUrl ? large(config.redisUrl, onError) : small(now, onError)
  return {
    database,
    ...shared,
    files: diskFiles(join(config.dataDir, 'files')),
    now,
    close: async () => {
      await Promise.all([shared.bus.close(), shared.cache.close(), shared.limiter.close()])
      await database.close()
    },
  }
}
