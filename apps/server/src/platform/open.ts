import { access, constants, mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import type { Config } from '../config.ts'
import { type Database, openDatabase } from '../database/open.ts'
import { type Bus, memoryBus } from './bus.ts'
import { type Clock, steadyClock, systemClock } from './clock.ts'
import type { FileCache } from './file-cache.ts'
import { diskFiles } from './files.disk.ts'
import type { Files } from './files.ts'
import { type Limiter, memoryLimiter } from './limiter.ts'
import { openSiteFiles } from './open-site-files.ts'
import { diskScratch, type Scratch } from './scratch.ts'
import { StartupError } from './startup-error.ts'
import type { BucketState } from './watch-bucket.ts'

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
  /** Holds the name of the place where the files are. */
  readonly place: Files
  /** Files of uploads that are still being received. */
  readonly incoming: Scratch
  /** Cached Open Graph images. */
  readonly ogImages: FileCache
  /** The owner's songs, with their lyrics and covers. */
  readonly music: Files
  /** Cached covers of songs. */
  readonly covers: FileCache
  /** Cached smaller forms of songs, on this machine. */
  readonly smallSongs: Files
  /** Cached paintings of articles. */
  readonly paintings: FileCache
  /** The state of the bucket with all these files; undefined if they are on this machine. */
  readonly bucket: BucketState | undefined
  readonly now: Clock
  close(): Promise<void>
}

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
  readonly config: Pick<Config, 'dataDir' | 'database' | 'redisUrl' | 'bucket'>
  readonly onError: (error: unknown) => void
  readonly now?: Clock
}

export const openPlatform = async (options: PlatformOptions): Promise<Platform> => {
  const { config, onError, now = systemClock } = options
  await makeDataDir(config.dataDir)
  const { redisUrl } = config
  const incoming = diskScratch(join(config.dataDir, 'incoming'))
  const { close: closeFiles, ...siteFiles } = await openSiteFiles(config, onError)
  const steady = options.now ?? steadyClock
  const shared = redisUrl ? await large(redisUrl, steady, onError) : small(steady, onError)
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
    incoming,
    smallSongs: diskFiles(join(config.dataDir, 'small-songs')),
    ...siteFiles,
    now,
    close: async () => {
      await closeShared()
      await database.close()
      closeFiles()
    },
  }
}
