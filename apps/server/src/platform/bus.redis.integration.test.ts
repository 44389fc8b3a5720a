import { Redis } from 'ioredis'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { type Service, startRedis } from '../testing/services.ts'
import { redisBus } from './bus.redis.ts'
import type { Bus } from './bus.ts'

const RECONNECT = { timeout: 5_000 }

// A Redis of its own: the tests break every connection to it.
describe('the redis bus over a connection that breaks', () => {
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
    const heard: unknown[] = []
    for (const topic of ['a', 'b']) await bus.subscribe(topic, (message) => heard.push(message))
    await observer.call('CLIENT', 'KILL', 'TYPE', 'pubsub')
    await vi.waitFor(async () => {
      expect(await subscribersOf('a')).toBe(1)
      expect(await subscribersOf('b')).toBe(1)
    }, RECONNECT)
    await bus.publish('a', 'one')
    await bus.publish('b', 'two')
    await vi.waitFor(() => expect(heard).toEqual(['one', 'two']))
  })

  it('publishes again', async () => {
    const heard: unknown[] = []
    await bus.subscribe('a', (message) => heard.push(message))
    await bus.publish('a', 'one')
    await observer.call('CLIENT', 'KILL', 'TYPE', 'normal', 'SKIPME', 'yes')
    await vi.waitFor(() => bus.publish('a', 'two'), RECONNECT)
    await vi.waitFor(() => expect(heard).toEqual(['one', 'two']))
  })

  it('leaves the topic in Redis with the last subscriber and not before', async () => {
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

  it('tells onError about a message that is not ours, and goes on', async () => {
    const heard: unknown[] = []
    await bus.subscribe('t', (message) => heard.push(message))
    await observer.publish('lanting:bus:t', 'not JSON')
    await bus.publish('t', 'one')
    await vi.waitFor(() => expect(heard).toEqual(['one']))
    expect(errors).toEqual([expect.any(SyntaxError)])
  })
})
