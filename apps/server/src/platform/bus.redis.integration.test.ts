import { Redis } from 'ioredis'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { type Service, startRedis } from '../testing/services.ts'
import { redisBus } from './bus.redis.ts'
import type { Bus } from './bus.ts'

const RECONNECT = { timeout: 5_000 }

// Uses its own Redis: the tests break every connection to it.
describe('the redis bus after a broken connection', () => {
  let redis: Service
  let observer: Redis
  let bus: Bus
  let errors: unknown[]

  beforeAll(async () => {
    redis = await startRedis()
    observer = new Redis(redis.url)
  })

  afterAll(async () => {
    await observer.quit()
    await redis.stop()
  })

  beforeEach(() => {
    errors = []
    bus = redisBus(redis.url, { onError: (error) => errors.push(error) })
  })

  afterEach(() => bus.close())

  const subscribersOf = async (topic: string) => {
    const [, count] = await observer.pubsub('NUMSUB', `lanting:bus:${topic}`)
    return count
  }

  it('renews its subscriptions', async () => {
    const received: unknown[] = []
    for (const topic of ['a', 'b']) await bus.subscribe(topic, (message) => received.push(message))
    await observer.call('CLIENT', 'KILL', 'TYPE', 'pubsub')
    await vi.waitFor(async () => {
      expect(await subscribersOf('a')).toBe(1)
      expect(await subscribersOf('b')).toBe(1)
    }, RECONNECT)
    await bus.publish('a', 'one')
    await bus.publish('b', 'two')
    await vi.waitFor(() => expect(received).toEqual(['one', 'two']))
  })

  it('tells when messages may be missing, and when they arrive again', async () => {
    const states: boolean[] = []
    bus.onWhole((isWhole) => states.push(isWhole))
    await bus.subscribe('a', vi.fn())
    await observer.call('CLIENT', 'KILL', 'TYPE', 'pubsub')
    await vi.waitFor(() => expect(states).toEqual([false, true]), RECONNECT)
    redis.pause()
    await vi.waitFor(() => expect(states).toEqual([false, true, false]), RECONNECT)
    redis.resume()
    await vi.waitFor(() => expect(states).toEqual([false, true, false, true]), RECONNECT)
  })

  it('publishes again after reconnecting', async () => {
    const received: unknown[] = []
    await bus.subscribe('a', (message) => received.push(message))
    await bus.publish('a', 'one')
    await observer.call('CLIENT', 'KILL', 'TYPE', 'normal', 'SKIPME', 'yes')
    await vi.waitFor(() => bus.publish('a', 'two'), RECONNECT)
    await vi.waitFor(() => expect(received).toEqual(['one', 'two']))
  })

  it('unsubscribes from Redis with the last subscriber and not before', async () => {
    const [first, second] = await Promise.all([
      bus.subscribe('t', vi.fn()),
      bus.subscribe('t', vi.fn()),
    ])
    first()
    await bus.publish('t', 'one')
    expect(await subscribersOf('t')).toBe(1)
    second()
    await vi.waitFor(async () => expect(await subscribersOf('t')).toBe(0))
  })

  it('passes a message that is no JSON to onError and continues', async () => {
    const received: unknown[] = []
    await bus.subscribe('t', (message) => received.push(message))
    await observer.publish('lanting:bus:t', 'not JSON')
    await bus.publish('t', 'one')
    await vi.waitFor(() => expect(received).toEqual(['one']))
    expect(errors).toEqual([expect.any(SyntaxError)])
  })
})
