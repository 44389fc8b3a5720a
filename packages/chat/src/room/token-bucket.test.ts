import { expect, it } from 'vitest'
import { createOtherNodes } from './presence.ts'
import { NODE_LOST_AFTER_MS } from './timing.ts'
import { createBucket } from './token-bucket.ts'

const HOUR_MS = 3_600_000

/** A clock that a test sets. */
const openClock = () => {
  const clock = { at: 100 * HOUR_MS }
  return { clock, now: () => clock.at }
}

it('a bucket loses nothing when the clock is set back', () => {
  const { clock, now } = openClock()
  const bucket = createBucket({ capacity: 3, perSecond: 1 }, now)
  bucket.take()
  clock.at -= 2 * HOUR_MS
  expect([bucket.take(), bucket.take()]).toEqual([0, 0])
  expect(bucket.take()).toBeGreaterThan(0)
  clock.at += 1_000
  expect(bucket.take()).toBe(0)
})

it('[CHAT-8] a node that stays silent is removed, also when the clock is set back', () => {
  const { clock, now } = openClock()
  const nodes = createOtherNodes(now)
  nodes.update('b', { users: [], visitors: 1 })
  clock.at -= 2 * HOUR_MS
  nodes.removeLost()
  expect(nodes.has('b')).toBe(true)
  clock.at += NODE_LOST_AFTER_MS
  nodes.removeLost()
  expect(nodes.has('b')).toBe(false)
})
