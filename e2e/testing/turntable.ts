import type { TurntableControl, TurntableState } from '@lanting/contract'
import type { Page } from 'playwright-core'
import { expect } from 'vitest'
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
  state: async () =>
    (await call(`${url()}/api/turntable/state`, {})).result as unknown as TurntableState,
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
export const measure = (page: Page, { playing }: TurntableState): Promise<Measured> =>
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

/** Waits until all pages play the same song, each within this time of every other. */
export const playInStep = async (
  pages: readonly Page[],
  state: () => Promise<TurntableState>,
  withinMs: number,
) => {
  let offs: number[] = []
  await expect
    .poll(
      async () => {
        const now = await state()
        const all = await Promise.all(pages.map((page) => measure(page, now)))
        offs = all.map(({ offMs }) => offMs)
        const isOne = new Set(all.map(({ source }) => source)).size === 1
        const isPlaying = all.every(({ isPaused }) => !isPaused)
        const apart = Math.max(...offs, 0) - Math.min(...offs, 0)
        return isOne && isPlaying ? apart : Number.POSITIVE_INFINITY
      },
      { timeout: 30_000, interval: 300 },
    )
    .toBeLessThan(withinMs)
  return offs
}
