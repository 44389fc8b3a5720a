import type { Playlist, Song } from '@lanting/contract'
import type { BrowserContext, Page } from 'playwright-core'
import { expect, vi } from 'vitest'
import { storedEntry } from './storage.ts'

declare global {
  interface Window {
    /** The audio elements that were played, in order. */
    asked: Set<HTMLMediaElement>
  }
}

/** Records every played audio element. */
export const listen = (target: Page | BrowserContext) =>
  target.addInitScript(() => {
    window.asked = new Set()
    const { play } = HTMLMediaElement.prototype
    HTMLMediaElement.prototype.play = function () {
      window.asked.add(this)
      return play.call(this)
    }
  })

interface Sound {
  readonly seconds: number
  readonly isPaused: boolean
  readonly source: string
  readonly volume: number
  readonly elements: number
}

/** Returns the state of the page's audio element; silent before it exists. */
export const soundOf = (page: Page): Promise<Sound> =>
  page.evaluate(() => {
    const [audio] = window.asked
    return {
      seconds: audio?.currentTime ?? 0,
      isPaused: audio?.paused ?? true,
      source: audio?.currentSrc ?? '',
      volume: audio?.volume ?? 0,
      elements: window.asked.size,
    }
  })

/** Waits until the playback position is beyond the given time. */
export const waitForSound = (page: Page, afterSeconds = 0) =>
  expect
    .poll(async () => {
      const { seconds, isPaused } = await soundOf(page)
      return !isPaused && seconds > afterSeconds
    })
    .toBe(true)

export const isSilent = (page: Page) =>
  expect.poll(async () => (await soundOf(page)).isPaused).toBe(true)

/** The library is scanned in the background after the start. */
const SOON = { timeout: 30_000, interval: 200 }

const get = async <Answer>(url: string) => (await (await fetch(url)).json()) as Answer

/** Returns the songs that the player shows first, as soon as the library has found them. */
export const firstSongs = async (url: string): Promise<readonly Song[]> => {
  const lists = async () =>
    (await get<{ list: Playlist[] }>(`${url}/wapi/toplist/detail`)).list ?? []
  await vi.waitFor(async () => expect((await lists()).length).toBeGreaterThanOrEqual(4), SOON)
  const [, , , fourth] = await lists()
  const { songs } = await get<{ songs: Song[] }>(
    `${url}/wapi/playlist/track/all?id=${fourth?.id}&limit=30&offset=0`,
  )
  return songs
}

export const openBar = async (page: Page) => {
  await page.getByRole('button', { name: '打开播放器' }).click()
  const bar = page.getByRole('region', { name: '播放条' })
  await bar.waitFor()
  return bar
}

/** Returns the song title in the bar. */
export const songIn = (page: Page) => page.locator('.player-bar-song strong').textContent()

/** Writes the storage of an earlier visit into the browser. */
export const remember = (page: Page, saved: object) =>
  page.addInitScript(
    ([key, value]) => localStorage.setItem(key, value),
    storedEntry('blog-music-player', saved),
  )
