import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { type Lyrics, lineAt, parseLyrics, wordAt } from '@lanting/player'
import type { BrowserContextOptions, Page } from 'playwright-core'
import { expect, vi } from 'vitest'
import { openPage, visit, visitedBefore } from './browser.ts'
import { ROOT } from './site.ts'
import type { Stage } from './use-site.ts'

/** Long enough to be played, short enough for many copies. */
const PIECE_BYTES = 60_000
const HEADER_BYTES = 10

/** The audio data after the tags, so that the song is named after its file. */
const withoutTags = (file: Buffer) => {
  const size = [...file.subarray(6, HEADER_BYTES)].reduce((sum, byte) => sum * 128 + byte, 0)
  const start = HEADER_BYTES + size
  return file.subarray(start, start + PIECE_BYTES)
}

/** Creates a folder with songs, named by a prefix and a number. */
export const addSongs = async (dataDir: string, folder: string, count: number) => {
  const song = await readFile(join(ROOT, 'apps/server/assets/music/古诗/02-jingyesi.mp3'))
  const sound = withoutTags(song)
  const place = join(dataDir, 'music', folder)
  await mkdir(place, { recursive: true })
  for (let number = 1; number <= count; number += 1) {
    const name = `${folder}${String(number).padStart(2, '0')}.mp3`
    await writeFile(join(place, name), sound)
  }
}

const get = async (stage: Stage, path: string) => (await fetch(stage.site.url + path)).json()

/** Waits until the library has found this many playlists. */
export const untilScanned = (stage: Stage, playlists: number) =>
  vi.waitFor(
    async () => {
      const { list } = await get(stage, '/wapi/toplist/detail')
      expect(list.length).toBeGreaterThanOrEqual(playlists)
    },
    { timeout: 30_000, interval: 250 },
  )

interface Sample {
  /** Seconds into the song: all clock values since the previous sample. */
  readonly times: readonly number[]
  /** The shown line, -1 before the first. */
  readonly line: number
  /** The word shown as sung; undefined in a list. */
  readonly word?: number | undefined
}

declare global {
  interface Window {
    /** The playing audio element. */
    sounding: HTMLMediaElement | undefined
    /** Its clock values since the last sample. */
    clockTimes: number[]
    samples: Sample[] | undefined
  }
}

interface Opened extends BrowserContextOptions {
  readonly path?: string
  /** Called before the page opens, and after its first view. */
  readonly watch?: (page: Page) => void
  readonly loaded?: () => void
}

/** Opens a page that records playback, with the music panel open. */
export const openPanel = async (stage: Stage, options: Opened = {}) => {
  const { path = '/home', watch, loaded, ...rest } = options
  const watched = await openPage(stage.browser, rest)
  const { page } = watched
  watch?.(page)
  await visitedBefore(page)
  await page.addInitScript(() => {
    const { play } = HTMLMediaElement.prototype
    HTMLMediaElement.prototype.play = function () {
      window.sounding = this
      return play.call(this)
    }
    window.clockTimes = []
    const clock = Object.getOwnPropertyDescriptor(HTMLMediaElement.prototype, 'currentTime')
    Object.defineProperty(HTMLMediaElement.prototype, 'currentTime', {
      ...clock,
      get() {
        const time = clock?.get?.call(this)
        if (this === window.sounding && window.samples) window.clockTimes.push(time)
        return time
      },
    })
  })
  await visit(page, stage.site.url + path)
  if (loaded) {
    await page.waitForLoadState('networkidle')
    loaded()
  }
  if (!path.includes('?')) await page.getByRole('button', { name: '打开播放器' }).click()
  await page.getByRole('dialog', { name: '音乐' }).waitFor()
  return watched
}

export const sounds = (page: Page, after = 0) =>
  expect
    .poll(() => page.evaluate(() => !window.sounding?.paused && window.sounding?.currentTime))
    .toBeGreaterThan(after)

export const isSilent = (page: Page) =>
  expect.poll(() => page.evaluate(() => window.sounding?.paused ?? true)).toBe(true)

/** Chooses a playlist, and plays a song by name. */
export const playFrom = async (page: Page, playlist: string, song: string) => {
  await page.getByRole('button', { name: playlist, exact: true }).click()
  await page.getByRole('button', { name: `播放《${song}》` }).click()
  await sounds(page)
}

const MS = 1_000

/** Records the shown line and the playback position in every frame. */
export const sampleLines = (page: Page) =>
  page.evaluate(() => {
    const isSampling = window.samples !== undefined
    window.samples = []
    window.clockTimes = [window.sounding?.currentTime ?? 0]
    const shown = () => {
      const stage = document.querySelector<HTMLElement>('.sung-lines')
      if (stage) {
        const word = stage.querySelectorAll('[data-sung]').length - 1
        return { line: Number(stage.dataset.line), word }
      }
      const current = document.querySelector('.lyric-scroll [aria-current]')
      return { line: current ? [...(current.parentElement?.children ?? [])].indexOf(current) : -1 }
    }
    const step = () => {
      window.clockTimes.push(window.sounding?.currentTime ?? 0)
      window.samples?.push({ times: window.clockTimes, ...shown() })
      window.clockTimes = []
      requestAnimationFrame(step)
    }
    if (!isSampling) requestAnimationFrame(step)
  })

export const servedLyrics = async (stage: Stage, name: string): Promise<Lyrics> => {
  const { result } = await get(stage, `/wapi/search?keywords=${encodeURIComponent(name)}`)
  const { lrc, tlyric, yrc } = await get(stage, `/wapi/lyric?id=${result.songs[0].id}`)
  return parseLyrics(lrc.lyric, tlyric?.lyric, yrc?.lyric)
}

const isShownAt = ({ line, word }: Sample, lyrics: Lyrics, nowMs: number) => {
  if (lineAt(lyrics, nowMs) !== line) return false
  const sung = lyrics.lines[line]
  return word === undefined || !sung || wordAt(sung, nowMs) === word
}

/**
 * Returns the samples that show another line or word than their own frame or the two before: on a
 * busy machine React may draw a frame late. The clock advances within a frame, and steps back a
 * little after a seek, so a frame has several times. The first samples only serve the later ones.
 */
export const wrongSamples = async (page: Page, lyrics: Lyrics) => {
  const samples: readonly Sample[] = await page.evaluate(() => window.samples ?? [])
  const wrong = samples.filter((sample, index) => {
    if (index < 2) return false
    const times = samples.slice(index - 2, index + 1).flatMap((frame) => frame.times)
    return !times.some((time) => isShownAt(sample, lyrics, Math.round(time * MS)))
  })
  return { wrong, count: samples.length, lines: new Set(samples.map(({ line }) => line)).size }
}
