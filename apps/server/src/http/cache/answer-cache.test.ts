import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { describe, expect, it } from 'vitest'
import { type CachedAnswer, createAnswerCache, type ReadyBytes } from './answer-cache.ts'

const KB = 1_024
const ROOMY = { maxBytes: 10_000 * KB, maxEntries: 1_000 }

const ready = (bytes: number, headers: string[] = []): ReadyBytes => ({
  headers,
  body: ' '.repeat(bytes),
})
const answer = (text: string, bytes = 10): CachedAnswer => ({
  etag: text,
  plain: ready(bytes),
  gzip: ready(0),
  br: ready(0),
  notModified: ready(0),
})
const tables = (...names: string[]) => new Set(names)

describe('a cached answer', () => {
  it('is found until one of its tables changes', () => {
    const cache = createAnswerCache(ROOMY)
    cache.set('a', answer('a'), tables('articles', 'tags'), cache.now())
    cache.set('b', answer('b'), tables('settings'), cache.now())
    cache.drop(['tags'])
    expect(cache.find('a')).toBeUndefined()
    expect(cache.find('b')?.etag).toBe('b')
  })

  it('is not cached when a table changed after its start', () => {
    const cache = createAnswerCache(ROOMY)
    const startedAt = cache.now()
    cache.drop(['articles'])
    cache.set('a', answer('a'), tables('articles'), startedAt)
    cache.set('b', answer('b'), tables('settings'), startedAt)
    expect(cache.find('a')).toBeUndefined()
    expect(cache.find('b')).toBeDefined()
    expect(cache.hasChangedSince(startedAt)).toBe(true)
  })

  it.each([
    ['bytes', { maxBytes: 35 * KB, maxEntries: 100 }],
    ['entries', { maxBytes: 1_000 * KB, maxEntries: 3 }],
  ])('is evicted when the cache is full by %s, the least recently used first', (_, limits) => {
    const cache = createAnswerCache(limits)
    for (const key of ['a', 'b', 'c']) cache.set(key, answer(key, 10 * KB), tables(), 0)
    cache.find('a')
    cache.set('d', answer('d', 10 * KB), tables(), 0)
    expect(['a', 'b', 'c', 'd'].filter((key) => cache.find(key))).toEqual(['a', 'c', 'd'])
    expect(cache.size().entries).toBe(3)
  })

  it('is not cached when it is too large, and evicts no other', () => {
    const cache = createAnswerCache({ maxBytes: 30 * KB, maxEntries: 100 })
    cache.set('a', answer('a'), tables(), 0)
    cache.set('b', answer('b', 31 * KB), tables(), 0)
    expect([cache.find('a')?.etag, cache.find('b')]).toEqual(['a', undefined])
    expect(cache.size().entries).toBe(1)
  })

  it('frees its memory when it is replaced or dropped', () => {
    const cache = createAnswerCache(ROOMY)
    cache.set('a', answer('a', KB), tables('tags'), 0)
    const { bytes } = cache.size()
    cache.set('a', answer('a', KB), tables('tags'), 0)
    expect(cache.size()).toEqual({ entries: 1, bytes })
    cache.drop(['tags'])
    expect(cache.size()).toEqual({ entries: 0, bytes: 0 })
  })
})

describe('the size of the cache', () => {
  setFlagsFromString('--expose-gc')
  const collect = runInNewContext('gc') as () => void
  const usedBytes = () => {
    collect()
    return process.memoryUsage().heapUsed
  }

  /** Like answers of the server: many small headers, a policy, little text. */
  const smallAnswer = (number: number): CachedAnswer => {
    const shared = Array.from({ length: 14 }, (_, at) => [`x-header-${at}`, 'value']).flat()
    const own = [...shared, 'policy', `default-src 'self' ${'x'.repeat(400)} ${number}`]
    const form = (): ReadyBytes => ({ headers: [...own], body: `${number} ${'y'.repeat(40)}` })
    return {
      etag: `"${number}"`,
      plain: form(),
      gzip: form(),
      br: form(),
      notModified: form(),
    }
  }

  it('is its memory, also with small answers and long keys', () => {
    const cache = createAnswerCache({ maxBytes: 1_000_000 * KB, maxEntries: 100_000 })
    const before = usedBytes()
    for (let number = 0; number < 10_000; number += 1) {
      const key = `zh-CN /robots.txt?q=${number}${'z'.repeat(100)}`
      cache.set(key, smallAnswer(number), tables('articles', 'settings', 'tags'), 0)
    }
    const taken = usedBytes() - before
    expect(cache.size().entries).toBe(10_000)
    expect(cache.size().bytes).toBeGreaterThan(taken * 0.8)
    expect(cache.size().bytes).toBeLessThan(taken * 2)
  })
})
