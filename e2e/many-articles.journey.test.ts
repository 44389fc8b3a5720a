/** @module-tag long */

import { beforeAll, describe, expect, it } from 'vitest'
import { publishArticle } from './testing/articles.ts'
import { findings } from './testing/axe.ts'
import { openPage, PHONE, visit, visitedBefore } from './testing/browser.ts'
import { useSite } from './testing/use-site.ts'

const stage = useSite({ DEMO: 'off' })

const ARTICLES = 48

/** Each article has two tags of its own and one that all share. */
beforeAll(async () => {
  for (let at = 1; at <= ARTICLES; at += 1) {
    const tags = ['常用', `左${at}`, `右${at}`]
    await publishArticle(stage.site.url, { title: `第 ${at} 篇`, tags })
  }
})

const open = async (path: string, options = {}) => {
  const watched = await openPage(stage.browser, options)
  await visitedBefore(watched.page)
  await visit(watched.page, stage.site.url + path)
  return watched
}

describe('a blog with many articles', () => {
  it('shows the most used tags beside the home list, and leads to all', async () => {
    const { page, complaints } = await open('/home')
    expect(await page.locator('.tags-card .taxonomy-cloud a').count()).toBe(40)
    expect(await page.locator('.tags-card h2 small').textContent()).toBe(String(2 * ARTICLES + 1))
    await page.locator('.tags-card').getByRole('link', { name: '常用' }).waitFor()
    await page.getByRole('link', { name: '全部标签' }).click()
    await page.waitForURL('**/tag')
    await expect.poll(() => page.locator('.taxonomy-cloud a').count()).toBe(2 * ARTICLES + 1)
    expect(complaints).toEqual([])
  })

  it('reaches its last page with one press, and a page by its number', async () => {
    const { page, complaints } = await open('/archives')
    await page.evaluate(() => Object.assign(window, { stayed: true }))
    const pages = Math.ceil(ARTICLES / 5)
    const pager = page.getByRole('navigation', { name: '分页' })
    await pager.getByRole('link', { name: String(pages), exact: true }).click()
    await page.waitForURL(`**/archives?page=${pages}`)
    await page.getByText('第 1 篇', { exact: true }).waitFor()
    const field = pager.getByLabel(`跳到第几页，共 ${pages} 页`)
    await field.fill('4')
    await field.press('Enter')
    await page.waitForURL('**/archives?page=4')
    await page.getByText('第 33 篇', { exact: true }).waitFor()
    await field.fill('99999')
    await field.press('Enter')
    await page.waitForURL(`**/archives?page=${pages}`)
    expect(await page.evaluate(() => 'stayed' in window)).toBe(true)
    expect(complaints).toEqual([])
  })

  it('fits the pager on a phone', async () => {
    const { page } = await open('/archives?page=5', { viewport: PHONE })
    const width = () => page.evaluate(() => document.documentElement.scrollWidth)
    expect(await width()).toBe(PHONE.width)
    await page.setViewportSize({ width: 320, height: 640 })
    expect(await width()).toBe(320)
    const names = await page.locator('.pager-step a:visible').allTextContents()
    expect(names).toEqual(['1', '4', '6', '10'])
    expect(await findings(page)).toEqual([])
  })

  it('answers 404 behind the last page, with a way back', async () => {
    expect((await fetch(`${stage.site.url}/home?page=99999`)).status).toBe(404)
    const { page } = await open('/home?page=99999')
    await page.getByRole('link', { name: '返回首页' }).click()
    await page.waitForURL('**/home')
  })
})

describe('the months of the timeline', () => {
  it('lead to the first article of a month on its page', async () => {
    const now = new Date(Date.now() + 8 * 3_600_000)
    const { page } = await open('/archives?page=3')
    await page.getByText('按年月查找').click()
    const month = `${now.getUTCFullYear()}-${String(now.getUTCMonth() + 1).padStart(2, '0')}`
    const link = page.locator('.timeline-months a').first()
    expect(await link.getAttribute('aria-label')).toContain(`${ARTICLES} 篇`)
    await link.click()
    await page.waitForURL(`**/archives?page=1#month-${month}`)
    await page.locator(`#month-${month}`).getByText(`第 ${ARTICLES} 篇`).waitFor()
  })
})
