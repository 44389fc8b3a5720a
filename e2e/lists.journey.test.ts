import { COMMENT_TYPE, type Tag } from '@lanting/contract'
import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import {
  logInContext,
  loginByCall,
  loginDialog,
  registerByCall,
  toast,
} from './testing/accounts.ts'
import { articleIdIn, publishArticle } from './testing/articles.ts'
import { findings } from './testing/axe.ts'
import { DESKTOP, openPage, PHONE, visit, visitedBefore } from './testing/browser.ts'
import { call, OWNER, ownerToken, send } from './testing/site.ts'
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
    await page.getByText(/^共写下 \d+ 篇，[\d,]+ 字$/).waitFor()
    const first = await page.locator('.timeline-entry b').first().textContent()
    await page.getByRole('link', { name: '下一页' }).click()
    await page.waitForURL('**/archives?page=2')
    await expect.poll(() => page.locator('.timeline-entry b').first().textContent()).not.toBe(first)
    const title = await page.locator('.timeline-entry b').first().textContent()
    await page.locator('.timeline-entry').first().click()
    await page.getByRole('heading', { level: 1, name: title ?? '' }).waitFor()
    await page.goBack()
    await page.getByRole('link', { name: '随便读一篇' }).click()
    await page.waitForURL('**/article?id=*')
    await page.locator('.article-text').waitFor()
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

describe('on a phone', () => {
  const WORD = 'Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft'
  const isInside = (page: Page, selector: string) =>
    page.locator(selector).evaluateAll((elements) => {
      const right = (element: Element) => Math.ceil(element.getBoundingClientRect().right)
      return elements.map((element) => right(element) <= innerWidth && element.scrollWidth)
    })

  it.each([320, 390])(
    'the timeline shows whole titles, also with a long word, %i px',
    async (width) => {
      await publishArticle(stage.site.url, { title: `${WORD} ${width}` })
      const { page } = await open('/archives', { viewport: { width, height: 844 } })
      const widths = await isInside(page, '.timeline-entry b')
      expect(widths).toHaveLength(5)
      for (const shown of widths) expect(shown).toBeLessThan(width)
    },
  )

  it('no place breaks out of the window, or cuts, a word or an address of 55 letters', async () => {
    const { url } = stage.site
    const [owner, word] = [await ownerToken(url), WORD.slice(0, 55)]
    const address = `https://example.org/${WORD}`
    const written = { description: address, category: word, tags: [word] }
    const path = await publishArticle(url, {
      ...written,
      title: word,
      content: `${word} ${address}`,
    })
    const id = articleIdIn(path)
    await send(`${url}/api/series/add`, 'POST', owner, { title: word, articleIdList: [id] })
    const writer = { username: 'longwords', password: 'lanting-1', nick_name: 'longwords' }
    await registerByCall(url, writer)
    const comment = { type: COMMENT_TYPE.article, for_id: id, content: `${WORD} ${address}` }
    await send(`${url}/api/comment/add`, 'POST', await loginByCall(url, writer), comment)
    const { page } = await openPage(stage.browser, { viewport: { width: 320, height: 640 } })
    await visitedBefore(page)
    await visit(page, `${url}/thanks`)
    const { key, value } = await logInContext(page.context(), url, OWNER)
    await page.evaluate(([name, text]) => localStorage.setItem(name, text), [key, value] as const)
    const broken = () =>
      page.evaluate(
        (start) => {
          const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
          const found: string[] = []
          while (walker.nextNode()) {
            const { currentNode: text } = walker
            const parent = text.parentElement
            if (!text.textContent?.includes(start) || !parent?.checkVisibility()) continue
            // A line that ends in … has the whole title as its own.
            if (getComputedStyle(parent).textOverflow === 'ellipsis') continue
            if (parent.closest('.for-screen-readers')) continue
            const range = document.createRange()
            range.selectNodeContents(text)
            const rights = [...range.getClientRects()].map(({ right }) => Math.floor(right))
            if (Math.max(...rights) > innerWidth)
              found.push(`${parent.className} ${parent.tagName}`)
          }
          return [...found, document.documentElement.scrollWidth]
        },
        WORD.slice(0, 8),
      )
    const shown = () => page.getByText(word.slice(0, 20)).first().waitFor({ state: 'attached' })
    const tags = (await call(`${url}/api/tag/getTagDictionary`)).result as Tag[]
    const listed = `/articleList?id=${tags.find(({ tag_name }) => tag_name === word)?.id}&type=tag`
    const search = `/search?q=${word.slice(0, 20)}`
    for (const place of ['/home', path, '/category', '/tag', listed, search, '/archives']) {
      await visit(page, url + place)
      await shown()
      if (place === path) {
        await page.locator('.comments').scrollIntoViewIfNeeded()
        await page.locator('.comment-item').first().waitFor()
      }
      expect([place, ...(await broken())]).toEqual([place, 320])
    }
    await page.getByRole('button', { name: /^我的消息/ }).click()
    await page.getByRole('dialog').getByText(WORD.slice(0, 20)).first().waitFor()
    expect(await broken()).toEqual([320])
    const lines = await page
      .locator('.notification .written-text', { hasText: WORD.slice(0, 20) })
      .evaluate((text) => text.clientHeight / Number.parseFloat(getComputedStyle(text).lineHeight))
    expect(Math.round(lines)).toBe(2)
  })

  it('long titles of neighbours leave their labels in the picture', async () => {
    const title = '一个很长很长的标题，'.repeat(10)
    await publishArticle(stage.site.url, { title })
    const path = await publishArticle(stage.site.url, {})
    const { page } = await open(path, { viewport: PHONE })
    const link = page.locator('.neighbours a', { hasText: title })
    const box = await link.boundingBox()
    const label = await link.locator('> span:not(.blank-cover)').boundingBox()
    expect(label && box && label.y > box.y).toBe(true)
    const lines = await link
      .locator('b')
      .evaluate((text) => text.clientHeight / Number.parseFloat(getComputedStyle(text).lineHeight))
    expect(lines).toBeCloseTo(3, 1)
  })

  it('a toast leaves the buttons of the dialog that has just opened', async () => {
    const { page } = await open('/link/list', { viewport: PHONE })
    await page.getByRole('button', { name: '友链申请' }).click()
    await loginDialog(page).waitFor()
    await toast(page, '请先登录').waitFor()
    const covered = await page
      .locator('dialog[open] :is(button, input, a)')
      .evaluateAll((controls) =>
        controls.flatMap((control) => {
          const { left, top, width, height } = control.getBoundingClientRect()
          const met = document.elementFromPoint(left + width / 2, top + height / 2)
          return !control.closest('.toasts') && met?.closest('.toast') ? [control.outerHTML] : []
        }),
      )
    expect(covered).toEqual([])
  })

  it('the floating buttons go when the reader rests, and come back', async () => {
    const { page } = await open('/home', { viewport: PHONE })
    const button = page.locator('.to-top')
    // The browser tells of a scroll with the next frame, of two in one frame once.
    const scroll = (y: number) =>
      page.evaluate((by) => {
        scrollBy(0, by)
        return new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
      }, y)
    await scroll(900)
    await button.waitFor({ state: 'hidden' })
    await scroll(-60)
    await button.waitFor()
    await button.evaluate((element) => {
      for (const animation of element.getAnimations()) animation.finish()
    })
    await button.waitFor({ state: 'hidden' })
    await scroll(60)
    await scroll(-60)
    await button.waitFor()
  })
})

it('a friend link without a picture has a tile with its initial', async () => {
  const { page } = await open('/link/list')
  const { width, shadow } = await page
    .locator('.link-card > .initial')
    .first()
    .evaluate((tile) => ({
      width: tile.getBoundingClientRect().width,
      shadow: getComputedStyle(tile).boxShadow,
    }))
  expect([width, shadow === 'none']).toEqual([64, false])
})

it.each([
  ['’', '他说 don’t，然后走了。'],
  ['“', '见下文。 He said “no” and left.'],
])('the mark %s is narrow in English words of a Chinese page', async (mark, content) => {
  const path = await publishArticle(stage.site.url, { content })
  const { page } = await open(path)
  const ratio = await page.locator('.article-text p').evaluate((paragraph, mark) => {
    const walker = document.createTreeWalker(paragraph, NodeFilter.SHOW_TEXT)
    while (walker.nextNode() && !walker.currentNode.textContent?.includes(mark));
    const text = walker.currentNode as Text
    const range = document.createRange()
    const place = text.data.indexOf(mark)
    range.setStart(text, place)
    range.setEnd(text, place + 1)
    const { width } = range.getBoundingClientRect()
    return width / Number.parseFloat(getComputedStyle(paragraph).fontSize)
  }, mark)
  expect(ratio).toBeLessThan(0.6)
})

it('the owner chooses how many articles a page has', async () => {
  const { url } = stage.site
  const body = { articles_per_page: 8 }
  await call(`${url}/api/config/update`, { token: await ownerToken(url), body })
  const { page, complaints } = await open('/home')
  expect(await page.locator('.article-card').count()).toBe(8)
  const first = await page.locator('.article-card h2').first().textContent()
  await page.getByRole('link', { name: '下一页' }).click()
  await page.waitForURL('**/home?page=2')
  await expect.poll(() => page.locator('.article-card h2').first().textContent()).not.toBe(first)
  expect(complaints).toEqual([])
})
