import { randomUUID } from 'node:crypto'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { Cache } from './cache.ts'

export interface OpenedCaches {
  /** Two nodes of one site; where a form knows only one node, the same cache twice. */
  readonly nodes: readonly [here: Cache, there: Cache]
  /** Lets at least this much time go by for the cache. */
  passTime(ms: number): Promise<void>
}

const LONG_MS = 60_000
const SHORT_MS = 50

export const cacheConformance = (form: string, openCaches: () => OpenedCaches) =>
  describe(`the cache in its ${form} form`, () => {
    let here: Cache
    let there: Cache
    let passTime: OpenedCaches['passTime']
    let key: string

    beforeEach(() => {
      const { nodes, ...opened } = openCaches()
      ;[here, there] = nodes
      passTime = opened.passTime
      key = randomUUID()
    })

    afterEach(async () => {
      await Promise.all([here.close(), there.close()])
    })

    it('answers undefined for what it does not hold', async () => {
      expect(await here.get(key)).toBeUndefined()
    })

    it('gives on every node what one node has set', async () => {
      await here.set(key, 'page', LONG_MS)
      expect(await here.get(key)).toBe('page')
      expect(await there.get(key)).toBe('page')
    })

    it.each(['', '兰亭 🎋', 'line\r\nline\0'])('gives %j back unchanged', async (value) => {
      await here.set(key, value, LONG_MS)
      expect(await there.get(key)).toBe(value)
    })

    it('keeps keys apart', async () => {
      await here.set(`${key}-a`, 'a', LONG_MS)
      await here.set(`${key}-b`, 'b', LONG_MS)
      expect(await here.get(`${key}-a`)).toBe('a')
    })

    it('replaces the value of a key', async () => {
      await here.set(key, 'old', LONG_MS)
      await there.set(key, 'new', LONG_MS)
      expect(await here.get(key)).toBe('new')
    })

    it('never gives what has expired', async () => {
      await here.set(key, 'page', SHORT_MS)
      await passTime(SHORT_MS)
      expect(await here.get(key)).toBeUndefined()
      expect(await there.get(key)).toBeUndefined()
    })

    it('gives a key that is set again its new life span', async () => {
      await here.set(`${key}-longer`, 'old', SHORT_MS)
      await here.set(`${key}-longer`, 'new', LONG_MS)
      await here.set(`${key}-shorter`, 'old', LONG_MS)
      await here.set(`${key}-shorter`, 'new', SHORT_MS)
      await passTime(SHORT_MS)
      expect(await here.get(`${key}-longer`)).toBe('new')
      expect(await here.get(`${key}-shorter`)).toBeUndefined()
    })

    it('does not lengthen a life by reading', async () => {
      await here.set(key, 'page', SHORT_MS)
      await passTime(SHORT_MS / 2)
      await here.get(key)
      await passTime(SHORT_MS / 2)
      expect(await here.get(key)).toBeUndefined()
    })

    it('forgets on every node what one node deletes', async () => {
      await here.set(key, 'page', LONG_MS)
      await there.delete(key)
      expect(await here.get(key)).toBeUndefined()
    })

    it('deletes what is not there without complaint', async () => {
      await expect(here.delete(key)).resolves.toBeUndefined()
    })

    it.each([0, -1, 1.5, Number.NaN])('rejects a life span of %d ms', async (ttlMs) => {
      await expect(here.set(key, 'page', ttlMs)).rejects.toThrow(RangeError)
    })
  })
