import type { TurntableState } from '@lanting/contract'
import { expect, it } from 'vitest'
import { afterChange } from '../rules/after-change.ts'
import { CLOSED } from '../rules/state.ts'
import { modelSound } from '../testing/model-sound.ts'
import { simClock } from '../testing/sim-clock.ts'
import { testSong } from '../testing/test-songs.ts'
import { LEAD_GUESS_MS } from '../timing.ts'
import { createListener } from './create-listener.ts'

const refusing = (name: string) => Object.assign(new Error(name), { name })

interface Changes {
  readonly keepsPitch?: boolean
  readonly refusal?: () => Error | undefined
  readonly latencyMs?: () => number
}

/** A listener beside a server whose clock is three seconds ahead. */
const open = (changes: Changes = {}) => {
  const time = simClock()
  const serverNow = () => time.now() + 3_000
  let state: TurntableState = { ...CLOSED, is_open: true }
  let loads = 0
  let isReachable = true
  const addresses = new Map<number, string | null>()
  const model = modelSound({
    ...{ clock: time, durationOf: () => 60, latencyMs: () => LEAD_GUESS_MS },
    ...changes,
  })
  const logged: unknown[] = []
  const listener = createListener({
    sound: model.sound,
    load: async () => {
      loads += 1
      if (!isReachable) throw new Error('no answer')
      return state
    },
    address: async (id) => addresses.get(id) ?? (addresses.has(id) ? null : String(id)),
    now: time.now,
    after: time.after,
    sendPing: (sentAt) => void time.after(40, () => listener.onPong(sentAt, serverNow() - 20)),
    log: (reason) => void logged.push(reason),
  })
  /** Stores a change, and sends it unless it is lost. */
  const tell = (change: Parameters<typeof afterChange>[1], isLost = false) => {
    state = afterChange(state, change)
    if (!isLost) listener.onChange(state.version, change)
  }
  const start = (songId: number, started_at = serverNow(), next?: number, isLost = false) =>
    tell(
      {
        type: 'started',
        playing: { song: testSong(songId, 60_000), asked_by: null, started_at, paused_at: null },
        entry_ids: [],
        place: null,
        up_next: next === undefined ? null : { song: testSong(next, 60_000), place: 0 },
        reason: 'host',
      },
      isLost,
    )
  const status = () => listener.getState().status
  const join = async () => {
    listener.join()
    await time.pass(2_000)
  }
  const offMs = () => listener.position() - model.position() * 1_000
  return {
    ...{ time, listener, model, logged, addresses, tell, start, status, join, offMs, serverNow },
    loads: () => loads,
    reach: (reachable: boolean) => {
      isReachable = reachable
    },
  }
}

it('[LISTEN-2] joins in the middle of a song, and rests when it is over', async () => {
  const { start, join, time, status, offMs, serverNow, listener, model } = open()
  expect(status()).toBe('idle')
  start(1, serverNow() - 20_000)
  await join()
  expect([status(), listener.getState().turntable?.playing?.song.id]).toEqual(['playing', 1])
  await time.pass(3_000)
  expect(Math.abs(offMs())).toBeLessThan(16)
  await time.pass(40_000)
  expect([status(), model.url()]).toEqual(['resting', undefined])
})

it('[LISTEN-12] [LISTEN-25] loads the next song ahead and starts it on time, without a word', async () => {
  const { start, join, time, model, offMs, serverNow, listener } = open()
  start(1, serverNow() - 30_000, 2)
  await join()
  await time.pass(10_000)
  expect(model.log).toContain('preload 2')
  await time.pass(24_000)
  expect([model.url(), listener.getState().turntable?.playing?.song.id]).toEqual(['2', 2])
  expect(Math.abs(offMs())).toBeLessThan(16)
})

it('[LISTEN-22] a sound that is late becomes faster, and normal again', async () => {
  const { start, join, time, model, offMs } = open()
  start(1)
  await join()
  await time.pass(2_000)
  model.sound.seek(model.position() - 0.05)
  await time.pass(12_000)
  expect(Math.max(...model.rates)).toBeLessThanOrEqual(1.02)
  expect([Math.abs(offMs()) <= 16, model.rates.at(-1)]).toEqual([true, 1])
  model.sound.seek(2)
  await time.pass(3_000)
  expect(Math.abs(offMs())).toBeLessThan(16)
})

it('[LISTEN-29] learns how late a start is, so that the next one is in time', async () => {
  const { start, listener, time, tell, offMs, serverNow } = open({ latencyMs: () => 200 })
  start(1)
  listener.join()
  await time.pass(900)
  expect(offMs()).toBeGreaterThan(100)
  await time.pass(1_500)
  expect(Math.abs(offMs())).toBeLessThan(16)
  start(2)
  await time.pass(500)
  expect(Math.abs(offMs())).toBeLessThan(16)
  tell({ type: 'paused', at: serverNow() })
  await time.pass(500)
  tell({ type: 'moved', started_at: serverNow() - 5_000, paused_at: null })
  await time.pass(500)
  expect(Math.abs(offMs())).toBeLessThan(16)
})

it('[LISTEN-23] without pitch the speed stays', async () => {
  const { start, join, time, model } = open({ keepsPitch: false })
  start(1)
  await join()
  model.sound.seek(model.position() - 0.1)
  await time.pass(10_000)
  expect(model.rates).toEqual([])
})

it('[LISTEN-24] loads the state again after a gap, and retries a load that fails', async () => {
  const { start, join, time, listener, tell, loads, reach } = open()
  start(1)
  await join()
  start(2, undefined, undefined, true)
  tell({ type: 'voted', user_id: 7 })
  await time.pass(100)
  expect(listener.getState().turntable).toMatchObject({ votes: [7], playing: { song: { id: 2 } } })
  const before = loads()
  reach(false)
  listener.reconnected()
  await time.pass(5_000)
  reach(true)
  tell({ type: 'voted', user_id: 8 })
  await time.pass(3_000)
  expect(listener.getState().turntable?.votes).toEqual([7, 8])
  expect(loads()).toBeGreaterThan(before + 2)
})

it('[LISTEN-24] ignores what it knows already', async () => {
  const { start, join, listener, tell } = open()
  start(1)
  await join()
  tell({ type: 'voted', user_id: 7 })
  listener.onChange(1, { type: 'closed' })
  expect(listener.getState().turntable).toMatchObject({ is_open: true, votes: [7] })
})

it('[LISTEN-26] waits for one press, and then joins at the shared position', async () => {
  let error: Error | undefined = refusing('NotAllowedError')
  const { start, join, time, status, listener, offMs } = open({ refusal: () => error })
  start(1)
  await join()
  expect(status()).toBe('blocked')
  await time.pass(8_000)
  error = undefined
  listener.press()
  await time.pass(2_000)
  expect([status(), Math.abs(offMs()) < 16]).toEqual(['playing', true])
})

it('[LISTEN-27] a song that cannot be played here is silent; the next one plays', async () => {
  const { start, join, time, status, addresses, listener, logged } = open()
  addresses.set(1, null)
  start(1)
  await join()
  expect([status(), logged.length]).toEqual(['unplayable', 1])
  start(2)
  await time.pass(3_000)
  expect(status()).toBe('playing')
  listener.failed()
  expect(status()).toBe('unplayable')
  await time.pass(3_000)
  expect(status()).toBe('unplayable')
  start(3)
  await time.pass(3_000)
  expect(status()).toBe('playing')
})

it('[LISTEN-28] stops the sound for one person, who comes back at the shared position', async () => {
  const { start, join, time, status, model, listener, offMs } = open()
  start(1)
  await join()
  listener.hold()
  await time.pass(9_000)
  expect([status(), model.isPlaying()]).toEqual(['held', false])
  listener.press()
  await time.pass(3_000)
  expect([status(), Math.abs(offMs()) < 16]).toEqual(['playing', true])
})

it('[LISTEN-13] pauses where the turntable pauses, and is silent after leaving', async () => {
  const { start, join, time, status, model, tell, serverNow, listener } = open()
  start(1)
  await join()
  tell({ type: 'paused', at: serverNow() })
  await time.pass(5_000)
  expect([status(), model.isPlaying(), Math.round(model.position() * 1_000)]).toEqual([
    ...['paused', false],
    2_000,
  ])
  listener.leave()
  await time.pass(5_000)
  expect([status(), model.url(), listener.position()]).toEqual(['idle', undefined, 0])
})
