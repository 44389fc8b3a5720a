import { assertLimit, gradualSteps, type Limiter, verdict } from './limiter.ts'
import { closeCommands, openCommands } from './redis.ts'

const KEY_PREFIX = 'lanting:limit:'

// Redis runs a script as one step, so no call of another node comes between reading and counting.
// A window that lasts longer than its limit was not begun by it: the clock of Redis was set back.
const TAKE = `
local used = tonumber(redis.call('GET', KEYS[1]) or '0')
if used == 0 or redis.call('PTTL', KEYS[1]) > tonumber(ARGV[2]) then
  redis.call('SET', KEYS[1], 1, 'PX', ARGV[2])
  return 0
end
if used < tonumber(ARGV[1]) then
  redis.call('INCR', KEYS[1])
  return 0
end
return math.max(1, redis.call('PTTL', KEYS[1]))
`

// The rest of the key's life is the time until all calls are given back.
const TAKE_GRADUALLY = `
local used = math.max(0, redis.call('PTTL', KEYS[1]))
local full = tonumber(ARGV[2])
if used > full + tonumber(ARGV[1]) then
  used = 0
end
if used > full then
  return used - full
end
redis.call('SET', KEYS[1], 1, 'PX', used + tonumber(ARGV[1]))
return 0
`

const PEEK = `
local used = tonumber(redis.call('GET', KEYS[1]) or '0')
local left = redis.call('PTTL', KEYS[1])
if used < tonumber(ARGV[1]) or left > tonumber(ARGV[2]) then
  return 0
end
return math.max(1, left)
`

interface RedisLimiterOptions {
  readonly onError: (error: unknown) => void
}

/** Calls reject while Redis is out of reach; `onError` receives the errors of the connection. */
export const redisLimiter = (url: string, { onError }: RedisLimiterOptions): Limiter => {
  const redis = openCommands(url, onError)
  return {
    take: async (key, limit) => {
      assertLimit(limit)
      const waitMs = await redis.eval(TAKE, 1, KEY_PREFIX + key, limit.times, limit.windowMs)
      return verdict(Number(waitMs))
    },
    takeGradually: async (key, limit) => {
      assertLimit(limit)
      const { stepMs, fullAfterMs } = gradualSteps(limit)
      const waitMs = await redis.eval(TAKE_GRADUALLY, 1, KEY_PREFIX + key, stepMs, fullAfterMs)
      return verdict(Number(waitMs))
    },
    peek: async (key, limit) => {
      assertLimit(limit)
      const waitMs = await redis.eval(PEEK, 1, KEY_PREFIX + key, limit.times, limit.windowMs)
      return verdict(Number(waitMs))
    },
    forget: async (key) => {
      await redis.del(KEY_PREFIX + key)
    },
    close: () => closeCommands(redis),
  }
}
