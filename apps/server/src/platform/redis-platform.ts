import { redisBus } from './bus.redis.ts'
import { redisLimiter } from './limiter.redis.ts'
import { reachRedis } from './redis.ts'

/** Opens the large form of everything that several nodes share. */
export const openRedis = async (url: string, onError: (error: unknown) => void) => {
  await reachRedis(url)
  return {
    bus: redisBus(url, { onError }),
    limiter: redisLimiter(url, { onError }),
  }
}
