import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { Notices } from '../../database/notices.ts'
import { createTracking, currentTracking, trackTables } from '../../database/query-tracking.ts'
import { type Bus, memoryBus } from '../../platform/bus.ts'
import { createAnswerCache } from './answer-cache.ts'
import { invalidateTables } from './invalidate-tables.ts'

const READY = { headers: [], body: 'text' }
const ANSWER = { etag: '', plain: READY, gzip: READY, br: READY, notModified: READY }

/** A bus that can be cut: then nothing is accepted, or nothing arrives. */
const breakableBus = () => {
  const inner = memoryBus({ onError: () => undefined })
  const listeners: ((isWhole: boolean) => void)[] = []
  let fault: 'none' | 'refuses' | 'loses' = 'none'
  let isNoticed = false
  const published: unknown[] = []
  const bus: Bus = {
    ...inner,
    publish: async (topic, message) => {
      if (fault === 'refuses') throw new Error('Connection is closed.')
      published.push(message)
      if (fault === 'none') await inner.publish(topic, message)
    },
    onWhole: (listener) => void listeners.push(listener),
    isWhole: () => !isNoticed,
  }
  const tell = (isWhole: boolean) => {
    isNoticed = !isWhole
    for (const listener of listeners) listener(isWhole)
  }
  return {
    bus,
    published,
    break: (how: 'refuses' | 'loses') => {
      fault = how
      tell(false)
    },
    mend: () => {
      fault = 'none'
      tell(true)
    },
    refuseQuietly: () => {
      fault = 'refuses'
    },
    mendQuietly: () => {
      fault = 'none'
    },
    loseQuietly: () => {
      fault = 'loses'
    },
  }
}

/** Notices of a database with one more node. */
const memoryNotices = () => {
  const sent: string[] = []
  let listener: (text: string | undefined) => void = () => undefined
  const notices: Notices = {
    send: async (text) => {
      sent.push(text)
      listener(text)
    },
    listen: (onNotice) => {
      listener = onNotice
      return async () => undefined
    },
  }
  return { notices, sent, receive: (text?: string) => listener(text) }
}

const open = async (notices?: Notices) => {
  const breakable = breakableBus()
  const cache = createAnswerCache({ maxBytes: 1e6, maxEntries: 100 })
  const errors: unknown[] = []
  const told: boolean[] = []
  const tables = await invalidateTables({
    bus: breakable.bus,
    notices,
    cache,
    onError: (error) => errors.push(error),
  })
  tables.onChanged((changed) => told.push(changed.includes('settings')))
  const keep = (key: string, table: string) => cache.set(key, ANSWER, new Set([table]), cache.now())
  return { ...breakable, cache, errors, told, keep, ...tables }
}

describe('a change of tables', () => {
  beforeEach(() => {
    vi.useFakeTimers()
  })
  afterEach(() => {
    vi.useRealTimers()
  })

  it('is known everywhere before its answer leaves', async () => {
    const { cache, keep, invalidate, told } = await open()
    keep('a', 'settings')
    keep('b', 'talks')
    await invalidate(['settings'])
    expect([cache.find('a'), cache.find('b')]).toEqual([undefined, ANSWER])
    expect(told).toEqual([true])
  })

  it('waits for a lost echo only for a while, and drops its own answers', async () => {
    const { cache, keep, invalidate, loseQuietly } = await open()
    keep('a', 'settings')
    loseQuietly()
    const done = vi.fn()
    const invalidated = invalidate(['settings']).then(done)
    await vi.advanceTimersByTimeAsync(2_000)
    expect(done).not.toHaveBeenCalled()
    await vi.advanceTimersByTimeAsync(1_000)
    await invalidated
    expect(cache.find('a')).toBeUndefined()
  })

  it('that could not be published is repeated when the bus is back', async () => {
    const site = await open()
    site.break('refuses')
    await site.invalidate(['talks'])
    expect(site.published).toEqual([])
    site.mend()
    await vi.advanceTimersByTimeAsync(10)
    expect(site.published).toMatchObject([{ tables: ['talks'] }])
  })

  it('does not wait for an echo on a bus that is known to be broken', async () => {
    const { notices, sent } = memoryNotices()
    const site = await open(notices)
    site.keep('a', 'talks')
    site.break('loses')
    await site.invalidate(['talks'])
    expect([site.published, sent]).toEqual([[], ['["talks"]']])
    expect(site.cache.find('a')).toBeUndefined()
  })

  it('is repeated also when the break was too short to be noticed', async () => {
    const site = await open()
    site.refuseQuietly()
    await site.invalidate(['talks'])
    expect(site.errors).toHaveLength(1)
    await vi.advanceTimersByTimeAsync(1_500)
    expect(site.published).toEqual([])
    site.mendQuietly()
    await vi.advanceTimersByTimeAsync(1_500)
    expect(site.published).toMatchObject([{ tables: ['talks'] }])
    await vi.advanceTimersByTimeAsync(5_000)
    expect(site.published).toHaveLength(1)
  })

  it('that could not be published is told through the database, and not repeated', async () => {
    const { notices, sent } = memoryNotices()
    const site = await open(notices)
    await site.invalidate(['settings'])
    expect(sent).toEqual([])
    site.refuseQuietly()
    site.keep('a', 'talks')
    await site.invalidate(['talks'])
    expect(sent).toEqual(['["talks"]'])
    expect(site.cache.find('a')).toBeUndefined()
    site.mendQuietly()
    await vi.advanceTimersByTimeAsync(5_000)
    expect(site.published).toHaveLength(1)
  })

  it('arrives through the database, and after a gap any may be missing', async () => {
    const { notices, receive } = memoryNotices()
    const { cache, keep, told } = await open(notices)
    keep('a', 'talks')
    keep('b', 'links')
    receive('["talks"]')
    expect([cache.find('a'), cache.find('b')]).toEqual([undefined, ANSWER])
    receive()
    expect(cache.find('b')).toBeUndefined()
    expect(told).toEqual([false, true])
  })

  it('of another node is expected while the bus is broken', async () => {
    const site = await open()
    site.break('loses')
    expect(site.told).toEqual([])
    await vi.advanceTimersByTimeAsync(5_000)
    expect(site.told).toEqual([true, true])
  })

  it('keeps answers for a moment only while the bus is broken, and none from before', async () => {
    vi.useRealTimers()
    const site = await open()
    site.keep('before', 'talks')
    const startedBefore = site.cache.now()
    site.break('loses')
    expect(site.cache.find('before')).toBeUndefined()
    site.cache.set('late', ANSWER, new Set(['talks']), startedBefore)
    expect(site.cache.find('late')).toBeUndefined()
    site.keep('meanwhile', 'talks')
    expect(site.cache.find('meanwhile')).toBe(ANSWER)
    await new Promise((resolve) => setTimeout(resolve, 600))
    expect(site.cache.find('meanwhile')).toBeUndefined()
    site.keep('again', 'talks')
    site.mend()
    expect(site.cache.find('again')).toBeUndefined()
    expect(site.told).toEqual([true])
    site.keep('after', 'talks')
    await new Promise((resolve) => setTimeout(resolve, 600))
    expect(site.cache.find('after')).toBe(ANSWER)
  })
})

it('listeners are no part of the request that made the change', async () => {
  const { invalidate, onChanged, close } = await invalidateTables({
    // Nobody passes the change on, so it is told at once.
    bus: { ...memoryBus({ onError: console.error }), isWhole: () => false },
    onError: console.error,
  })
  const seen: unknown[] = []
  onChanged(() => void seen.push(currentTracking()))
  await trackTables(createTracking(), () => invalidate(['articles']))
  await close()
  expect(seen).toEqual([undefined])
})
