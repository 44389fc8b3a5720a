import { expect, it } from 'vitest'
import type { AppError } from '../../http/app-error.ts'
import { memoryLimiter } from '../../platform/limiter.ts'
import { loginLimits } from './login-limits.ts'

const MINUTE_MS = 60_000

it('whoever guesses waits longer and longer', async () => {
  let now = 0
  const limits = loginLimits(memoryLimiter({ now: () => now }))
  const waits: number[] = []
  for (let attempts = 0; attempts < 60; attempts += 1) {
    await limits.attempt('owner', '10.0.0.1').catch(({ key, retryAfterMs = 0 }: AppError) => {
      expect(key).toBe('tooManyLogins')
      waits.push(retryAfterMs)
      now += retryAfterMs
    })
  }
  expect(waits.slice(0, 2)).toEqual([MINUTE_MS, 14 * MINUTE_MS])
  expect(Math.max(...waits)).toBeGreaterThan(12 * 60 * MINUTE_MS)
  expect(now).toBeGreaterThan(24 * 60 * MINUTE_MS)
})

it('many addresses together get at most sixty guesses an hour at one account', async () => {
  const limits = loginLimits(memoryLimiter({ now: () => 0 }))
  const attempts = await Promise.allSettled(
    Array.from({ length: 100 }, (_, index) => limits.attempt('owner', `10.0.0.${index}`)),
  )
  expect(attempts.filter(({ status }) => status === 'fulfilled')).toHaveLength(60)
})
