import { redisBus } from './bus.redis.ts'
import type { Clock } from './clock.ts'
import { fallbackLimiter } from './fallback-limiter.ts'
import { redisLimiter } from './limiter.redis.ts'
import { memoryLimiter } from './limiter.ts'
import { reachRedis } from './redis.ts'

/** Opens the large form of everything that several nodes share. */
export const openRedis = async (
  url: string,
  { now, onError }: { readonly now: Clock; readonly onError: (error: unknown) => void },
) => {
  await reachRedis(url)
  return {
    bus: redisBus(url, { onError }),
    limiter: fallbackLimiter({
      shared: redisLimiter(url, { onError }),
      own: memoryLimiter({ now }),
      onError,
    }),
  }
}
