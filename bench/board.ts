import { DESKTOP, openBrowser } from '../e2e/testing/browser.ts'
import { startSite } from '../e2e/testing/site.ts'
import { traceMainThread } from '../e2e/testing/trace.ts'

/**
 * Main thread cost of the lyric boards at a quarter of the speed: all tasks in the trace, divided
 * by the frames shown. Software rendering, 60 Hz.
 */
const SLOWDOWN = 4
const SECONDS = 5
const SETTLED_MS = 3_000
const CEILING_MS = 4

const site = await startSite()
const browser = await openBrowser()
try {
  const page = await browser.newPage({ viewport: DESKTOP })
  await page.goto(`${site.url}/home`, { waitUntil: 'networkidle' })
  await page.getByRole('button', { name: '打开播放器' }).click()
  await page.getByRole('button', { name: '古诗', exact: true }).click()
  await page.getByRole('button', { name: '播放《水调歌头》' }).click()
  await page.getByRole('button', { name: '打开歌词' }).press('Enter')
  await page.locator('.lyric-scroll li').first().waitFor()
  const session = await page.context().newCDPSession(page)
  for (const board of ['common', 'special'] as const) {
    if (board === 'special') await page.getByRole('button', { name: '舞台歌词' }).click()
    await page.waitForTimeout(SETTLED_MS)
    await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN })
    const thread = await traceMainThread(page, SECONDS * 1_000)
    await session.send('Emulation.setCPUThrottlingRate', { rate: 1 })
    const aFrame = (ms: number) => (ms / thread.frames).toFixed(2)
    console.log(
      `${board} board, ${SECONDS} s, ${SLOWDOWN} times slower: ${thread.frames} frames shown, ` +
        `${thread.count('Layout')} layouts, ${thread.count('Paint')} paints; main thread ` +
        `${thread.busyMs.toFixed(0)} ms in all, ${aFrame(thread.busyMs)} ms a frame (ceiling ${CEILING_MS}), ` +
        `of which ${aFrame(thread.processorMs)} ms at the processor`,
    )
  }
} finally {
  await browser.close()
  await site.stop()
}
