import type { Page } from 'playwright-core'
import { beforeAll, describe, expect, it } from 'vitest'
import { toast } from './testing/accounts.ts'
import { publishArticle } from './testing/articles.ts'
import { findings } from './testing/axe.ts'
import { DESKTOP, openPage, PHONE, visit, visitedBefore } from './testing/browser.ts'
import { few } from './testing/few.ts'
import { readStored } from './testing/storage.ts'
import { useSite } from './testing/use-site.ts'

const stage = useSite()
const GIST = 'https://gist.github.com/octocat/6cad326836d38bd3a7ae'
let path = ''
let told = ''

beforeAll(async () => {
  const { url } = stage.site
  told = await publishArticle(url, { title: '被引用的文章', description: '一句话的摘要' })
  const content = [
    '前面的文字。',
    'https://www.youtube.com/watch?v=dQw4w9WgXcQ&t=30',
    'https://www.bilibili.com/video/BV1GJ411x7h7',
    'https://music.163.com/#/song?id=186016',
    'https://open.spotify.com/track/4PTG3Z6ehGkBFwjybzWkR8',
    'https://codepen.io/some-one/pen/aBcDeF',
    GIST,
    told,
    '/home?song=1',
  ].join('\n\n')
  path = await publishArticle(url, { title: '嵌入', content })
})

/** Records the requests to other hosts, and answers them. */
const watchForeign = async (page: Page) => {
  const asked: string[] = []
  await page.route(
    (url) => url.protocol.startsWith('http') && url.origin !== stage.site.url,
    (route) => {
      asked.push(route.request().url())
      return route.fulfill({
        headers: { 'access-control-allow-origin': '*' },
        contentType: 'text/plain',
        body: 'const <b>a</b> = 1',
      })
    },
  )
  return asked
}

const open = async (options = {}) => {
  const watched = await openPage(stage.browser, options)
  const asked = await watchForeign(watched.page)
  await visitedBefore(watched.page)
  await visit(watched.page, stage.site.url + path)
  return { ...watched, asked }
}

const GALLERY = `::: gallery
![第一张](/art/headers/archives-light-wide.avif)
![第二张](/art/demo/tab-key.avif)
![第三张](/art/headers/archives-light-wide.avif "第三题")
:::

::: details 展开看

里面的 <kbd>文字</kbd>。

:::

![宽](/art/headers/archives-light-wide.avif "图注"){width=60%}

行内 ![小](/art/demo/tab-key.avif){width=60px} 之图`

const PICTURE = '![茶](/art/headers/archives-light-wide.avif)\n'

/** The numbers of pictures in the rows of a gallery, and whether each row reaches its right edge. */
const rowsOf = (gallery: Element) => {
  const boxes = [...gallery.querySelectorAll('img')].map((image) => image.getBoundingClientRect())
  const rows = Object.values(Object.groupBy(boxes, ({ y }) => Math.round(y))).map((row = []) => row)
  const { right } = gallery.getBoundingClientRect()
  const isFull = rows.every((row) => Math.abs((row.at(-1)?.right ?? 0) - right) < 2)
  return { sizes: rows.map((row) => row.length), isFull }
}

describe('a gallery', () => {
  it('has its pictures side by side and opens them in the viewer', async () => {
    const gallery = await publishArticle(stage.site.url, { content: GALLERY })
    const { page, complaints } = await openPage(stage.browser)
    await visitedBefore(page)
    await visit(page, stage.site.url + gallery)
    const boxes = await Promise.all(
      (await page.locator('.gallery img').all()).map((image) => image.boundingBox()),
    )
    expect(new Set(boxes.map((box) => box?.y)).size).toBe(1)
    expect(new Set(boxes.map((box) => box?.x)).size).toBe(3)
    await page.mouse.move(200, 400)
    await page.getByRole('button', { name: '放大：第二张' }).click()
    await page.getByRole('dialog').getByText('2 / 5').waitFor()
    await page.keyboard.press('ArrowRight')
    await page.getByRole('dialog').getByText('第三题').waitFor()
    await page.keyboard.press('ArrowRight')
    await page.getByRole('dialog').getByText('图注').waitFor()
    expect(complaints).toEqual([])
  })

  it.each([
    ['desktop', DESKTOP, { 1: [1], 2: [2], 4: [2, 2], 5: [3, 2], 7: [3, 2, 2] }],
    ['phone', PHONE, { 2: [2], 3: [2, 1] }],
  ])('fills its rows on a %s', async (_, viewport, rows) => {
    const counts = Object.keys(rows).map(Number)
    const galleryOf = (count: number) => `::: gallery\n${PICTURE.repeat(count)}:::\n\n`
    const content = counts.map(galleryOf).join('')
    const path = await publishArticle(stage.site.url, { content })
    const { page } = await openPage(stage.browser, { viewport, javaScriptEnabled: false })
    await page.goto(stage.site.url + path)
    const galleries = await page.locator('.gallery').all()
    const shown = await Promise.all(galleries.map((gallery) => gallery.evaluate(rowsOf)))
    expect(shown).toEqual(Object.values(rows).map((sizes) => ({ sizes, isFull: true })))
  })

  it('stands beside folds and widths, also without scripts', { tags: 'long' }, async () => {
    const gallery = await publishArticle(stage.site.url, { content: GALLERY })
    const { page } = await openPage(stage.browser, { javaScriptEnabled: false })
    await page.goto(stage.site.url + gallery)
    const inside = page.getByText('里面的')
    expect(await inside.isVisible()).toBe(false)
    await page.getByText('展开看').click()
    expect(await inside.isVisible()).toBe(true)
    const { width = 0 } = (await page.locator('figure img').boundingBox()) ?? {}
    const { width: all = 1 } = (await page.locator('figure').boundingBox()) ?? {}
    expect(width / all).toBeCloseTo(0.6, 1)
    const line = page.locator('p', { hasText: '之图' })
    expect(await line.evaluate((one) => getComputedStyle(one).textAlign)).toBe('start')
  })
})

describe('an embed', () => {
  it('is a still card: nothing foreign is loaded before a press', async () => {
    const { page, asked, complaints } = await open()
    await page.mouse.move(200, 400)
    for (const card of await page.locator('.embed-card').all()) {
      await card.scrollIntoViewIfNeeded()
      await card.hover()
      await card.focus()
    }
    await page.waitForLoadState('networkidle')
    expect(await page.locator('.article-text iframe').count()).toBe(0)
    expect(await page.locator('.embed-hint').first().textContent()).toBe('按下后才从 YouTube 加载')
    expect(asked).toEqual([])
    expect(complaints).toEqual([])
  })

  const PROVIDERS = [
    ['YouTube', 'https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ?autoplay=1&rel=0&start=30'],
    ['Bilibili', 'https://player.bilibili.com/player.html?bvid=BV1GJ411x7h7'],
    ['NetEase Cloud Music', 'https://music.163.com/outchain/player?type=2&id=186016'],
    ['Spotify', 'https://open.spotify.com/embed/track/4PTG3Z6ehGkBFwjybzWkR8'],
    ['CodePen', 'https://codepen.io/some-one/embed/aBcDeF'],
  ] as const

  it.each(few(PROVIDERS, 2))(
    'of %s becomes a sandboxed frame when it is pressed',
    async (name, source) => {
      const { page, asked, complaints } = await open({ viewport: PHONE })
      const card = page.locator('.embed-card', { hasText: name })
      await card.focus()
      await page.keyboard.press('Enter')
      const frame = page.locator('.article-text iframe')
      await frame.waitFor()
      await expect.poll(() => asked[0]).toMatch(source)
      const sandbox = (await frame.getAttribute('sandbox')) ?? ''
      expect(sandbox).toContain('allow-scripts')
      expect(sandbox).not.toMatch(/allow-(?:top-navigation|forms|modals|downloads)/)
      expect(await frame.getAttribute('title')).toBe(name)
      expect(await frame.evaluate((element) => element === document.activeElement)).toBe(true)
      // The link to the original stays.
      expect(await card.isVisible()).toBe(true)
      const width = await page.evaluate(() => document.documentElement.scrollWidth)
      expect(width).toBe(PHONE.width)
      expect(asked).toHaveLength(1)
      expect(complaints.filter((text) => /policy|refused/i.test(text))).toEqual([])
    },
  )

  it('of a gist shows its text as text', async () => {
    const { page, asked, complaints } = await open()
    await page.locator('.embed-card', { hasText: 'GitHub Gist' }).click()
    const text = page.locator('.embed-text > pre')
    await text.waitFor()
    expect(await text.textContent()).toBe('const <b>a</b> = 1')
    expect(asked).toEqual(['https://gist.githubusercontent.com/octocat/6cad326836d38bd3a7ae/raw'])
    expect(complaints).toEqual([])
  })

  it('of a gist says so when the text does not come, and can be pressed again', {
    tags: 'long',
  }, async () => {
    const { page } = await open()
    const address = 'https://gist.githubusercontent.com/**'
    await page.route(address, (route) => route.abort())
    const card = page.locator('.embed-card', { hasText: 'GitHub Gist' })
    await card.click()
    await card.getByText('没有加载成功').waitFor()
    await page.unroute(address)
    await card.click()
    await page.locator('.embed-text > pre').waitFor()
  })

  it('of an own article shows its title and summary, and leads there', async () => {
    const { page } = await open()
    const card = page.locator('.embed-article .embed-card')
    expect(await card.textContent()).toMatch(/被引用的文章\s+一句话的摘要/)
    await card.click()
    await page.getByRole('heading', { level: 1, name: '被引用的文章' }).waitFor()
    expect(page.url()).toContain(told)
  })

  it('of an own song plays in the player of the site', { tags: 'long' }, async () => {
    const { page } = await open()
    const card = page.locator('.embed-song .embed-card')
    const title = (await card.locator('.embed-title').textContent()) ?? ''
    expect(title).not.toBe('')
    await card.click()
    await page.locator('.player-bar-song').getByText(title).waitFor()
    await page.getByRole('button', { name: '暂停' }).first().waitFor()
    expect(page.url()).toContain(path)
  })

  it('of an own song is queued without opening the player', { tags: 'long' }, async () => {
    const { page } = await open()
    const song = page.locator('.embed-song')
    await page.mouse.move(200, 400)
    await song.scrollIntoViewIfNeeded()
    await song.getByRole('button', { name: '加入队列' }).click()
    await toast(page, '已加入队列').waitFor()
    expect(await page.getByRole('dialog', { name: '音乐' }).count()).toBe(0)
    const title = (await song.locator('.embed-title').textContent()) ?? ''
    const saved = (await readStored(page, 'blog-music-player')) as { queue: { name: string }[] }
    expect(saved.queue.map(({ name }) => name)).toEqual([title])
  })

  it('is a link without scripts, and in print', { tags: 'long' }, async () => {
    const { page } = await openPage(stage.browser, { javaScriptEnabled: false })
    await page.goto(stage.site.url + path)
    const card = page.locator('.embed-card', { hasText: 'GitHub Gist' })
    expect(await card.getAttribute('href')).toBe(GIST)
    expect(await page.locator('.embed-article .embed-title').textContent()).toBe('被引用的文章')
    await page.emulateMedia({ media: 'print' })
    expect(await card.locator('.embed-hint').isVisible()).toBe(false)
    const printed = await card.evaluate((link) => getComputedStyle(link, '::after').content)
    expect(printed).toContain(GIST)
  })

  it('is accessible, still and open', { tags: 'long' }, async () => {
    const { page } = await open({ bypassCSP: true })
    expect(await findings(page)).toEqual([])
    await page.locator('.embed-card', { hasText: 'GitHub Gist' }).click()
    await page.locator('.embed-text > pre').waitFor()
    expect(await findings(page)).toEqual([])
  })
})

it('the policy of a page names the hosts of embeds and no others', async () => {
  const policy = (await fetch(stage.site.url + path)).headers.get('content-security-policy') ?? ''
  const directive = (name: string) => policy.split('; ').find((part) => part.startsWith(`${name} `))
  expect(directive('frame-src')).toBe(
    "frame-src 'self' https://www.youtube-nocookie.com https://player.bilibili.com https://music.163.com https://open.spotify.com https://codepen.io",
  )
  expect(directive('connect-src')).toBe("connect-src 'self' https://gist.githubusercontent.com")
  expect(directive('script-src')).not.toMatch(/https?:/)
})
