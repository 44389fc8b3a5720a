import { expect, it } from 'vitest'
import { simClock } from '../testing/sim-clock.ts'
import { createServerClock } from './server-clock.ts'

const SERVER_AHEAD_MS = 5_000

/** A clock whose round trips take the given times: there, and back. */
const open = (trips: (number: number) => readonly [number, number]) => {
  const time = simClock()
  let sent = 0
  let aheadMs = SERVER_AHEAD_MS
  const clock = createServerClock({
    now: time.now,
    after: time.after,
    sendPing: (sentAt) => {
      const [there, back] = trips(sent)
      sent += 1
      time.after(there, () => {
        const at = time.now() + aheadMs
        time.after(back, () => clock.onPong(sentAt, at))
      })
    },
  })
  const error = () => clock.now() - time.now() - aheadMs
  return { time, clock, error, sent: () => sent, shift: (ms: number) => (aheadMs += ms) }
}

it('[LISTEN-20] of several round trips the one with the least delay counts', async () => {
  const { time, clock, error, sent } = open((number) => (number === 3 ? [20, 20] : [300, 100]))
  expect(clock.isSettled()).toBe(false)
  clock.start()
  await time.pass(3_000)
  expect([clock.isSettled(), error(), sent()]).toEqual([true, 0, 5])
  await time.pass(60_000)
  expect([error(), sent()]).toEqual([0, 9])
})

it('[LISTEN-20] begins again with several after a reconnect, and ignores nonsense', async () => {
  const { time, clock, sent, error } = open(() => [30, 30])
  clock.start()
  await time.pass(3_000)
  clock.start()
  await time.pass(3_000)
  expect(sent()).toBe(10)
  clock.onPong(time.now() + 9_999, 1)
  clock.onPong(0, Number.NaN)
  expect(error()).toBe(0)
  clock.stop()
  await time.pass(60_000)
  expect([sent(), clock.isSettled()]).toEqual([10, false])
})

it('[LISTEN-21] approaches a better estimate slowly, and never runs backwards', async () => {
  const { time, clock, error } = open((number) => (number < 8 ? [10, 410] : [50, 50]))
  clock.start()
  await time.pass(62_000)
  expect(error()).toBeLessThan(-180)
  let before = clock.now()
  for (let step = 0; step < 600; step += 1) {
    await time.pass(100)
    const now = clock.now()
    expect(now - before).toBeGreaterThan(98)
    expect(now - before).toBeLessThan(102)
    before = now
  }
  expect(Math.abs(error())).toBeLessThan(1)
})

it('[LISTEN-21] corrects a gross error at once, as after sleep', async () => {
  const { time, clock, error, shift } = open(() => [40, 40])
  clock.start()
  await time.pass(3_000)
  shift(600_000)
  await time.pass(120_000)
  expect(Math.abs(error())).toBeLessThan(1)
})
