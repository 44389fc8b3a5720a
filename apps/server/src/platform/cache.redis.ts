import type { Cache } from './cache.ts'
import { assertWhole } from './clock.ts'
import { closeCommands, openCommands } from './redis.ts'

const KEY_PREFIX = 'lanting:cache:'

interface RedisCacheOptions {
  readonly onError: (error: unknown) => void
}

/** Calls reject while Redis is out of reach; `onError` hears of the connection itself. */
export const redisCache = (url: string, { onError }: RedisCacheOptions): Cache => {
  const redis = openCommands(url, onError)
  return {
    get: async (key) => (await redis.get(KEY_PREFIX + key)) ?? undefined,
    set: async (key, value, ttlMs) => {
      assertWhole('ttlMs', ttlMs)
      await redis.set(KEY_PREFIX + key, value, 'PX', ttlMs)
    },
    delete: async (key) => {
      await redis.del(KEY_PREFIX + key)
    },
    close: () => closeCommands(redis),
  }
}
