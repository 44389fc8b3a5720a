import { describe, expect, it } from 'vitest'
import { findings } from './testing/axe.ts'
import { DESKTOP, openPage, PHONE, visit, visitedBefore } from './testing/browser.ts'
import { useSiteWithPictures } from './testing/use-site.ts'

const stage = useSiteWithPictures()

const open = async (path: string, options = {}) => {
  const watched = await openPage(stage.browser, options)
  await visitedBefore(watched.page)
  await visit(watched.page, stage.site.url + path)
  return watched
}

describe('a reader browses', () => {
  it('the timeline page by page, and opens an article', async () => {
    const { page, complaints } = await open('/archives')
    await page.getByText(/^共写下 \d+ 篇$/).waitFor()
    const first = await page.locator('.timeline-entry b').first().textContent()
    await page.getByRole('link', { name: '下一页' }).click()
    await page.waitForURL('**/archives?page=2')
    await expect.poll(() => page.locator('.timeline-entry b').first().textContent()).not.toBe(first)
    const title = await page.locator('.timeline-entry b').first().textContent()
    await page.locator('.timeline-entry').first().click()
    await page.getByRole('heading', { level: 1, name: title ?? '' }).waitFor()
    expect(complaints).toEqual([])
  })

  it('from a category to its list, on a phone', async () => {
    const { page, complaints } = await open('/category', { viewport: PHONE })
    const label = page.locator('.taxonomy-cloud a').first()
    const count = await label.locator('sup').textContent()
    await label.click()
    await page.waitForURL('**/articleList?*')
    await page.getByText(`文章总数：${count}`).waitFor()
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(PHONE.width)
    expect(complaints).toEqual([])
  })

  it('from a tag to its list and on to an article, in English', async () => {
    const { page, complaints } = await open('/tag?lang=en')
    await page.locator('.taxonomy-cloud a').first().click()
    await page.waitForURL('**/articleList?*')
    await page.locator('main a[href^="/article?id="]').first().click()
    await page.waitForURL('**/article?id=*')
    await page.getByText(/^Published /).waitFor()
    expect(complaints).toEqual([])
  })

  it('and sees a skeleton while a slow page loads', async () => {
    const { page } = await open('/archives')
    const held = Promise.withResolvers<void>()
    await page.route('**/api/article/getArticleById/**', async (route) => {
      await held.promise
      await route.continue()
    })
    await page.locator('.timeline-entry').first().click()
    await page.locator('.text-skeleton').first().waitFor()
    held.resolve()
    await page.locator('.article-text').waitFor()
    await page.locator('.text-skeleton').first().waitFor({ state: 'detached' })
  })
})

it.each(['before', 'after'])(
  'shows placeholders for covers that fail %s the page is hydrated',
  async (when) => {
    const { page } = await openPage(stage.browser)
    await visitedBefore(page)
    const held = Promise.withResolvers<void>()
    await page.route(/\/art\/demo\//, async (route) => {
      if (when === 'after') await held.promise
      await route.abort()
    })
    await visit(page, `${stage.site.url}/archives`)
    held.resolve()
    await expect.poll(() => page.locator('.timeline-entry .blank-cover').count()).toBe(5)
    expect(await page.locator('.timeline-entry .cover img').count()).toBe(0)
  },
)

it('axe finds no violations in the lists', { tags: 'long' }, async () => {
  const { page } = await openPage(stage.browser, { bypassCSP: true })
  await visitedBefore(page)
  for (const path of ['/archives', '/category', '/tag', '/articleList?id=1&type=category']) {
    await page.setViewportSize(DESKTOP)
    await visit(page, stage.site.url + path)
    expect(await findings(page), path).toEqual([])
    await page.setViewportSize(PHONE)
    expect(await findings(page), path).toEqual([])
  }
})
