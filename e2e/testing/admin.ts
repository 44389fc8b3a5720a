import type { Browser, BrowserContext, BrowserContextOptions, Page } from 'playwright-core'
import { onTestFinished } from 'vitest'
import { logInContext } from './accounts.ts'
import { DESKTOP } from './browser.ts'
import { OWNER, type RunningSite } from './site.ts'

/** Returns a browser profile in which the owner is logged in to the admin. */
export const ownerBrowser = async (
  browser: Browser,
  { url }: RunningSite,
  options: Pick<BrowserContextOptions, 'timezoneId'> = {},
): Promise<BrowserContext> => {
  const context = await browser.newContext({
    ...{ viewport: DESKTOP, timezoneId: 'Asia/Shanghai', reducedMotion: 'reduce' },
    locale: 'zh-CN',
    ...options,
  })
  onTestFinished(() => context.close())
  const { key: name, value } = await logInContext(context, url, OWNER)
  const origins = [{ origin: url, localStorage: [{ name, value }] }]
  await context.setStorageState({ cookies: await context.cookies(), origins })
  return context
}

/** Returns the text field of the article editor. */
export const textField = (page: Page) => page.locator('.cm-content')

export const openEditor = async (context: BrowserContext, address: string): Promise<Page> => {
  const page = await context.newPage()
  await page.goto(address)
  await textField(page).waitFor()
  return page
}

export const saved = (page: Page) => page.getByText(/已自动保存/).waitFor()
