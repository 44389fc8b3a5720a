import type { Browser, BrowserContext, Page } from 'playwright-core'
import { onTestFinished } from 'vitest'
import { logInContext } from './accounts.ts'
import { DESKTOP } from './browser.ts'
import { OWNER, type RunningSite } from './site.ts'

/** A browser profile in which the owner has logged in to the admin. */
export const ownerBrowser = async (
  browser: Browser,
  { url }: RunningSite,
): Promise<BrowserContext> => {
  const context = await browser.newContext({
    ...{ viewport: DESKTOP, timezoneId: 'Asia/Shanghai', reducedMotion: 'reduce' },
  })
  onTestFinished(() => context.close())
  const { key: name, value } = await logInContext(context, url, OWNER)
  const origins = [{ origin: url, localStorage: [{ name, value }] }]
  await context.setStorageState({ cookies: await context.cookies(), origins })
  return context
}

/** The field in which the text of an article is written. */
export const textField = (page: Page) => page.locator('.cm-content')

export const openEditor = async (context: BrowserContext, address: string): Promise<Page> => {
  const page = await context.newPage()
  await page.goto(address)
  await textField(page).waitFor()
  return page
}

export const saved = (page: Page) => page.getByText(/已自动保存/).waitFor()
