/** @module-tag long */

import { describe, expect, it } from 'vitest'
import { findings } from './testing/axe.ts'
import { DESKTOP, openPage, PHONE, visit, visitedBefore } from './testing/browser.ts'
import { few } from './testing/few.ts'
import { startSite } from './testing/site.ts'
import { useSiteWithPictures } from './testing/use-site.ts'

const stage = useSiteWithPictures()
const LIST = '/siteList?type=front&category=languageFramework'

const html = async (path: string, site = stage.site) => {
  const response = await fetch(site.url + path)
  return { status: response.status, text: await response.text() }
}

describe('a server-rendered page of recommended sites', () => {
  it.each([
    ['/resources/front', '前端推荐 - 兰亭', 'content="前端的语言、框架', '顺手之物'],
    ['/resources/back?lang=en', 'Backend picks - 兰亭', 'content="Languages, databases', '数据库'],
    [LIST, '前端 - 语言与框架 - 兰亭', 'content="页面从这里长出来', 'typescriptlang.org'],
    [
      `${LIST}&lang=en`,
      'Frontend - 语言与框架 - 兰亭',
      '<h1 aria-label="Sites"',
      'opens in a new window',
    ],
  ])('%s has its title, its description and its rows', async (path, title, about, row) => {
    const { status, text } = await html(path)
    expect(status).toBe(200)
    expect(text).toContain(`<title>${title}</title>`)
    expect(text).toContain(about)
    expect(text).toContain(row)
  })

  it.each([
    '/siteList',
    '/siteList?type=front',
    '/siteList?type=middle&category=studying',
    '/siteList?type=front&category=nothing',
    '/siteList?type=front&category=..',
    '/siteList?type=front&category={"a":1}',
    `/siteList?type=front&category=${'x'.repeat(60)}`,
  ])('returns 404 at %s', async (path) => {
    const { status, text } = await html(path)
    expect(status).toBe(404)
    expect(text).toContain('页面没有找到')
  })

  it('shows an empty state without recommendations', async () => {
    const bare = await startSite({ DEMO: 'off' })
    try {
      expect((await html('/resources/front', bare)).text).toContain('这里还没有推荐')
    } finally {
      await bare.stop()
    }
  })
})

describe('a visitor', () => {
  it('opens a group from the header, and then its sites', async () => {
    const { page, complaints } = await openPage(stage.browser)
    const hosts = new Set<string>()
    page.on('request', (request) => hosts.add(new URL(request.url()).host))
    await visitedBefore(page)
    await visit(page, `${stage.site.url}/resources/front`)
    await page.getByRole('link', { name: '组件库' }).click()
    await page.getByRole('heading', { level: 2, name: '前端 - 组件库' }).waitFor()
    const site = page.getByRole('link', { name: /^Mantine\s*（在新窗口打开）$/ })
    expect(await site.getAttribute('href')).toBe('https://mantine.dev/')
    expect(await site.getAttribute('rel')).toBe('noopener noreferrer')
    expect(await site.getAttribute('target')).toBe('_blank')
    await page.getByRole('link', { name: '全部前端推荐' }).click()
    await page.getByRole('heading', { level: 1, name: '前端' }).waitFor()
    expect([...hosts]).toEqual([new URL(stage.site.url).host])
    expect(complaints).toEqual([])
  })

  it('sees the doors of a group open, and skeletons while the sites load', async () => {
    const { page } = await openPage(stage.browser)
    await visitedBefore(page)
    const held = Promise.withResolvers<void>()
    await page.route('**/api/resource/getSiteList/**', async (route) => {
      await held.promise
      await route.continue()
    })
    await visit(page, `${stage.site.url}/resources/front`)
    const group = page.getByRole('link', { name: '学习' })
    const door = group.locator('.moon-gate i').first()
    const shift = () => door.evaluate((half) => getComputedStyle(half).transform)
    expect(await shift()).toBe('none')
    await group.focus()
    await page.keyboard.press('Shift+Tab')
    await page.keyboard.press('Tab')
    await expect.poll(shift, { timeout: 5_000 }).toMatch(/^matrix\(1, 0, 0, 1, -56, 0\)$/)
    await group.click()
    await page.locator('.site-grid .skeleton').first().waitFor()
    held.resolve()
    await page.getByRole('link', { name: /^MDN/ }).waitFor()
    await page.locator('.skeleton').first().waitFor({ state: 'detached' })
  })

  it('retries after a failure', async () => {
    const { page } = await openPage(stage.browser)
    await visitedBefore(page)
    await visit(page, `${stage.site.url}/resources/back`)
    let isBroken = true
    let asked = 0
    await page.route('**/api/resource/getSiteList/**', (route) => {
      asked += 1
      return isBroken ? route.fulfill({ status: 503 }) : route.continue()
    })
    await page.getByRole('link', { name: '读书' }).click()
    const again = page.getByRole('button', { name: '再试一次' })
    await again.waitFor()
    const before = asked
    await again.click()
    await expect.poll(() => asked).toBeGreaterThan(before)
    isBroken = false
    await page.getByRole('link', { name: /^RFC Editor/ }).waitFor()
  })
})

describe('axe finds no violations', () => {
  it.each(few(['/resources/front', `${LIST}&lang=en`]))('at %s', async (path) => {
    for (const viewport of [DESKTOP, PHONE]) {
      const { page } = await openPage(stage.browser, {
        viewport,
        bypassCSP: true,
      })
      await visitedBefore(page)
      await visit(page, stage.site.url + path)
      expect(await findings(page)).toEqual([])
      const { scroll, window } = await page.evaluate(() => ({
        scroll: document.documentElement.scrollWidth,
        window: innerWidth,
      }))
      expect(scroll).toBe(window)
    }
  })
})
