import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { fallbackLimiter } from './fallback-limiter.ts'
import { memoryLimiter } from './limiter.ts'

const LIMIT = { times: 2, windowMs: 60_000 }

describe('a limiter whose Redis goes away', () => {
  let isAway: boolean
  let errors: unknown[]
  let asked: number

  beforeEach(() => {
    vi.useFakeTimers()
    isAway = false
    errors = []
    asked = 0
  })
  afterEach(() => vi.useRealTimers())

  const open = () => {
    const inner = memoryLimiter({ now: Date.now })
    const shared = {
      ...inner,
      take: async (key: string, limit: typeof LIMIT) => {
        asked += 1
        if (isAway) throw new Error('Reached the max retries per request limit')
        return inner.take(key, limit)
      },
    }
    const own = memoryLimiter({ now: Date.now })
    return fallbackLimiter({ shared, own, onError: (error) => errors.push(error) })
  }

  it('counts on its own node, reports it once, and asks again after a pause', async () => {
    const limiter = open()
    expect((await limiter.take('a', LIMIT)).allowed).toBe(true)
    isAway = true
    expect((await limiter.take('a', LIMIT)).allowed).toBe(true)
    expect((await limiter.take('a', LIMIT)).allowed).toBe(true)
    expect((await limiter.take('a', LIMIT)).allowed).toBe(false)
    expect([errors.length, asked]).toEqual([1, 2])
    isAway = false
    vi.advanceTimersByTime(5_001)
    expect((await limiter.take('a', LIMIT)).allowed).toBe(true)
    expect(asked).toBe(3)
    expect((await limiter.take('a', LIMIT)).allowed).toBe(false)
  })

  it('lets one call find out whether Redis is back', async () => {
    const limiter = open()
    isAway = true
    await limiter.take('a', LIMIT)
    vi.advanceTimersByTime(5_001)
    asked = 0
    await Promise.all(['b', 'c', 'd'].map((key) => limiter.take(key, LIMIT)))
    expect(asked).toBe(1)
    expect(errors).toHaveLength(1)
  })

  it('does not take a wrong limit for an outage', async () => {
    const limiter = open()
    await expect(limiter.take('a', { times: 0, windowMs: 1 })).rejects.toThrow()
    expect(errors).toEqual([])
  })
})
