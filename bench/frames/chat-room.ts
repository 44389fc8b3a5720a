import { rm } from 'node:fs/promises'
import type { Browser } from 'playwright-core'
import { DESKTOP, visitedBefore } from '../../e2e/testing/browser.ts'
import { chatUser } from '../../e2e/testing/chat.ts'
import { fillRoom, isConnected, variedContent } from '../../e2e/testing/chat-room.ts'
import { scrollEvenly } from '../../e2e/testing/scroll-evenly.ts'
import { scratch, startSite } from '../../e2e/testing/site.ts'
import { type FrameTimes, framesDuring, slowDown } from './frame-times.ts'

const MESSAGES = 10_000
const SETTLED_MS = 1_000

/** A site whose room has a long history. It is restarted, or it would take the messages for news. */
const siteWithHistory = async (DATA_DIR: string) => {
  const site = await startSite({ DEMO: 'off', DATA_DIR })
  const users = [await chatUser(site.url, 'frames1'), await chatUser(site.url, 'frames2')]
  await site.stop()
  fillRoom(site, { count: MESSAGES, users, contentOf: variedContent })
  return startSite({ DEMO: 'off', DATA_DIR })
}

/** The chat room with ten thousand messages, while it scrolls towards the oldest. */
export const measureRoom = async (browser: Browser, rounds: number, ms: number) => {
  const dataDir = await scratch()
  const site = await siteWithHistory(dataDir)
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
    const up = { selector: '.room-scroll', ms }
    results.push(await framesDuring(session, () => scrollEvenly(page, session, up)))
    await context.close()
  }
  await site.stop()
  await rm(dataDir, { recursive: true })
  return results
}
