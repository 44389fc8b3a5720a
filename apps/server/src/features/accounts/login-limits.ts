import type { Limit } from '@lanting/contract'
import { AppError } from '../../http/app-error.ts'
import { networkOf } from '../../http/rate-limit.ts'
import type { Limiter } from '../../platform/limiter.ts'

const MINUTE_MS = 60_000
const HOUR_MS = 60 * MINUTE_MS
const DAY_MS = 24 * HOUR_MS

/** The more attempts, the longer the wait: each step is reached when the one before has passed. */
const BY_ACCOUNT_AND_ADDRESS: readonly Limit[] = [
  { times: 5, windowMs: MINUTE_MS },
  { times: 8, windowMs: 15 * MINUTE_MS },
  { times: 16, windowMs: HOUR_MS },
  { times: 32, windowMs: DAY_MS },
]
/** Many addresses at one account. Wide, so that a stranger does not easily lock its user out. */
const BY_ACCOUNT: readonly Limit[] = [
  { times: 60, windowMs: HOUR_MS },
  { times: 200, windowMs: DAY_MS },
]
/** One address at many accounts. */
const BY_ADDRESS: readonly Limit[] = [
  { times: 30, windowMs: MINUTE_MS },
  { times: 100, windowMs: HOUR_MS },
  { times: 300, windowMs: DAY_MS },
]

const keysOf = (name: string, limits: readonly Limit[]) =>
  limits.map((limit) => ({ key: `login ${name} ${limit.windowMs}`, limit }))

export type LoginLimits = ReturnType<typeof loginLimits>

/** Guards passwords against guessing, by account and by address, over all nodes. */
export const loginLimits = (limiter: Limiter) => {
  const countersOf = (account: string, ip: string) => {
    const address = networkOf(ip)
    return {
      own: [
        ...keysOf(`${account} ${address}`, BY_ACCOUNT_AND_ADDRESS),
        ...keysOf(account, BY_ACCOUNT),
      ],
      shared: keysOf(address, BY_ADDRESS),
    }
  }
  return {
    /** Counts an attempt, or refuses it. */
    attempt: async (account: string, ip: string): Promise<void> => {
      const { own, shared } = countersOf(account.toLowerCase(), ip)
      for (const { key, limit } of [...own, ...shared]) {
        const { allowed, retryAfterMs } = await limiter.take(key, limit)
        if (!allowed) throw new AppError('tooManyLogins', { retryAfterMs })
      }
    },

    /** Whoever knows the password starts from nothing again. */
    succeeded: async (account: string, ip: string): Promise<void> => {
      const { own } = countersOf(account.toLowerCase(), ip)
      await Promise.all(own.map(({ key }) => limiter.forget(key)))
    },
  }
}
