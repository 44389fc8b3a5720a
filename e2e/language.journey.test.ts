import { describe, expect, it, onTestFinished } from 'vitest'
import { isHydrated, openPage, visit, visitedBefore } from './testing/browser.ts'
import { call, loginAsOwner } from './testing/site.ts'
import { useSite } from './testing/use-site.ts'

const stage = useSite()

describe('the language', () => {
  it('is switched without a reload: input and playback continue', async () => {
    const { page, complaints } = await openPage(stage.browser)
    await visitedBefore(page)
    await visit(page, `${stage.site.url}/home`)
    await page.evaluate(() => {
      const box = document.createElement('textarea')
      box.id = 'draft'
      document.body.append(box)
      Object.assign(window, { stayed: true })
      window.scrollTo({ top: 300, behavior: 'instant' })
    })
    await page.locator('#draft').pressSequentially('half a sen')
    await page.evaluate(() => window.scrollTo({ top: 300, behavior: 'instant' }))
    await page.evaluate(() => window.scrollTo({ top: 290, behavior: 'instant' }))
    await page.getByRole('button', { name: 'Switch to English' }).click()
    await page.getByRole('link', { name: 'Timeline' }).waitFor()
    expect(await page.locator('#draft').inputValue()).toBe('half a sen')
    expect(await page.evaluate(() => 'stayed' in window)).toBe(true)
    expect(await page.evaluate(() => window.scrollY)).toBe(290)
    await expect.poll(() => page.evaluate(() => document.documentElement.lang)).toBe('en')
    await expect.poll(() => page.title()).toBe('Home - 兰亭')
    await page.reload()
    await page.getByRole('link', { name: 'Timeline' }).waitFor()
    await page.getByRole('button', { name: '切换到中文' }).click()
    await page.getByRole('link', { name: '时间轴' }).waitFor()
    expect(complaints).toEqual([])
  })

  it('is that of the browser on a first visit, in the first byte, until another is chosen', async () => {
    const { page, complaints } = await openPage(stage.browser, { locale: 'en-GB' })
    await visitedBefore(page)
    const response = await page.goto(`${stage.site.url}/home`)
    expect(await response?.text()).toContain('<html lang="en">')
    await isHydrated(page)
    await page.getByRole('link', { name: 'Timeline' }).waitFor()
    await page.getByRole('button', { name: '切换到中文' }).click()
    await page.getByRole('link', { name: '时间轴' }).waitFor()
    await page.reload()
    await page.getByRole('link', { name: '时间轴' }).waitFor()
    expect(complaints).toEqual([])
  })

  it('is that of the site for search engines and feeds, and for all when the owner wants so', {
    tags: 'long',
  }, async () => {
    const { url } = stage.site
    const languageOf = async (path: string, accepted?: string) => {
      const headers = accepted === undefined ? undefined : { 'accept-language': accepted }
      const text = await (await fetch(url + path, { headers })).text()
      return /(?:<html lang=|<language>)"?([\w-]+)/.exec(text)?.[1]
    }
    expect(await languageOf('/home')).toBe('zh-CN')
    expect(await languageOf('/home', 'en')).toBe('en')
    expect(await languageOf('/rss.xml', 'en')).toBe('zh-CN')
    const token = await loginAsOwner(url)
    const change = (body: object) => call(`${url}/api/config/update`, { token, body })
    onTestFinished(async () => {
      await change({ language: 'zh-CN', reader_language: 'browser' })
    })
    await change({ language: 'zh-CN', reader_language: 'site' })
    await expect.poll(() => languageOf('/home', 'en')).toBe('zh-CN')
    await change({ language: 'en' })
    await expect.poll(() => languageOf('/home', 'zh')).toBe('en')
    await expect.poll(() => languageOf('/rss.xml')).toBe('en')
  })

  it('prefers the URL over the cookie, and a new choice over the URL', {
    tags: 'long',
  }, async () => {
    const { page } = await openPage(stage.browser)
    await visitedBefore(page)
    await page.context().addCookies([{ name: 'lang', value: 'zh-CN', url: stage.site.url }])
    await visit(page, `${stage.site.url}/article?id=1&lang=en`)
    await expect.poll(() => page.evaluate(() => document.documentElement.lang)).toBe('en')
    await page.getByRole('button', { name: '切换到中文' }).click()
    await page.waitForURL('**/article?id=1')
    await page.reload()
    await expect.poll(() => page.evaluate(() => document.documentElement.lang)).toBe('zh-CN')
  })

  it('is declared to search engines as a pair, and is not in the canonical URL', async () => {
    const response = await fetch(`${stage.site.url}/article?id=1&lang=en`)
    const text = await response.text()
    const { url } = stage.site
    expect(text).toContain(`<link rel="canonical" href="${url}/article?id=1"`)
    expect(text).toMatch(
      /<link rel="alternate" hrefLang="en" href="[^"]*\/article\?id=1&amp;lang=en"/i,
    )
    expect(text).toMatch(
      /<link rel="alternate" hrefLang="zh-CN" href="[^"]*\/article\?id=1&amp;lang=zh-CN"/i,
    )
  })
})

it('opens the admin in the language of the browser', async () => {
  for (const [locale, name] of [
    ['en-GB', 'Username'],
    ['zh-CN', '用户名'],
  ]) {
    const page = await stage.browser.newPage({ locale })
    await page.goto(`${stage.site.url}/admin/`)
    await page.getByLabel(name ?? '').waitFor()
    await page.close()
  }
})
