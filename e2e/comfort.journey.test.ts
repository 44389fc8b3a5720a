/** @module-tag long */

import { PREVIEW_THEMES } from '@lanting/contract'
import type { Page } from 'playwright-core'
import { beforeAll, describe, expect, it } from 'vitest'
import { publishArticle, rewriteArticle } from './testing/articles.ts'
import { findings } from './testing/axe.ts'
import { openPage, PHONE, visit, visitedBefore } from './testing/browser.ts'
import { few } from './testing/few.ts'
import { readStored, storedEntry } from './testing/storage.ts'
import { useSite } from './testing/use-site.ts'

const stage = useSite()
let path = ''

const part = (number: number) => `## 第 ${number} 节\n\n${'兰亭已矣，梓泽丘墟。'.repeat(40)}`
const TEXT = Array.from({ length: 12 }, (_, place) => part(place + 1)).join('\n\n')

beforeAll(async () => {
  path = await publishArticle(stage.site.url, { title: '一篇长文', content: TEXT })
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

const offer = (page: Page) => page.getByRole('button', { name: '从上次停下的地方继续读' })

/** Uses the page, and waits for the code that may make the offer: it is there after the answer. */
const useThePage = async (page: Page) => {
  const loaded = page.waitForResponse(/reading-place/)
  await page.mouse.move(300, 300)
  await (await loaded).finished()
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)))
}

/** Returns how many places are remembered. */
const places = async (page: Page) =>
  ((await readStored(page, 'readingPlaces')) as unknown[] | null)?.length ?? 0

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

  it.each(few(PREVIEW_THEMES, 2))(
    'change the size of text and headings in the theme %s',
    async (theme) => {
      const { page } = await openPage(stage.browser)
      await visitedBefore(page)
      await page.addInitScript(
        ([name, value]) => localStorage.setItem(name, value),
        storedEntry('staticState', { previewTheme: theme }),
      )
      const sizes = async (comfort: string) => {
        await page.addInitScript((words) => localStorage.setItem('readingComfort', words), comfort)
        await visit(page, stage.site.url + path)
        await page.locator(`.article-text[data-preview-theme="${theme}"]`).waitFor()
        return page.evaluate(() =>
          ['p', 'h2'].map((name) => {
            const found = document.querySelector(`.md-editor-preview > ${name}`) as Element
            return Number.parseFloat(getComputedStyle(found).fontSize)
          }),
        )
      }
      const [text = 0, heading = 0] = await sizes('small')
      const [largeText = 0, largeHeading = 0] = await sizes('huge')
      expect([text, largeText]).toEqual([15, 22])
      expect(largeHeading / heading).toBeCloseTo(22 / 15, 1)
    },
  )

  it.each(few([PHONE, { width: 1440, height: 900 }]))(
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
  it('keeps the place of the reader when the text is changed meanwhile', async () => {
    const { url } = stage.site
    const own = await publishArticle(url, { content: TEXT })
    const { page } = await openPage(stage.browser)
    await visitedBefore(page)
    await page.clock.install()
    await visit(page, url + own)
    await page.mouse.move(300, 300)
    const heading = page.getByRole('heading', { name: '第 6 节' })
    await heading.evaluate((element) => scrollBy(0, element.getBoundingClientRect().top - 120))
    const afterPause = async () => {
      await page.clock.runFor(400)
      return places(page)
    }
    await expect.poll(afterPause).toBe(1)
    await rewriteArticle(url, own, { content: `${TEXT}\n\n后来添的一段` })
    await page.clock.fastForward(31_000)
    await page.evaluate(() => window.dispatchEvent(new Event('visibilitychange')))
    await page.getByText('后来添的一段').waitFor()
    await page.evaluate(() => scrollBy(0, 40))
    expect(await afterPause()).toBe(1)
  })

  it('says how long it takes', async () => {
    const { page } = await open()
    await page.locator('.article-facts').getByText('约 10 分钟').waitFor()
  })

  it('offers to go on where the reader stopped', async () => {
    const { page } = await open()
    await useThePage(page)
    expect(await offer(page).count()).toBe(0)
    const heading = page.getByRole('heading', { name: '第 6 节' })
    await heading.evaluate((element) => scrollBy(0, element.getBoundingClientRect().top - 120))
    await expect.poll(() => places(page)).toBe(1)
    await page.goto('about:blank')
    await visit(page, stage.site.url + path)
    await useThePage(page)
    await offer(page).click()
    await expect
      .poll(async () => Math.round((await heading.boundingBox())?.y ?? 0))
      .toBeLessThan(200)
    expect((await heading.boundingBox())?.y).toBeGreaterThan(0)
    expect(await offer(page).count()).toBe(0)
    await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight))
    await expect.poll(() => places(page)).toBe(0)
    await page.goto('about:blank')
    await visit(page, stage.site.url + path)
    await useThePage(page)
    expect(await offer(page).count()).toBe(0)
  })
})
