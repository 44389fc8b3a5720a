import { describe, expect, it } from 'vitest'
import { memoryCache } from './cache.ts'
import { memoryLimiter } from './limiter.ts'

describe('the memory cache', () => {
  it('holds no more than its entries, and drops the one unused for the longest time', async () => {
    const cache = memoryCache({ maxEntries: 2, now: () => 0 })
    await cache.set('read', '1', 1)
    await cache.set('unused', '2', 1)
    await cache.get('read')
    await cache.set('new', '3', 1)
    expect(await cache.get('unused')).toBeUndefined()
    expect(await cache.get('read')).toBe('1')
    expect(await cache.get('new')).toBe('3')
  })

  it('counts a key that is set again once, as the newest', async () => {
    const cache = memoryCache({ maxEntries: 2, now: () => 0 })
    for (const key of ['a', 'b', 'a', 'c']) await cache.set(key, key, 1)
    expect(await cache.get('a')).toBe('a')
    expect(await cache.get('b')).toBeUndefined()
  })

  it('gives an entry up to the last millisecond of its life', async () => {
    let time = 0
    const cache = memoryCache({ maxEntries: 2, now: () => time })
    await cache.set('key', 'page', 100)
    time = 99
    expect(await cache.get('key')).toBe('page')
    time = 100
    expect(await cache.get('key')).toBeUndefined()
  })
})

describe('the memory limiter', () => {
  it('lets go of the keys whose window has ended', async () => {
    let time = 0
    const limiter = memoryLimiter({ now: () => time })
    for (let key = 0; key < 20_000; key += 1) {
      time += 1
      await limiter.take(`visitor-${key}`, { times: 1, windowMs: 100 })
    }
    expect(limiter.size()).toBeLessThanOrEqual(1_000)
  })

  it('keeps every key whose window is open, however many there are', async () => {
    const limiter = memoryLimiter({ now: () => 0 })
    const limit = { times: 1, windowMs: 1 }
    for (let key = 0; key < 5_000; key += 1) await limiter.take(`visitor-${key}`, limit)
    expect(await limiter.take('visitor-0', limit)).toEqual({ allowed: false, retryAfterMs: 1 })
  })

  it('forgets the oldest when there are too many, however long their windows are', async () => {
    const limiter = memoryLimiter({ now: () => 0 })
    const limit = { times: 1, windowMs: 86_400_000 }
    for (let key = 0; key < 150_000; key += 1) await limiter.take(`visitor-${key}`, limit)
    expect(limiter.size()).toBeLessThanOrEqual(100_000)
    expect(await limiter.take('visitor-149999', limit)).toMatchObject({ allowed: false })
  })

  it('is open again exactly when it said', async () => {
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
