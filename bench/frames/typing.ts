import type { Browser, Page } from 'playwright-core'
import { logInContext } from '../../e2e/testing/accounts.ts'
import { textField } from '../../e2e/testing/admin.ts'
import { articleIdIn, EVERY_BLOCK, publishArticle } from '../../e2e/testing/articles.ts'
import { DESKTOP } from '../../e2e/testing/browser.ts'
import { OWNER, startSite } from '../../e2e/testing/site.ts'
import { median } from '../statistics.ts'

/** As long as an article may be, with room for the keys. */
const LENGTH = 199_000
const KEYS = 60
const KEY_EVERY_MS = 150
const SETTLED_MS = 5_000

const PARAGRAPHS = '从杭州到绍兴，一九八六年四月。那个人**读到第九页**的时候，车到了。\n\n'
export interface TypingResult {
  readonly name: string
  /** From the key to the frame that shows it, in steps of 8 ms as the browser gives it. */
  readonly medianMs: number
  readonly ninetyFiveMs: number
}

declare global {
  interface Window {
    keyTimes: number[]
  }
}

const typeKeys = async (page: Page): Promise<readonly number[]> => {
  await page.evaluate(() => {
    window.keyTimes = []
    const watcher = new PerformanceObserver((list) => {
      for (const { name, duration } of list.getEntries()) {
        if (name === 'keydown') window.keyTimes.push(duration)
      }
    })
    watcher.observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit)
  })
  for (let key = 0; key < KEYS; key += 1) {
    await page.keyboard.press('abcdefghij '[key % 11] ?? 'a')
    await page.waitForTimeout(KEY_EVERY_MS)
  }
  const slow = await page.evaluate(() => window.keyTimes)
  // The browser leaves out the keys that took less than 16 ms.
  return [...slow, ...Array.from({ length: Math.max(0, KEYS - slow.length) }, () => 8)]
}

/** Typing at the end of an article of 200 kB, with the preview beside it. */
export const measureTyping = async (browser: Browser): Promise<readonly TypingResult[]> => {
  const site = await startSite({ DEMO: 'off' })
  const context = await browser.newContext({ viewport: DESKTOP, locale: 'zh-CN' })
  try {
    const { key: name, value } = await logInContext(context, site.url, OWNER)
    const origins = [{ origin: site.url, localStorage: [{ name, value }] }]
    await context.setStorageState({ cookies: await context.cookies(), origins })
    const results: TypingResult[] = []
    for (const [kind, part] of [
      ['a short article', ''],
      ['200 kB of paragraphs', PARAGRAPHS],
      ['200 kB of tables, code, lists and folds', EVERY_BLOCK],
    ] as const) {
      const content = part ? part.repeat(Math.floor(LENGTH / part.length)) : 'Short.'
      const path = await publishArticle(site.url, { content })
      const page = await context.newPage()
      await page.goto(`${site.url}/admin/editor?id=${articleIdIn(path)}`)
      await textField(page).click()
      await textField(page).press('Control+End')
      await page.waitForTimeout(SETTLED_MS)
      const times = await typeKeys(page)
      const sorted = times.toSorted((a, b) => a - b)
      const ninetyFiveMs = sorted[Math.floor(sorted.length * 0.95)] ?? 0
      results.push({ name: kind, medianMs: median(times), ninetyFiveMs })
      await page.close()
    }
    return results
  } finally {
    await context.close()
    await site.stop()
  }
}
