import { describe, expect, it } from 'vitest'
import { answerCache, type KeptAnswer, type ReadyBytes } from './answer-cache.ts'

const ready = (bytes: number): ReadyBytes => ({ headers: [], body: ' '.repeat(bytes) })
const answer = (text: string, bytes = 10): KeptAnswer => ({
  etag: text,
  plain: ready(bytes),
  gzip: ready(0),
  brotli: ready(0),
  notModified: ready(0),
})
const tables = (...names: string[]) => new Set(names)

describe('a kept answer', () => {
  it('is found until one of its tables changes', () => {
    const cache = answerCache({ maxBytes: 100 })
    cache.keep('a', answer('a'), tables('articles', 'tags'), cache.now())
    cache.keep('b', answer('b'), tables('settings'), cache.now())
    cache.drop(['tags'])
    expect(cache.find('a')).toBeUndefined()
    expect(cache.find('b')?.etag).toBe('b')
  })

  it('is not kept when a table changed after it was begun', () => {
    const cache = answerCache({ maxBytes: 100 })
    const begun = cache.now()
    cache.drop(['articles'])
    cache.keep('a', answer('a'), tables('articles'), begun)
    cache.keep('b', answer('b'), tables('settings'), begun)
    expect(cache.find('a')).toBeUndefined()
    expect(cache.find('b')).toBeDefined()
    expect(cache.hasChangedSince(begun)).toBe(true)
  })

  it('goes when there is no more room, the longest unused one first', () => {
    const cache = answerCache({ maxBytes: 30 })
    for (const key of ['a', 'b', 'c']) cache.keep(key, answer(key), tables(), 0)
    cache.find('a')
    cache.keep('d', answer('d'), tables(), 0)
    expect(['a', 'b', 'c', 'd'].filter((key) => cache.find(key))).toEqual(['a', 'c', 'd'])
    expect(cache.size()).toEqual({ entries: 3, bytes: 30 })
  })

  it('is not kept when it alone is too large', () => {
    const cache = answerCache({ maxBytes: 30 })
    cache.keep('a', answer('a', 31), tables(), 0)
    expect(cache.size()).toEqual({ entries: 0, bytes: 0 })
  })
})
