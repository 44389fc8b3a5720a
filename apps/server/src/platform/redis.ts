import { Redis } from 'ioredis'
import { StartupError } from './startup-error.ts'

const COMMAND_TIMEOUT_MS = 2_000

type OnError = (error: unknown) => void

/**
 * A connection for commands: it comes back by itself, and a command that a broken connection
 * has cut off is rejected, never sent a second time.
 */
export const openCommands = (url: string, onError: OnError) => {
  const redis = new Redis(url, { maxRetriesPerRequest: 0, commandTimeout: COMMAND_TIMEOUT_MS })
  return redis.on('error', onError)
}

/**
 * A connection for subscriptions: they are renewed after a break. They wait without end, because
 * ioredis renews them in a promise of its own, whose rejection nobody could catch.
 */
export const openSubscriptions = (url: string, onError: OnError) => {
  const redis = new Redis(url, { maxRetriesPerRequest: null })
  return redis.on('error', onError)
}

/** Lets the commands under way finish, unless Redis is out of reach. */
export const closeCommands = async (redis: Redis) => {
  try {
    await redis.quit()
  } catch {
    redis.disconnect()
  }
}

/** Asks once whether there is a Redis, so that a wrong address is known at the start. */
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
