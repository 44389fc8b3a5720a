import type { Page } from 'playwright-core'
import { beforeAll, describe, expect, it } from 'vitest'
import { publishArticle } from './testing/articles.ts'
import { findings } from './testing/axe.ts'
import { openPage, PHONE, revisit, visit, visitedBefore } from './testing/browser.ts'
import { useSite } from './testing/use-site.ts'

const stage = useSite()
let path = ''

beforeAll(async () => {
  const part = (number: number) => `## 第 ${number} 节\n\n${'兰亭已矣，梓泽丘墟。'.repeat(40)}`
  const content = Array.from({ length: 12 }, (_, place) => part(place + 1)).join('\n\n')
  path = await publishArticle(stage.site.url, { title: '一篇长文', content })
})

const open = async (options = {}) => {
  const watched = await openPage(stage.browser, options)
  await visitedBefore(watched.page)
  await visit(watched.page, stage.site.url + path)
  return watched
}

const look = (page: Page) =>
  page
    .locator('.article-text p')
    .first()
    .evaluate((paragraph) => {
      const { fontSize, fontFamily } = getComputedStyle(paragraph)
      const { width } = paragraph.getBoundingClientRect()
      return { fontSize, isSerif: /Serif|Song/.test(fontFamily.split(',')[0] ?? ''), width }
    })

/** Returns how many places are remembered. */
const places = (page: Page) =>
  page.evaluate(() => {
    const stored = localStorage.getItem(btoa('readingPlaces'))
    return stored ? JSON.parse(decodeURIComponent(atob(stored))).length : 0
  })

describe('the reading settings', () => {
  it('change size, width and typeface, and are there again before any script', async () => {
    const { page, complaints } = await open()
    const before = await look(page)
    await page.getByRole('button', { name: '阅读设置' }).click()
    const panel = page.getByRole('dialog', { name: '阅读设置' })
    await panel.getByLabel('特大').check({ force: true })
    await panel.getByRole('group', { name: '行宽' }).getByLabel('窄').check({ force: true })
    await panel.getByLabel('宋体').check({ force: true })
    const after = await look(page)
    expect(after).toMatchObject({ fontSize: '22px', isSerif: true, width: 600 })
    expect(before).toMatchObject({ fontSize: '17px', isSerif: false, width: 720 })
    await page.keyboard.press('Escape')
    expect(complaints).toEqual([])
    await page.route('**/assets/*.js', (route) => route.abort())
    await page.goto(stage.site.url + path)
    expect(await look(page)).toEqual(after)
  })

  it.each([{ width: 1440, height: 900 }, PHONE])(
    'have no accessibility violations at $width px',
    async (viewport) => {
      const { page } = await open({ viewport, bypassCSP: true })
      await page.getByRole('button', { name: '阅读设置' }).click()
      await page.getByRole('dialog', { name: '阅读设置' }).waitFor()
      expect(await findings(page, 'dialog[open]')).toEqual([])
    },
  )

  it('fit into every window at the largest size and width', async () => {
    const { page } = await openPage(stage.browser)
    await visitedBefore(page)
    await page.addInitScript(() => localStorage.setItem('readingComfort', 'huge wide serif'))
    for (const width of [320, 390, 800, 1181, 1440, 3840]) {
      await page.setViewportSize({ width, height: 900 })
      await page.goto(stage.site.url + path)
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width)
    }
  })
})

describe('a long article', () => {
  it('says how long it takes', async () => {
    const { page } = await open()
    await page.locator('.article-facts').getByText('约 10 分钟').waitFor()
  })

  it('offers to go on where the reader stopped', async () => {
    const { page } = await open()
    expect(await page.getByRole('button', { name: '从上次停下的地方继续读' }).count()).toBe(0)
    const heading = page.getByRole('heading', { name: '第 6 节' })
    await heading.evaluate((element) => scrollBy(0, element.getBoundingClientRect().top - 120))
    await expect.poll(() => places(page)).toBe(1)
    await page.goto('about:blank')
    await visit(page, stage.site.url + path)
    await page.mouse.move(300, 300)
    await page.getByRole('button', { name: '从上次停下的地方继续读' }).click()
    await expect
      .poll(async () => Math.round((await heading.boundingBox())?.y ?? 0))
      .toBeLessThan(200)
    expect((await heading.boundingBox())?.y).toBeGreaterThan(0)
    expect(await page.getByRole('button', { name: '从上次停下的地方继续读' }).count()).toBe(0)
    await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight))
    await expect.poll(() => places(page)).toBe(0)
    await page.goto('about:blank')
    await visit(page, stage.site.url + path)
    await page.mouse.move(300, 300)
    await page.waitForLoadState('networkidle')
    expect(await page.getByRole('button', { name: '从上次停下的地方继续读' }).count()).toBe(0)
    await revisit(page)
  })
})
