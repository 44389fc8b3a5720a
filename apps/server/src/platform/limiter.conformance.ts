import { randomUUID } from 'node:crypto'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { Limiter } from './limiter.ts'

export interface OpenedLimiters {
  /** Two nodes of one site; the same limiter twice for a form that knows only one node. */
  readonly nodes: readonly [here: Limiter, there: Limiter]
  /** Advances the clock of the limiter by at least this time. */
  passTime(ms: number): Promise<void>
}

const LONG_MS = 60_000
const SHORT_MS = 50
const ALLOWED = { allowed: true, retryAfterMs: 0 }

export const limiterConformance = (form: string, openLimiters: () => OpenedLimiters) =>
  describe(`the limiter in its ${form} form`, () => {
    let here: Limiter
    let there: Limiter
    let passTime: OpenedLimiters['passTime']
    let key: string

    beforeEach(() => {
      const { nodes, ...opened } = openLimiters()
      ;[here, there] = nodes
      passTime = opened.passTime
      key = randomUUID()
    })

    afterEach(async () => {
      await Promise.all([here.close(), there.close()])
    })

    it('allows the calls of the limit and rejects the next', async () => {
      const limit = { times: 3, windowMs: LONG_MS }
      for (let call = 0; call < 3; call += 1) expect(await here.take(key, limit)).toEqual(ALLOWED)
      expect((await here.take(key, limit)).allowed).toBe(false)
    })

    it('takes a window that lasts longer than its limit for a clock that was set back', async () => {
      const long = { times: 1, windowMs: LONG_MS }
      const short = { times: 1, windowMs: LONG_MS / 2 }
      await here.take(key, long)
      expect(await here.peek(key, short)).toEqual(ALLOWED)
      expect(await here.take(key, short)).toEqual(ALLOWED)
      expect((await here.take(key, short)).allowed).toBe(false)
      const gradual = randomUUID()
      await here.takeGradually(gradual, long)
      expect(await here.takeGradually(gradual, short)).toEqual(ALLOWED)
      expect((await here.takeGradually(gradual, short)).allowed).toBe(false)
    })

    it('counts the calls of all nodes together', async () => {
      const limit = { times: 2, windowMs: LONG_MS }
      await here.take(key, limit)
      await there.take(key, limit)
      expect((await here.take(key, limit)).allowed).toBe(false)
      expect((await there.take(key, limit)).allowed).toBe(false)
    })

    it('allows exactly the limit of many parallel calls', async () => {
      const limit = { times: 10, windowMs: LONG_MS }
      const calls = Array.from({ length: 200 }, (_, call) => (call % 2 ? here : there))
      const verdicts = await Promise.all(calls.map((limiter) => limiter.take(key, limit)))
      expect(verdicts.filter(({ allowed }) => allowed)).toHaveLength(10)
    })

    it('peeks at the next verdict on all nodes, and counts nothing', async () => {
      const limit = { times: 2, windowMs: LONG_MS }
      for (let look = 0; look < 3; look += 1) expect(await here.peek(key, limit)).toEqual(ALLOWED)
      await here.take(key, limit)
      for (let look = 0; look < 3; look += 1) expect(await there.peek(key, limit)).toEqual(ALLOWED)
      await here.take(key, limit)
      const { allowed, retryAfterMs } = await there.peek(key, limit)
      expect(allowed).toBe(false)
      expect(retryAfterMs).toBeGreaterThan(0)
      expect(retryAfterMs).toBeLessThanOrEqual(LONG_MS)
    })

    it('peeks at the end of a window', async () => {
      const limit = { times: 1, windowMs: SHORT_MS }
      await here.take(key, limit)
      await passTime(SHORT_MS)
      expect(await here.peek(key, limit)).toEqual(ALLOWED)
    })

    it('forgets a key on all nodes', async () => {
      const limit = { times: 1, windowMs: LONG_MS }
      await here.take(key, limit)
      await there.forget(key)
      expect(await here.take(key, limit)).toEqual(ALLOWED)
      expect((await there.take(key, limit)).allowed).toBe(false)
    })

    it('counts each key on its own', async () => {
      const limit = { times: 1, windowMs: LONG_MS }
      await here.take(`${key}-a`, limit)
      expect(await here.take(`${key}-b`, limit)).toEqual(ALLOWED)
    })

    it('returns the rest of the window, counted from its first call', async () => {
      const limit = { times: 2, windowMs: LONG_MS }
      await here.take(key, limit)
      await passTime(SHORT_MS)
      await here.take(key, limit)
      const { retryAfterMs } = await here.take(key, limit)
      expect(retryAfterMs).toBeGreaterThan(0)
      expect(retryAfterMs).toBeLessThanOrEqual(LONG_MS - SHORT_MS)
    })

    it('does not extend the window by a rejected call', async () => {
      const limit = { times: 1, windowMs: LONG_MS }
      await here.take(key, limit)
      const first = await here.take(key, limit)
      await passTime(SHORT_MS)
      const second = await here.take(key, limit)
      expect(second.allowed).toBe(false)
      expect(second.retryAfterMs).toBeLessThanOrEqual(first.retryAfterMs - SHORT_MS)
    })

    it('opens a new window when the old one has ended', async () => {
      const limit = { times: 1, windowMs: SHORT_MS }
      await here.take(key, limit)
      await here.take(key, limit)
      await passTime(SHORT_MS)
      expect(await here.take(key, { times: 1, windowMs: LONG_MS })).toEqual(ALLOWED)
      const { allowed, retryAfterMs } = await there.take(key, { times: 1, windowMs: LONG_MS })
      expect(allowed).toBe(false)
      expect(retryAfterMs).toBeGreaterThan(SHORT_MS)
    })

    it('does not count a rejected call', async () => {
      for (let call = 0; call < 5; call += 1) await here.take(key, { times: 1, windowMs: LONG_MS })
      expect(await here.take(key, { times: 2, windowMs: LONG_MS })).toEqual(ALLOWED)
    })

    it('gives gradual calls back one by one, on all nodes', async () => {
      const limit = { times: 3, windowMs: 3 * LONG_MS }
      for (let call = 0; call < 3; call += 1) {
        expect(await (call % 2 ? here : there).takeGradually(key, limit)).toEqual(ALLOWED)
      }
      for (const limiter of [here, there]) {
        const { allowed, retryAfterMs } = await limiter.takeGradually(key, limit)
        expect(allowed).toBe(false)
        expect(retryAfterMs).toBeGreaterThan(0)
        expect(retryAfterMs).toBeLessThanOrEqual(LONG_MS)
      }
      const short = { times: 2, windowMs: 20 * SHORT_MS }
      await here.takeGradually(`${key}-short`, short)
      await here.takeGradually(`${key}-short`, short)
      await passTime(11 * SHORT_MS)
      expect(await there.takeGradually(`${key}-short`, short)).toEqual(ALLOWED)
      expect((await there.takeGradually(`${key}-short`, short)).allowed).toBe(false)
    })

    it.each([
      { times: 0, windowMs: 1 },
      { times: 1, windowMs: 0 },
      { times: 1, windowMs: 0.5 },
    ])('rejects the limit $times in $windowMs ms', async (limit) => {
      await expect(here.take(key, limit)).rejects.toThrow(RangeError)
      await expect(here.takeGradually(key, limit)).rejects.toThrow(RangeError)
      await expect(here.peek(key, limit)).rejects.toThrow(RangeError)
    })
  })
