import type { Browser } from 'playwright-core'
import { DESKTOP, visitedBefore } from '../../e2e/testing/browser.ts'
import { chatUser } from '../../e2e/testing/chat.ts'
import { fillRoom, isConnected, variedContent } from '../../e2e/testing/chat-room.ts'
import { startSite } from '../../e2e/testing/site.ts'
import { type FrameTimes, framesDuring, scrollEvenly, slowDown } from './frame-times.ts'

const MESSAGES = 10_000
const SETTLED_MS = 1_000

/** The chat room with ten thousand messages, while it scrolls towards the oldest. */
export const measureRoom = async (browser: Browser, rounds: number, ms: number) => {
  const site = await startSite({ DEMO: 'off' })
  try {
    const users = [await chatUser(site.url, 'frames1'), await chatUser(site.url, 'frames2')]
    fillRoom(site, { count: MESSAGES, users, contentOf: variedContent })
    const up = { selector: '.room-scroll', direction: -1, ms } as const
    const results: FrameTimes[] = []
    while (results.length < rounds) {
      const context = await browser.newContext({ viewport: DESKTOP, locale: 'zh-CN' })
      const page = await context.newPage()
      await visitedBefore(page)
      await page.goto(`${site.url}/message/chat`)
      await isConnected(page)
      await page.locator('.room-message[data-id]').last().waitFor()
      await page.waitForTimeout(SETTLED_MS)
      const session = await slowDown(page, 1)
      results.push(await framesDuring(session, () => scrollEvenly(page, session, up)))
      await context.close()
    }
    return results
  } finally {
    await site.stop()
  }
}
