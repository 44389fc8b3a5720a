import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { findings } from './testing/axe.ts'
import { DESKTOP, openPage, PHONE, visit, visitedBefore } from './testing/browser.ts'
import { few } from './testing/few.ts'
import { readStored } from './testing/storage.ts'
import { useSite } from './testing/use-site.ts'

const stage = useSite()

const open = async (path: string, options: object = {}) => {
  const watched = await openPage(stage.browser, options)
  await visitedBefore(watched.page)
  await visit(watched.page, stage.site.url + path)
  return watched
}

const field = (page: Page) => page.getByRole('combobox', { name: /搜索|Search/ })
const results = (page: Page) => page.getByRole('option')

/** Retries, because the page may not be hydrated yet. Removes extra slashes from the field. */
const opened = async (page: Page, ask: () => Promise<void>) => {
  const asking = async () => {
    if ((await field(page).count()) === 0) await ask()
    return field(page).count()
  }
  await expect.poll(asking, { interval: 400 }).toBe(1)
  await field(page).fill('')
}

const pressSearchButton = async (page: Page, name = '搜索') => {
  await page.locator('header').getByRole('button', { name }).focus()
  await page.keyboard.press('Enter')
}

const openByKey = async (path: string, options: object = {}) => {
  const watched = await open(path, options)
  await opened(watched.page, () => watched.page.keyboard.press('/'))
  return watched
}

const isFocused = (page: Page, selector: string) =>
  page.waitForFunction((wanted) => document.activeElement?.matches(wanted), selector)

const stored = (page: Page) => readStored(page, 'blogSearchHistory')

describe('the search dialog', () => {
  it('loads on demand, and restores the focus', async () => {
    const { page, complaints } = await open('/home')
    const scripts: string[] = []
    page.on('request', (request) => scripts.push(request.url()))
    await opened(page, () => pressSearchButton(page))
    await isFocused(page, '[role="combobox"]')
    expect(scripts.some((url) => url.includes('search-dialog'))).toBe(true)
    // In a field, a slash is text.
    await page.keyboard.type('/')
    await expect.poll(() => field(page).inputValue()).toBe('/')
    await page.keyboard.press('Escape')
    await field(page).waitFor({ state: 'hidden' })
    await isFocused(page, '[aria-haspopup="dialog"][aria-keyshortcuts]')
    await page.keyboard.press('Control+k')
    await isFocused(page, '[role="combobox"]')
    await page.getByRole('button', { name: '关闭' }).click()
    await field(page).waitFor({ state: 'hidden' })
    expect(complaints).toEqual([])
  })

  it('searches on typing, and is controlled by the keyboard', async () => {
    const { page, complaints } = await openByKey('/home')
    await field(page).pressSequentially('亭有雨')
    await results(page).first().waitFor()
    await page.getByRole('option', { name: /^谷雨，兰亭有雨/ }).waitFor()
    expect(await page.locator('.hit-list mark').first().textContent()).toBe('亭有雨')
    const selected = page.locator('[role="option"][aria-selected="true"]')
    const first = await selected.getAttribute('id')
    expect(await field(page).getAttribute('aria-activedescendant')).toBe(first)
    await page.keyboard.press('ArrowUp')
    await expect.poll(() => selected.textContent()).toBe('查看“亭有雨”的全部结果')
    await page.keyboard.press('ArrowDown')
    await expect.poll(() => selected.getAttribute('id')).toBe(first)
    const title = await selected.locator('b').textContent()
    await page.keyboard.press('Enter')
    await page.getByRole('heading', { level: 1, name: title ?? '' }).waitFor()
    await page.waitForURL('**/article?id=*')
    await field(page).waitFor({ state: 'hidden' })
    await isFocused(page, 'main')
    expect(complaints).toEqual([])
  })

  it('finds names in either script, and a text that is one slip away', async () => {
    const { page, complaints } = await openByKey('/home')
    await field(page).fill('服務端')
    await page.getByRole('option', { name: /标签\s*服务端渲染/ }).waitFor()
    expect(await page.locator('.hit-list mark').first().textContent()).toBe('服务端')
    await field(page).fill('兰停有雨')
    await page.getByText('没有完全一致的结果，以下是“兰亭有雨”的结果').first().waitFor()
    await page.getByRole('option', { name: '查看“兰停有雨”的全部结果' }).click()
    await page.waitForURL('**/search?q=*')
    await page.locator('.results-total', { hasText: '以下是“兰亭有雨”的结果' }).waitFor()
    await page.locator('.results mark', { hasText: '兰亭有雨' }).first().waitFor()
    expect(complaints).toEqual([])
  })

  it('never replaces a newer result with a late response for an older text', {
    tags: 'long',
  }, async () => {
    const { page } = await openByKey('/home')
    const { promise: held, resolve: release } = Promise.withResolvers<void>()
    const late = encodeURIComponent('茶')
    await page.route(`**/article/search/${late}/**`, async (route) => {
      await held
      await route.continue()
    })
    const asked = page.waitForRequest(`**/article/search/${late}/**`)
    const answered = page.waitForResponse(`**/article/search/${late}/**`)
    await field(page).fill('茶')
    await asked
    await page.locator('.hit-skeleton').first().waitFor()
    await field(page).fill('兰亭')
    await page.getByRole('option', { name: '查看“兰亭”的全部结果' }).waitFor()
    release()
    await answered
    await page.evaluate(() => new Promise((done) => setTimeout(done, 100)))
    expect(await results(page).last().textContent()).toBe('查看“兰亭”的全部结果')
  })

  it('shows empty results, rate limits and failures', async () => {
    const { page } = await openByKey('/home')
    await field(page).fill('没有这样的话')
    await page.locator('.search-note', { hasText: '没有找到“没有这样的话”' }).waitFor()
    await field(page).fill('字'.repeat(10_000))
    await page.locator('.search-note', { hasText: '搜索内容最多 100 个字' }).waitFor()
    await page.route('**/article/search/**', (route) => route.abort())
    await field(page).fill('<b>%_(["')
    const retry = page.getByRole('button', { name: '再试一次' })
    await retry.waitFor()
    await page.unroute('**/article/search/**')
    await retry.click()
    await page.locator('.search-note', { hasText: '没有找到“<b>%_(["”' }).waitFor()
  })

  it('remembers searches, and deletes them on request', { tags: 'long' }, async () => {
    const { page } = await openByKey('/home')
    for (const text of ['茶', '兰', '兰亭']) {
      await field(page).fill(text)
      await page.getByRole('option', { name: `查看“${text}”的全部结果` }).waitFor()
    }
    await expect.poll(() => stored(page)).toEqual(['兰亭', '茶'])
    await page.getByRole('button', { name: '清空输入' }).click()
    await page.getByRole('button', { name: '茶', exact: true }).click()
    await page.getByRole('option', { name: '查看“茶”的全部结果' }).waitFor()
    await expect.poll(() => stored(page)).toEqual(['茶', '兰亭'])
    await page.getByRole('button', { name: '清空输入' }).click()
    // Without results, the arrow keys move through the other entries.
    await isFocused(page, '[role="combobox"]')
    await page.keyboard.press('ArrowDown')
    await isFocused(page, '.search-header button')
    await page.getByRole('button', { name: '忘掉“兰亭”' }).click()
    await expect.poll(() => stored(page)).toEqual(['茶'])
    await page.getByRole('button', { name: '清空搜索历史' }).click()
    await expect.poll(() => stored(page)).toEqual([])
    expect(await page.locator('.hot-articles li').count()).toBe(5)
  })

  it('fills a phone screen, and is translated to English', async () => {
    const { page, complaints } = await open('/home?lang=en', { viewport: PHONE })
    await opened(page, () => pressSearchButton(page, 'Search'))
    await field(page).fill('room')
    await page.getByRole('option', { name: /A Room of Letters/ }).waitFor()
    const box = await page.locator('.search-sheet').boundingBox()
    expect(box).toEqual({ x: 0, y: 0, ...PHONE })
    await page.getByRole('option', { name: /^See all/ }).click()
    await page.waitForURL('**/search?q=room')
    await expect.poll(() => page.title()).toContain('Results for “room”')
    await page.getByRole('link', { name: 'A Room of Letters' }).first().waitFor()
    expect(complaints).toEqual([])
  })
})

describe('the result page', () => {
  const html = async (path: string) => {
    const response = await fetch(stage.site.url + path)
    return { status: response.status, text: await response.text() }
  }

  it('is rendered with its results and its own title, and excluded from search engines', async () => {
    const { status, text } = await html(`/search?q=${encodeURIComponent('兰亭')}`)
    expect(status).toBe(200)
    expect(text).toContain('<title>“兰亭”的搜索结果 - ')
    expect(text).toContain('<meta name="description" content="与“兰亭”有关的文章。"')
    expect(text).toContain('<meta name="robots" content="noindex"')
    expect(text).toContain('<mark>兰亭</mark>')
  })

  it.each([
    ['no text', '', '想找哪一篇？'],
    ['blanks', '?q=+', '想找哪一篇？'],
    ['a text without results', '?q=xyzzy', '没有找到“xyzzy”'],
    ['a number', '?q=1e3', '没有找到“1e3”'],
    ['markup', '?q=%3Cscript%3E', '<mark>&lt;script&gt;</mark>'],
    ['ten thousand characters', `?q=${'a'.repeat(10_000)}`, '搜索内容最多 100 个字'],
    ['a page after the last', '?q=a&page=99999999', '后面没有了'],
  ])('handles %s', async (_, query, words) => {
    const { status, text } = await html(`/search${query}`)
    expect(status).toBe(200)
    expect(text).toContain(words)
  })

  it('works without scripts, starting at the header', async () => {
    const { page } = await openPage(stage.browser, { javaScriptEnabled: false })
    await page.goto(`${stage.site.url}/home`)
    await page.getByRole('link', { name: '搜索' }).click()
    await page.getByRole('searchbox').fill('"兰亭" 1')
    await page.getByRole('button', { name: '搜索', exact: true }).click()
    await page.getByRole('heading', { name: '没有找到“"兰亭" 1”' }).waitFor()
  })

  it('pages, and searches for another text without a full load', { tags: 'long' }, async () => {
    const { page, complaints } = await open('/search?q=a')
    await page.evaluate(() => Object.assign(window, { stayed: true }))
    await page.getByRole('link', { name: '下一页' }).click()
    await page.waitForURL('**/search?q=a&page=2')
    await page.getByRole('searchbox').fill('茶')
    await page.getByRole('searchbox').press('Enter')
    await page.locator('.results mark', { hasText: '茶' }).first().waitFor()
    expect(new URL(page.url()).searchParams.get('q')).toBe('茶')
    expect(await page.evaluate(() => 'stayed' in window)).toBe(true)
    expect(await stored(page)).toEqual(['茶', 'a'])
    expect(complaints).toEqual([])
  })
})

describe('axe finds no violations', () => {
  it.each(few([PHONE, DESKTOP]))(
    'in the dialog and on the page, at $width px',
    async (viewport) => {
      const { page } = await openPage(stage.browser, {
        viewport,
        bypassCSP: true,
      })
      await visitedBefore(page)
      await visit(page, `${stage.site.url}/search?q=a`)
      expect(await findings(page)).toEqual([])
      await opened(page, () => pressSearchButton(page))
      await page.locator('.hot-articles').last().waitFor()
      await page.getByRole('button', { name: '清空搜索历史' }).waitFor()
      if (viewport === DESKTOP) {
        await field(page).fill('雨')
        await page.locator('.hit-list mark').first().waitFor()
      }
      expect(await findings(page, 'dialog[open]')).toEqual([])
    },
  )
})
