import type { Page } from 'playwright-core'
import { beforeAll, describe, expect, it } from 'vitest'
import { jpeg } from '../apps/server/src/testing/pictures.ts'
import { publishArticle } from './testing/articles.ts'
import {
  openPage,
  PHONE,
  revisit,
  visit,
  visitedBefore,
  type WatchedPage,
} from './testing/browser.ts'
import { recordLayoutShift } from './testing/layout-shift.ts'
import { loginAsOwner } from './testing/site.ts'
import { upload } from './testing/uploads.ts'
import { useSiteWithPictures } from './testing/use-site.ts'

const stage = useSiteWithPictures()

const WITH_CODE = '/article?id=1'
const WITH_PICTURES = '/article?id=2'
const WITH_FORMULAS = '/article?id=10'

const open = async (path: string, options = {}): Promise<WatchedPage> => {
  const watched = await openPage(stage.browser, options)
  await visitedBefore(watched.page)
  await visit(watched.page, stage.site.url + path)
  // The tools of the text come when somebody uses the page.
  await watched.page.mouse.move(200, 400)
  return watched
}

const likes = async (page: Page) => Number(await page.locator('.like-seal b').textContent())

describe('the table of contents', () => {
  it('scrolls to a heading, and marks it', async () => {
    const { page, complaints } = await open(WITH_CODE)
    const catalogue = page.getByRole('navigation', { name: '目录' })
    await catalogue.getByRole('link', { name: '第二件事：量出来，而不是猜' }).click()
    await expect.poll(() => catalogue.locator('[aria-current]').textContent()).toContain('第二件事')
    expect(decodeURIComponent(new URL(page.url()).hash)).toContain('第二件事')
    expect(await page.getByRole('progressbar', { name: '阅读进度' }).count()).toBe(1)
    expect(complaints).toEqual([])
  })

  it('follows the text, and keeps the current heading in sight', async () => {
    const parts = Array.from({ length: 50 }, (_, part) => `## 第 ${part} 节\n\n${'字'.repeat(600)}`)
    const { page } = await open(
      await publishArticle(stage.site.url, { content: parts.join('\n\n') }),
    )
    const catalogue = page.getByRole('navigation', { name: '目录' })
    const current = catalogue.locator('[aria-current]')
    const isInSight = () =>
      current.evaluate((link) => {
        const frame = link.closest('.reading-side')?.getBoundingClientRect()
        const { top, bottom } = link.getBoundingClientRect()
        return frame !== undefined && top >= frame.top - 1 && bottom <= frame.bottom + 1
      })
    for (const part of [48, 2, 25]) {
      const heading = page.locator('.article-text h2').nth(part)
      await heading.evaluate((element) => element.scrollIntoView())
      await expect.poll(() => current.allTextContents()).toEqual([`第 ${part} 节`])
      await expect.poll(isInSight).toBe(true)
    }
  })

  it('opens with a button on a phone, together with the themes', { tags: 'long' }, async () => {
    const { page } = await open(`${WITH_CODE}&lang=en`, { viewport: PHONE })
    await page.getByRole('button', { name: 'Open contents' }).click()
    const drawer = page.getByRole('dialog', { name: 'Contents' })
    await drawer.getByLabel('Text theme').selectOption('github')
    await drawer.getByRole('link', { name: '第三件事：慢一点也没关系' }).click()
    await drawer.waitFor({ state: 'hidden' })
    const heading = page.getByRole('heading', { name: '第三件事：慢一点也没关系' })
    await expect.poll(async () => (await heading.boundingBox())?.y).toBeLessThan(200)
  })
})

describe('the text', () => {
  it('copies its code with one click', async () => {
    const { page } = await open(WITH_CODE, { permissions: ['clipboard-read', 'clipboard-write'] })
    await page.locator('.md-editor-code').first().scrollIntoViewIfNeeded()
    await page.getByRole('button', { name: '复制代码' }).first().click()
    await page.getByText('复制成功').waitFor()
    const copied = await page.evaluate(() => navigator.clipboard.readText())
    expect(copied.split('\n')[0]).toBe("app.get('/article', async (request, reply) => {")
    expect(copied.split('\n')).toHaveLength(4)
  })

  it('changes its themes without loading scripts, and remembers them', {
    tags: 'long',
  }, async () => {
    const { page, complaints } = await open(WITH_FORMULAS)
    // Everything that loads automatically is there: diagrams, then the chat.
    await page.waitForFunction(() =>
      performance.getEntriesByType('resource').some(({ name }) => name.includes('getChatList')),
    )
    await page.waitForLoadState('networkidle')
    const scripts: string[] = []
    page.on('request', (request) => {
      if (request.resourceType() === 'script') scripts.push(request.url())
    })
    const strong = page.locator('.article-text strong').first()
    const keyword = page.locator('.article-text .hljs-keyword').first()
    const colours = async () => [
      await strong.evaluate((element) => getComputedStyle(element).color),
      await keyword.evaluate((element) => getComputedStyle(element).color),
    ]
    const [ownText, ownCode] = await colours()
    await page.getByLabel('预览主题').selectOption('smart-blue')
    await page.getByLabel('代码主题').selectOption('kimbie')
    await expect.poll(colours).not.toContain(ownText)
    await expect.poll(colours).not.toContain(ownCode)
    expect(scripts).toEqual([])
    const chosen = await colours()
    await revisit(page)
    await expect.poll(colours).toEqual(chosen)
    expect(complaints).toEqual([])
  })

  it('draws its diagrams as pictures, and loads nothing in articles without diagrams', async () => {
    const asked: string[] = []
    const { page, complaints } = await open('/home')
    page.on('request', (request) => asked.push(new URL(request.url()).pathname))
    await visit(page, stage.site.url + WITH_PICTURES)
    expect(asked.filter((path) => path.includes('diagram'))).toEqual([])
    await page.goto(stage.site.url + WITH_CODE)
    const diagram = page.getByRole('img', { name: '图表' })
    await page.locator('[data-diagram]').first().scrollIntoViewIfNeeded()
    await diagram.first().waitFor()
    const width = () => diagram.first().evaluate((image: HTMLImageElement) => image.naturalWidth)
    await expect.poll(width).toBeGreaterThan(100)
    expect(await page.locator('[data-diagram]').first().isVisible()).toBe(false)
    expect(complaints).toEqual([])
  })

  it('opens its pictures, turns them with the arrow keys and closes them with Escape', async () => {
    const { page, complaints } = await open(WITH_PICTURES)
    const picture = page.locator('.article-text img').first()
    await picture.scrollIntoViewIfNeeded()
    await page.locator('.article-text img[role="button"]').first().waitFor()
    await picture.focus()
    await page.keyboard.press('Enter')
    const viewer = page.getByRole('dialog', { name: '图片预览' })
    await viewer.waitFor()
    const shown = () => viewer.locator('img').getAttribute('src')
    const first = await shown()
    if (await viewer.getByRole('button', { name: '下一张' }).isVisible()) {
      await page.keyboard.press('ArrowRight')
      await expect.poll(shown).not.toBe(first)
    }
    await page.keyboard.press('Escape')
    await viewer.waitFor({ state: 'detached' })
    expect(await picture.evaluate((element) => element === document.activeElement)).toBe(true)
    expect(complaints).toEqual([])
  })
})

describe('a like', () => {
  it('shows at once, stays after a reload, and can be undone', async () => {
    const { page } = await open(WITH_CODE)
    const before = await likes(page)
    await page.getByRole('button', { name: '点赞', exact: true }).click()
    await page.getByText('感谢点赞').waitFor()
    expect(await likes(page)).toBe(before + 1)
    await revisit(page)
    await page.getByRole('button', { name: '已赞，再按取消' }).click()
    await page.getByText('已取消点赞').waitFor()
    expect(await likes(page)).toBe(before)
  })

  it('is undone when the server rejects it', async () => {
    const { page } = await open(WITH_CODE)
    const before = await likes(page)
    const held = Promise.withResolvers<void>()
    await page.route('**/api/like/addLike', async (route) => {
      await held.promise
      await route.fulfill({ status: 500, body: '{}' })
    })
    await page.getByRole('button', { name: '点赞', exact: true }).click()
    await expect.poll(() => likes(page)).toBe(before + 1)
    held.resolve()
    await expect.poll(() => likes(page)).toBe(before)
    await page.getByRole('button', { name: '点赞', exact: true }).waitFor()
  })
})

describe('around the text', () => {
  it('has light facts, links too, on the dark overlay of a photograph', {
    tags: 'long',
  }, async () => {
    const { url } = stage.site
    const { result } = await upload(stage.site, await loginAsOwner(url), await jpeg(900, 600))
    const { page } = await open(await publishArticle(url, { cover: result?.url }))
    const colours = await page
      .locator('.article-facts, .article-facts a')
      .evaluateAll((found) => found.map((element) => getComputedStyle(element).color))
    expect(colours.length).toBeGreaterThan(2)
    expect(new Set(colours).size).toBe(1)
  })

  it('links to the previous and next articles, and sends the reading time on leaving', {
    tags: 'long',
  }, async () => {
    const { page } = await open(WITH_CODE)
    const sent = page.waitForRequest('**/api/article/addReadingDuration/1/*')
    const next = page.getByRole('navigation', { name: '上一篇和下一篇' })
    await next.getByRole('link', { name: /下一篇/ }).click()
    await page.waitForURL('**/article?id=2')
    const request = await sent
    expect(request.method()).toBe('PUT')
    expect(Number(request.url().split('/').at(-1))).toBeGreaterThan(0)
    await page.getByRole('heading', { level: 1, name: 'A Room of Letters' }).waitFor()
  })

  it('shows the words, the author, and a URL to copy', async () => {
    const { page } = await open(WITH_CODE, { permissions: ['clipboard-read', 'clipboard-write'] })
    expect(await page.locator('.article-facts').textContent()).toMatch(/[1-9][\d,]* 字/)
    const box = page.locator('.rights-box')
    expect(await box.textContent()).toContain('原创')
    await box.getByRole('button', { name: '/article?id=1' }).click()
    await page.getByText('复制成功').waitFor()
    const copied = await page.evaluate(() => navigator.clipboard.readText())
    expect(copied).toBe(`${stage.site.url}/article?id=1`)
  })
})

describe('a diagram', () => {
  const SOURCE = 'flowchart TD\n  A[山阴] --> B[兰亭]\n  B --> C[会稽]\n  C --> D[曲水]'
  let path = ''
  beforeAll(async () => {
    const content = `${'前面的话。\n\n'.repeat(60)}\`\`\`mermaid\n${SOURCE}\n\`\`\`\n\n后面的话。`
    path = await publishArticle(stage.site.url, { content })
  })
  const source = (page: Page) => page.locator('pre[data-diagram]')
  const picture = (page: Page) => page.getByRole('img', { name: '图表' })
  const isReadable = (page: Page) =>
    source(page).evaluate((pre) => {
      const isTransparent = /rgba\(.*, 0\)/.test(getComputedStyle(pre).color)
      return pre.checkVisibility() && !isTransparent
    })
  const openDiagram = async (options = {}) => {
    const watched = await openPage(stage.browser, options)
    await visitedBefore(watched.page)
    return watched
  }

  it('is a quiet box until it is drawn, in which the picture moves nothing', async () => {
    const { page } = await openDiagram()
    const shift = await recordLayoutShift(page)
    let release = () => {}
    const held = new Promise<void>((resolve) => {
      release = resolve
    })
    await page.route('**/diagrams/mermaid.js', (route) => held.then(() => route.continue()))
    await visit(page, stage.site.url + path)
    await source(page).scrollIntoViewIfNeeded()
    expect(await isReadable(page)).toBe(false)
    const height = (await source(page).boundingBox())?.height
    const before = await shift()
    release()
    await picture(page).waitFor()
    expect((await page.locator('.diagram').boundingBox())?.height).toBe(height)
    expect(await shift()).toBe(before)
  })

  it('opens in the viewer', async () => {
    const { page, complaints } = await openDiagram({ viewport: PHONE })
    await visit(page, stage.site.url + path)
    await source(page).scrollIntoViewIfNeeded()
    await picture(page).click()
    const viewer = page.getByRole('dialog', { name: '图片预览' })
    await viewer.getByRole('img', { name: '图表' }).waitFor()
    expect(complaints).toEqual([])
  })

  it('is its source for readers without script, and when it cannot be drawn', async () => {
    const { page: plain } = await openDiagram({ javaScriptEnabled: false })
    await plain.goto(stage.site.url + path)
    expect(await isReadable(plain)).toBe(true)
    const { page } = await openDiagram()
    await page.route('**/diagrams/mermaid.js', (route) => route.abort())
    await visit(page, stage.site.url + path)
    await source(page).scrollIntoViewIfNeeded()
    await expect.poll(() => isReadable(page)).toBe(true)
  })

  it('is a picture or its source on paper, and is drawn for it', async () => {
    const { page } = await openDiagram({ colorScheme: 'dark' })
    await visit(page, stage.site.url + path)
    await page.emulateMedia({ media: 'print' })
    expect(await isReadable(page)).toBe(true)
    const wraps = () => source(page).evaluate((pre) => getComputedStyle(pre).whiteSpace)
    expect(await wraps()).toBe('pre-wrap')
    await page.evaluate(() => dispatchEvent(new Event('beforeprint')))
    await picture(page).waitFor()
    expect(await source(page).isVisible()).toBe(false)
  })
})
