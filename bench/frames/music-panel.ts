import type { Browser, CDPSession, Page } from 'playwright-core'
import { DESKTOP, visit, visitedBefore } from '../../e2e/testing/browser.ts'
import { scrollEvenly } from '../../e2e/testing/scroll-evenly.ts'
import { scratch, startSite } from '../../e2e/testing/site.ts'
import { untilScanned, writeLibrary } from '../large-library.ts'
import { type FrameTimes, framesDuring, slowDown } from './frame-times.ts'

const SONGS = 10_000
const SLOWDOWN = 4
const SETTLED_MS = 2_000
const SONG_MS = 50
const FIRST_SONGS = 20
const MORE_SONGS = 200
const MEGABYTE = 1_048_576

interface Held {
  readonly heapMb: number
  readonly nodes: number
}

export interface PanelResult {
  readonly still: FrameTimes
  readonly scrolling: FrameTimes
  /** What the page holds after the first songs, and after 200 more. */
  readonly before: Held
  readonly after: Held
}

const held = async (session: CDPSession): Promise<Held> => {
  await session.send('HeapProfiler.collectGarbage')
  const { metrics } = await session.send('Performance.getMetrics')
  const of = (name: string) => metrics.find((metric) => metric.name === name)?.value ?? Number.NaN
  return { heapMb: of('JSHeapUsedSize') / MEGABYTE, nodes: of('Nodes') }
}

const playOn = async (page: Page, songs: number) => {
  for (let song = 0; song < songs; song += 1) {
    await page.getByRole('dialog').getByRole('button', { name: '下一首' }).click()
    await page.waitForTimeout(SONG_MS)
  }
}

const measure = async (browser: Browser, url: string, ms: number): Promise<PanelResult> => {
  const context = await browser.newContext({ viewport: DESKTOP, locale: 'zh-CN' })
  const page = await context.newPage()
  await visitedBefore(page)
  await visit(page, `${url}/home`)
  await page.getByRole('button', { name: '打开播放器' }).click()
  await page.locator('.panel-songs .song-name').first().click()
  await page.waitForTimeout(SETTLED_MS)
  const session = await slowDown(page, SLOWDOWN)
  const still = await framesDuring(session, () => page.waitForTimeout(ms))
  const down = { selector: '.panel-songs .panel-scroll', down: true, ms }
  const scrolling = await framesDuring(session, () => scrollEvenly(page, session, down))
  await session.send('Emulation.setCPUThrottlingRate', { rate: 1 })
  await session.send('Performance.enable')
  await playOn(page, FIRST_SONGS)
  const before = await held(session)
  await playOn(page, MORE_SONGS)
  const after = await held(session)
  await context.close()
  return { still, scrolling, before, after }
}

/** The open music panel with ten thousand songs, at a quarter of the speed. */
export const measurePanel = async (browser: Browser, rounds: number, ms: number) => {
  const DATA_DIR = await scratch()
  writeLibrary(DATA_DIR, { songs: SONGS, folderOf: () => 'library' })
  const site = await startSite({ DATA_DIR, DEMO: 'off' })
  try {
    await untilScanned(DATA_DIR, SONGS)
    const results: PanelResult[] = []
    while (results.length < rounds) results.push(await measure(browser, site.url, ms))
    return results
  } finally {
    await site.stop()
  }
}
