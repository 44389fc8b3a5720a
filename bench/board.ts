import { DESKTOP, openBrowser } from '../e2e/testing/browser.ts'
import { startSite } from '../e2e/testing/site.ts'
import { traceMainThread } from '../e2e/testing/trace.ts'

/** What the lyric boards cost the main thread, for each frame of a 60 Hz screen, four times slower. */
const SLOWDOWN = 4
const SECONDS = 5
const SETTLED_MS = 3_000
const FRAMES_PER_SECOND = 60
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
    const perFrame = thread.busyMs / (SECONDS * FRAMES_PER_SECOND)
    console.log(
      `${board} board, ${SECONDS} s: ${thread.count('Layout')} layouts, ${thread.count('Paint')} paints, ` +
        `${perFrame.toFixed(2)} ms of main thread a frame, ${SLOWDOWN} times slower (ceiling ${CEILING_MS})`,
    )
  }
} finally {
  await browser.close()
  await site.stop()
}
