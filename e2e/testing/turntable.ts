import type { TurntableControl, TurntableState } from '@lanting/contract'
import type { Page } from 'playwright-core'
import { expect, vi } from 'vitest'
import { call } from './site.ts'

/** The owner's actions at the turntable, by call. */
export const turntableOwner = (url: () => string, token: () => string) => ({
  control: async (body: TurntableControl) => {
    const { code, message } = await call(`${url()}/api/turntable/control`, {
      token: token(),
      body,
    })
    expect([code, message]).toEqual([0, expect.any(String)])
  },
  /** Asks again when the node that should answer has just been killed. */
  state: () =>
    vi.waitFor(
      async () =>
        (await call(`${url()}/api/turntable/state`, {})).result as unknown as TurntableState,
      { timeout: 5_000 },
    ),
})

/** Keeps the element that plays, for the measurement. Call it before the page opens. */
export const watchSound = (page: Page) =>
  page.addInitScript(() => {
    const { play } = HTMLMediaElement.prototype
    HTMLMediaElement.prototype.play = function () {
      window.sounding = this
      return play.call(this)
    }
  })

interface Measured {
  readonly source: string
  readonly isPaused: boolean
  /** Milliseconds between the shared position and the heard one. Positive: late. */
  readonly offMs: number
}

/** Compares the sound of a page with the position that the server's clock gives. */
const measure = (page: Page, { playing }: TurntableState): Promise<Measured> =>
  page.evaluate(
    ([startedAt, pausedAt]) => {
      const sound = window.sounding
      const target = (pausedAt ?? Date.now()) - startedAt
      return {
        source: sound?.currentSrc ?? '',
        isPaused: sound?.paused ?? true,
        offMs: Math.round(target - (sound?.currentTime ?? 0) * 1_000),
      }
    },
    [playing?.started_at ?? 0, playing?.paused_at ?? null] as const,
  )

type ReadState = () => Promise<TurntableState>

/** Waits until all pages are right, and each is within this time of the clock and of every other. */
const untilTogether = async (
  pages: readonly Page[],
  state: ReadState,
  withinMs: number,
  isRight: (all: readonly Measured[]) => boolean,
) => {
  let offs: number[] = []
  await expect
    .poll(
      async () => {
        const now = await state()
        const all = await Promise.all(pages.map((page) => measure(page, now)))
        offs = all.map(({ offMs }) => offMs)
        const apart = Math.max(...offs, 0) - Math.min(...offs, 0)
        return isRight(all) ? apart : Number.POSITIVE_INFINITY
      },
      { timeout: 30_000, interval: 300 },
    )
    .toBeLessThan(withinMs)
  return offs
}

/** Waits until all pages play the same song in step. Returns how late each is. */
export const playInStep = (pages: readonly Page[], state: ReadState, withinMs: number) =>
  untilTogether(pages, state, withinMs, (all) => {
    const isOne = new Set(all.map(({ source }) => source)).size === 1
    return isOne && all.every(({ isPaused }) => !isPaused)
  })

/** Waits until all pages are paused at the same position. */
export const isPausedAlike = (pages: readonly Page[], state: ReadState, withinMs: number) =>
  untilTogether(pages, state, withinMs, (all) => all.every(({ isPaused }) => isPaused))

const SAMPLE_EVERY_MS = 500

/** Samples the pages for a while. No two of them are ever this far apart. Returns the distances. */
export const staysInStep = async (
  pages: readonly Page[],
  state: ReadState,
  withinMs: number,
  durationMs: number,
) => {
  const now = await state()
  const distances: number[] = []
  for (let passed = 0; passed < durationMs; passed += SAMPLE_EVERY_MS) {
    const all = await Promise.all(pages.map((page) => measure(page, now)))
    expect(all.map(({ isPaused }) => isPaused)).toEqual(pages.map(() => false))
    const offs = all.map(({ offMs }) => offMs)
    distances.push(Math.max(...offs, 0) - Math.min(...offs, 0))
    await pages[0]?.waitForTimeout(SAMPLE_EVERY_MS)
  }
  expect(Math.max(...distances)).toBeLessThan(withinMs)
  return distances
}

/** The pill beside the disc. */
export const listening = (page: Page, count: number) =>
  page.getByRole('button', { name: `${count} 人在一起听` })

export const joinInPanel = async (page: Page) => {
  await page.getByRole('button', { name: '打开播放器' }).click()
  await page
    .getByRole('button', { name: /^一起听/ })
    .first()
    .click()
  await page.locator('.together').getByRole('button', { name: '一起听', exact: true }).click()
}
