import { Redis } from 'ioredis'
import { StartupError } from './startup-error.ts'

const COMMAND_TIMEOUT_MS = 2_000

type OnError = (error: unknown) => void

/**
 * Opens a connection for commands, which reconnects by itself. A command interrupted by a broken
 * connection is rejected and never sent again; while there is none, commands are rejected at once.
 */
export const openCommands = (url: string, onError: OnError) => {
  const redis = new Redis(url, { maxRetriesPerRequest: 0, commandTimeout: COMMAND_TIMEOUT_MS })
  // Only the first commands wait for the connection.
  redis.once('ready', () => {
    redis.options.enableOfflineQueue = false
  })
  return redis.on('error', onError)
}

/**
 * Opens a connection for subscriptions, which are renewed after a break. They wait without a limit,
 * because ioredis renews them in a promise of its own, whose rejection cannot be caught.
 */
export const openSubscriptions = (url: string, onError: OnError) => {
  const redis = new Redis(url, { maxRetriesPerRequest: null })
  return redis.on('error', onError)
}

/** Lets running commands finish, unless Redis is out of reach. */
export const closeCommands = async (redis: Redis) => {
  try {
    await redis.quit()
  } catch {
    redis.disconnect()
  }
}

/** Pings Redis once, so that a wrong address is found at the start. */
export const reachRedis = async (url: string): Promise<void> => {
  const redis = new Redis(url, { lazyConnect: true, retryStrategy: () => null })
  let reason: unknown = 'no answer'
  redis.on('error', (error) => {
    reason = error
  })
  try {
    await redis.connect()
    await redis.ping()
  } catch {
    throw new StartupError(`REDIS_URL does not lead to a Redis: ${reason}.`)
  } finally {
    redis.disconnect()
  }
}
