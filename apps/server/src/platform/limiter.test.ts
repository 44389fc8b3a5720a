import { describe, expect, it } from 'vitest'
import { memoryLimiter } from './limiter.ts'

describe('the memory limiter', () => {
  it('forgets keys whose window has ended', async () => {
    let time = 0
    const limiter = memoryLimiter({ now: () => time })
    for (let key = 0; key < 20_000; key += 1) {
      time += 1
      await limiter.take(`visitor-${key}`, { times: 1, windowMs: 100 })
    }
    expect(limiter.size()).toBeLessThanOrEqual(1_000)
  })

  it('keeps every key whose window is open', async () => {
    const limiter = memoryLimiter({ now: () => 0 })
    const limit = { times: 1, windowMs: 1 }
    for (let key = 0; key < 5_000; key += 1) await limiter.take(`visitor-${key}`, limit)
    expect(await limiter.take('visitor-0', limit)).toEqual({ allowed: false, retryAfterMs: 1 })
  })

  it('forgets the oldest keys when there are too many, even in open windows', async () => {
    const limiter = memoryLimiter({ now: () => 0 })
    const limit = { times: 1, windowMs: 86_400_000 }
    for (let key = 0; key < 150_000; key += 1) await limiter.take(`visitor-${key}`, limit)
    expect(limiter.size()).toBeLessThanOrEqual(100_000)
    expect(await limiter.take('visitor-149999', limit)).toMatchObject({ allowed: false })
  })

  it('allows a call again exactly after the returned time', async () => {
    let time = 0
    const limiter = memoryLimiter({ now: () => time })
    await limiter.take('key', { times: 1, windowMs: 100 })
    time = 30
    expect(await limiter.take('key', { times: 1, windowMs: 100 })).toEqual({
      allowed: false,
      retryAfterMs: 70,
    })
    time = 100
    expect(await limiter.take('key', { times: 1, windowMs: 100 })).toMatchObject({ allowed: true })
  })
})
