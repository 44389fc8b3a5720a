import type { Browser, BrowserContext, Page } from 'playwright-core'
import { onTestFinished } from 'vitest'
import { DESKTOP } from './browser.ts'
import { OWNER, type RunningSite } from './site.ts'

/** A browser profile in which the owner has logged in to the admin. */
export const ownerBrowser = async (
  browser: Browser,
  { url }: RunningSite,
): Promise<BrowserContext> => {
  const context = await browser.newContext({ viewport: DESKTOP, timezoneId: 'Asia/Shanghai' })
  onTestFinished(() => context.close())
  const page = await context.newPage()
  await page.goto(`${url}/admin/articles`)
  await page.getByLabel('用户名').fill(OWNER.username)
  await page.getByLabel('密码').fill(OWNER.password)
  await page.keyboard.press('Enter')
  await page.getByRole('heading', { name: '文章', level: 1 }).waitFor()
  await page.close()
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
