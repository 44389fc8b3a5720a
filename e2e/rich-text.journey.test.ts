import { PREVIEW_THEMES } from '@lanting/contract'
import type { Page } from 'playwright-core'
import { beforeAll, describe, expect, it } from 'vitest'
import { seeThroughPng } from '../apps/server/src/testing/pictures.ts'
import { publishArticle } from './testing/articles.ts'
import { findings } from './testing/axe.ts'
import { openPage, PHONE, visit, visitedBefore } from './testing/browser.ts'
import { few } from './testing/few.ts'
import { LONG_CODE, RICH_TEXT } from './testing/rich-text.ts'
import { loginAsOwner } from './testing/site.ts'
import { storedEntry } from './testing/storage.ts'
import { LOOKS, splitWords, tablesOf, unreadable } from './testing/text-looks.ts'
import { upload } from './testing/uploads.ts'
import { useSite } from './testing/use-site.ts'

const stage = useSite()
let path = ''
let looks = ''

beforeAll(async () => {
  looks = await publishArticle(stage.site.url, { title: '表格与引文', content: LOOKS })
  const content = `${RICH_TEXT}\n\n${LONG_CODE}`
  path = await publishArticle(stage.site.url, { title: '丰富的文字', content })
})

const open = async (options = {}, language = 'zh-CN') => {
  const watched = await openPage(stage.browser, options)
  await visitedBefore(watched.page)
  await visit(watched.page, `${stage.site.url}${path}&lang=${language}`)
  // The tools of the text come when somebody uses the page.
  await watched.page.mouse.move(200, 400)
  return watched
}

const popover = (page: Page) => page.locator('.footnote-popover')

describe('a footnote', () => {
  it('opens beside its number, by pointer and by keyboard, and closes again', async () => {
    const { page, complaints } = await open()
    const first = page.getByRole('link', { name: '脚注 1' }).first()
    await first.click()
    await popover(page).getByText('一条 脚注').waitFor()
    expect(await popover(page).locator('.footnote-backref').count()).toBe(0)
    expect(new URL(page.url()).hash).toBe('')
    await page.keyboard.press('Escape')
    await popover(page).waitFor({ state: 'detached' })
    await page.getByRole('link', { name: '脚注 2' }).focus()
    await page.keyboard.press('Enter')
    await popover(page).getByText('就在这里').waitFor()
    await page.getByRole('heading', { level: 1 }).click()
    await popover(page).waitFor({ state: 'detached' })
    await first.hover()
    await popover(page).waitFor()
    expect(complaints).toEqual([])
  })

  it('leads back from the end to its place in the text', { tags: 'long' }, async () => {
    const { page, complaints } = await open()
    await page.locator('.footnotes').scrollIntoViewIfNeeded()
    await page.locator('.footnote-backref').first().click()
    await expect.poll(() => new URL(page.url()).hash).toBe('#fnref-1')
    const { y = 0 } = (await page.locator('[id="fnref-1"]').boundingBox()) ?? {}
    expect(y).toBeGreaterThan(50)
    expect(y).toBeLessThan(900)
    expect(complaints).toEqual([])
  })

  it('stays inside a narrow screen', { tags: 'long' }, async () => {
    const { page } = await open({ viewport: { width: 320, height: 640 }, hasTouch: true })
    for (const link of await page.locator('.footnote-ref > a').all()) {
      await link.scrollIntoViewIfNeeded()
      // The enhancer has named it.
      await expect.poll(() => link.getAttribute('aria-label')).toMatch(/^脚注/)
      await link.tap()
      await popover(page).waitFor()
      const box = await popover(page).boundingBox()
      expect(box && box.x >= 0 && box.x + box.width <= 320).toBe(true)
      await page.keyboard.press('Escape')
    }
  })

  it('is at the end of the text without scripts, with links there and back', async () => {
    const { page } = await openPage(stage.browser, { javaScriptEnabled: false })
    await page.goto(stage.site.url + path)
    await page.locator('.footnote-ref > a').first().click()
    expect(new URL(page.url()).hash).toBe('#fn-1')
    await page.locator('#fn-1 .footnote-backref').first().click()
    expect(new URL(page.url()).hash).toBe('#fnref-1')
  })
})

describe('code', () => {
  it('wraps on request, and unwraps', async () => {
    const { page } = await open({ viewport: PHONE })
    const block = page.locator('.md-editor-code', { hasText: 'A very long line' })
    await block.scrollIntoViewIfNeeded()
    const button = block.getByRole('button', { name: '自动换行' })
    const overflows = () =>
      block.locator('pre').evaluate((pre) => pre.scrollWidth > pre.clientWidth + 1)
    await button.waitFor()
    expect(await overflows()).toBe(true)
    await button.click()
    expect(await overflows()).toBe(false)
    expect(await button.getAttribute('aria-pressed')).toBe('true')
    await button.click()
    expect(await overflows()).toBe(true)
  })

  it('folds when it is long, and says how long', { tags: 'long' }, async () => {
    const { page } = await open()
    const block = page.locator('.md-editor-code').last()
    await block.scrollIntoViewIfNeeded()
    expect(await block.locator('pre').isVisible()).toBe(false)
    const head = block.locator('.md-editor-code-head')
    const label = await head.evaluate((element) => getComputedStyle(element, '::after').content)
    expect(label).toBe('"60 行"')
    await head.click()
    expect(await block.locator('pre').isVisible()).toBe(true)
  })

  it('shows its file name', { tags: 'long' }, async () => {
    const { page } = await open()
    await page.locator('.md-editor-code-head').getByText('src/greet.ts').waitFor()
  })
})

describe('the text', () => {
  it('links to each heading by keyboard', { tags: 'long' }, async () => {
    const { page } = await open()
    const link = page.getByRole('link', { name: '本节的链接' }).first()
    await link.focus()
    expect(await link.evaluate((element) => getComputedStyle(element).opacity)).toBe('1')
    await page.keyboard.press('Enter')
    expect(decodeURIComponent(new URL(page.url()).hash)).toBe('#h-代码-code')
  })

  it('begins with a large letter only beside two lines', { tags: 'long' }, async () => {
    const { page } = await openPage(stage.browser)
    await visitedBefore(page)
    const long = '兰亭已矣，梓泽丘墟。'.repeat(8)
    for (const [content, float] of [
      [`雨停了。\n\n${long}`, 'none'],
      [long, 'left'],
    ] as const) {
      await page.goto(stage.site.url + (await publishArticle(stage.site.url, { content })))
      const first = page.locator('.article-text p').first()
      expect(
        await first.evaluate((element) => getComputedStyle(element, '::first-letter').float),
      ).toBe(float)
    }
  })

  it.each(few([PHONE, { width: 1_440, height: 900 }]))(
    'has a large letter of two lines, %j',
    { tags: 'long' },
    async (viewport) => {
      const { page } = await openPage(stage.browser, { viewport })
      await visitedBefore(page)
      const content = '兰亭已矣，梓泽丘墟。'.repeat(20)
      await page.goto(stage.site.url + (await publishArticle(stage.site.url, { content })))
      const lefts = await page
        .locator('.article-text p')
        .first()
        .evaluate((paragraph) => {
          const range = document.createRange()
          range.selectNodeContents(paragraph)
          // The first rectangle is the letter, each other one is a line.
          return [...range.getClientRects()].slice(1).map(({ left }) => Math.round(left))
        })
      const edge = lefts.at(-1) ?? 0
      expect(lefts.filter((left) => left > edge)).toHaveLength(2)
    },
  )

  it('has small pictures in its middle, or within their sentence', { tags: 'long' }, async () => {
    const { url } = stage.site
    const file = await seeThroughPng(90, 40)
    const { result } = await upload(stage.site, await loginAsOwner(url), file)
    const content = `![小图](${result?.url})\n\n一行里有 ![小](${result?.url}) 图。`
    const { page } = await openPage(stage.browser)
    await visitedBefore(page)
    await page.goto(url + (await publishArticle(url, { content })))
    const middle = async (selector: string) => {
      const { x = 0, width = 0 } = (await page.locator(selector).boundingBox()) ?? {}
      return x + width / 2
    }
    expect(await middle('figure img')).toBeCloseTo(await middle('.article-text'), 0)
    const line = page.locator('.article-text p').last()
    expect((await line.boundingBox())?.height).toBeLessThan(70)
  })

  it('explains an abbreviation to the keyboard', { tags: 'long' }, async () => {
    const { page } = await open()
    await page.locator('abbr[tabindex="0"]').focus()
    await popover(page).getByText('HyperText Markup Language').waitFor()
    await page.keyboard.press('Tab')
    await popover(page).waitFor({ state: 'detached' })
  })

  it.each([
    ['zh-CN', ['说明', '自己的标题', '当心']],
    ['en', ['Note', '自己的标题', 'Caution']],
  ] as const)('has callouts with titles in %s', async (language, titles) => {
    const { page, complaints } = await open({}, language)
    expect(await page.locator('.md-editor-admonition-title').allTextContents()).toEqual(titles)
    expect(complaints).toEqual([])
  })

  it('has no accessibility violations', { tags: 'long' }, async () => {
    const { page } = await open({ bypassCSP: true })
    await page.locator('.md-editor-code').first().scrollIntoViewIfNeeded()
    await page.getByRole('button', { name: '复制代码' }).first().waitFor()
    expect(await findings(page)).toEqual([])
    await page.setViewportSize(PHONE)
    expect(await findings(page)).toEqual([])
  })

  it('has its tools also for a reader who jumps over the beginning', { tags: 'long' }, async () => {
    const { page } = await openPage(stage.browser, { viewport: PHONE })
    await visitedBefore(page)
    await visit(page, `${stage.site.url}${path}#h-引用与列表-quotes`)
    await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight))
    await page.locator('.md-editor-code-head').last().click()
    await page.getByRole('button', { name: '复制代码' }).last().waitFor()
  })

  it('loads its tools when they come near, and nothing for a plain text', async () => {
    const plain = await publishArticle(stage.site.url, { content: '一段话。' })
    const { page } = await openPage(stage.browser, { viewport: PHONE })
    await visitedBefore(page)
    const asked: string[] = []
    page.on('request', (request) => asked.push(new URL(request.url()).pathname))
    await page.goto(stage.site.url + plain, { waitUntil: 'networkidle' })
    const isExtra = (name: string) =>
      /enhance-content|notes|callouts|code-tabs|reading-place|comfort/.test(name)
    expect(asked.filter(isExtra)).toEqual([])
    await page.goto(stage.site.url + path, { waitUntil: 'networkidle' })
    expect(asked.filter((name) => /(?:notes|callouts)-.*css/.test(name))).toHaveLength(2)
    await page.locator('.md-editor-code').first().scrollIntoViewIfNeeded()
    await expect.poll(() => asked.filter((name) => /enhance-content.*js/.test(name)).length).toBe(1)
  })
})

describe.each(PREVIEW_THEMES)('in the text theme %s', (theme) => {
  it('words stay whole, tables scroll, and everything is readable', async () => {
    const { page, complaints } = await openPage(stage.browser)
    await visitedBefore(page)
    await page.addInitScript(
      ([name, value]) => localStorage.setItem(name, value),
      storedEntry('staticState', { previewTheme: theme }),
    )
    await visit(page, stage.site.url + looks)
    await page.locator(`.article-text[data-preview-theme="${theme}"]`).waitFor()
    for (const width of [320, 390, 1_440]) {
      await page.setViewportSize({ width, height: 900 })
      expect([width, await splitWords(page)]).toEqual([width, []])
      const [, middle, wide] = await tablesOf(page)
      const edges = { atStart: { start: 0, end: 1 }, atEnd: { start: 1, end: 0 } }
      const scrolling = { isReachable: true, scrolls: true, isInnerCut: false, ...edges }
      expect([width, wide]).toEqual([width, { name: 'region 表格 3', ...scrolling }])
      if (width < 400) expect(middle).toEqual({ name: 'region 表格 2', ...scrolling })
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width)
    }
    const texts = '.article-text :is(blockquote, table) *, .article-text blockquote'
    expect(await unreadable(page, texts)).toEqual({ here: [], flipped: [] })
    const tabs = await page
      .locator('.md-editor-codetab-label label')
      .evaluateAll((labels) => labels.map((label) => label.getBoundingClientRect().top))
    expect(new Set(tabs)).toEqual(new Set(tabs.slice(0, 1)))
    const bracket = await page
      .locator('.footnote-ref a')
      .first()
      .evaluate((link) => {
        const { content, position, opacity } = getComputedStyle(link, '::after')
        return { content, position, opacity }
      })
    expect(bracket).toEqual({ content: '"]"', position: 'static', opacity: '1' })
    expect(complaints).toEqual([])
  })
})
