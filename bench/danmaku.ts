import { fillBoard } from '../e2e/testing/board.ts'
import { DESKTOP, openBrowser } from '../e2e/testing/browser.ts'
import { startSite } from '../e2e/testing/site.ts'
import { traceMainThread } from '../e2e/testing/trace.ts'

/** Main thread cost of the drifting messages, for each frame at 60 Hz. */
const MESSAGES = 300
const SECONDS = 5
const SETTLED_MS = 5_000
const FRAMES_PER_SECOND = 60
const CEILING_MS = 4

const site = await startSite({ DEMO: 'off' })
fillBoard(site, MESSAGES)
const browser = await openBrowser()
try {
  const page = await browser.newPage({ viewport: DESKTOP })
  await page.goto(`${site.url}/message/list`, { waitUntil: 'networkidle' })
  await page.waitForTimeout(SETTLED_MS)
  const thread = await traceMainThread(page, SECONDS * 1_000)
  const perFrame = thread.busyMs / (SECONDS * FRAMES_PER_SECOND)
  console.log(
    `${MESSAGES} messages, ${SECONDS} s: ${thread.count('Layout')} layouts, ${thread.count('Paint')} paints, ` +
      `${perFrame.toFixed(3)} ms of main thread a frame (ceiling ${CEILING_MS})`,
  )
} finally {
  await browser.close()
  await site.stop()
}
