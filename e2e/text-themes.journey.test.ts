/** @module-tag long */

import { CODE_THEMES, PREVIEW_THEMES } from '@lanting/contract'
import type { Page } from 'playwright-core'
import { beforeAll, describe, expect, inject, it } from 'vitest'
import { publishArticle } from './testing/articles.ts'
import { findings } from './testing/axe.ts'
import { openPage, PHONE, visit, visitedBefore } from './testing/browser.ts'
import { few } from './testing/few.ts'
import { RICH_TEXT } from './testing/rich-text.ts'
import { useSiteWithPictures } from './testing/use-site.ts'

const stage = useSiteWithPictures()
let path = ''

beforeAll(async () => {
  path = await publishArticle(stage.site.url, { title: '主题', content: RICH_TEXT })
})

const open = async (options = {}) => {
  const watched = await openPage(stage.browser, { bypassCSP: true, ...options })
  await visitedBefore(watched.page)
  await visit(watched.page, stage.site.url + path)
  // The tools of the text come when somebody uses the page.
  await watched.page.mouse.move(200, 400)
  return watched
}

const choose = async (page: Page, label: string, theme: string) => {
  await page.getByLabel(label).selectOption(theme)
  const attribute = label === '预览主题' ? 'data-preview-theme' : 'data-code-theme'
  await page.locator(`.article-text[${attribute}="${theme}"]`).waitFor()
}

/** Returns faults of the layout of code that no tool finds. */
const brokenCode = (page: Page) =>
  page.evaluate(() => {
    const lines = [...document.querySelectorAll('.article-text .md-editor-code-line')]
    const overlapping = lines.filter((line) => {
      const [number, content] = [...line.children].map((part) => part.getBoundingClientRect())
      return !number || !content || number.width < 10 || number.right > content.left + 1
    })
    const paper = (line: Element) => getComputedStyle(line).backgroundColor
    const marked = document.querySelector('.md-editor-code-line-highlight')
    const plain = lines.find((line) => !/highlight|added|removed/.test(line.className))
    const isMarked = marked && plain && paper(marked) !== paper(plain)
    return { lines: lines.length > 0, overlapping: overlapping.length, isMarked }
  })

/** All pairs in the long run, and otherwise every code theme once. */
const codeThemesWith = (previewTheme: (typeof PREVIEW_THEMES)[number]) => {
  const place = PREVIEW_THEMES.indexOf(previewTheme)
  const isTurn = (index: number) => index % PREVIEW_THEMES.length === place
  return inject('long') ? CODE_THEMES : CODE_THEMES.filter((_, index) => isTurn(index))
}

describe.each(PREVIEW_THEMES)('the text theme %s', (previewTheme) => {
  it('is readable with every code theme, by day and by night', async () => {
    const { page, complaints } = await open()
    await page.locator('.md-editor-code').first().scrollIntoViewIfNeeded()
    await page.getByRole('button', { name: '复制代码' }).first().waitFor()
    await choose(page, '预览主题', previewTheme)
    for (const codeTheme of codeThemesWith(previewTheme)) {
      await choose(page, '代码主题', codeTheme)
      const found = await findings(page, '.article-text')
      expect([previewTheme, codeTheme, found]).toEqual([previewTheme, codeTheme, []])
      const state = [codeTheme, await brokenCode(page)]
      expect(state).toEqual([codeTheme, { lines: true, overlapping: 0, isMarked: true }])
    }
    expect(complaints).toEqual([])
  })
})

describe.each(few(PREVIEW_THEMES))('the text theme %s', (previewTheme) => {
  it('keeps the buttons of code working', async () => {
    const { page } = await open({ permissions: ['clipboard-read', 'clipboard-write'] })
    await choose(page, '预览主题', previewTheme)
    await page.locator('.md-editor-code').first().scrollIntoViewIfNeeded()
    await page.getByRole('button', { name: '复制代码' }).first().click()
    await page.getByText('复制成功').waitFor()
    const copied = await page.evaluate(() => navigator.clipboard.readText())
    expect(copied.split('\n')).toHaveLength(5)
    expect(copied).not.toContain('[!code')
  })
})

interface Seen {
  readonly seen: { readonly restarts: number; readonly themes: ReadonlySet<string> }
}

describe('choosing a theme', () => {
  it('shows the page as before until the style sheet is there', async () => {
    const { page } = await open({ reducedMotion: 'no-preference' })
    await page.evaluate(() => {
      const seen = { restarts: 0, themes: new Set<string>() }
      Object.assign(window, { seen })
      document.addEventListener('animationstart', ({ target }) => {
        if ((target as Element).matches('.rising-letter')) seen.restarts += 1
      })
      const text = document.querySelector('.md-editor-preview') as Element
      new MutationObserver(() => seen.themes.add(text.className)).observe(text, {
        attributes: true,
      })
    })
    const held = Promise.withResolvers<void>()
    await page.route('**/smart-blue*.css', async (route) => {
      await held.promise
      await route.continue()
    })
    const heading = page.locator('.article-text h2').first()
    const colour = () => heading.evaluate((element) => getComputedStyle(element).color)
    const before = await colour()
    const sheet = page.waitForRequest('**/smart-blue*.css')
    await page.getByLabel('预览主题').selectOption('smart-blue')
    await sheet
    const seen = () =>
      page.evaluate(() => {
        const { restarts, themes } = (window as unknown as Seen).seen
        return { restarts, themes: [...themes] }
      })
    expect(await seen()).toEqual({ restarts: 0, themes: [] })
    expect(await colour()).toBe(before)
    expect(await heading.isVisible()).toBe(true)
    held.resolve()
    await expect.poll(colour).not.toBe(before)
    await choose(page, '预览主题', 'default')
    expect(await colour()).toBe(before)
    const themes = ['md-editor-preview smart-blue-theme', 'md-editor-preview default-theme']
    expect(await seen()).toEqual({ restarts: 0, themes })
  })

  it.each(few(['none', 'auto']))(
    'leaves the reader at the same line, anchoring: %s',
    async (anchor) => {
      const { page } = await open({ viewport: PHONE })
      // Not every browser keeps the place by itself.
      await page.evaluate((value) => {
        document.documentElement.style.overflowAnchor = value
      }, anchor)
      const place = page.locator('.article-text h3').first()
      const top = async () => (await place.boundingBox())?.y ?? 0
      await place.evaluate((element) => scrollTo(0, element.getBoundingClientRect().top - 200))
      // The buttons hide while a phone scrolls down, and return when it scrolls up.
      const button = page.getByRole('button', { name: '打开目录' })
      await button.waitFor({ state: 'hidden' })
      await page.evaluate(() => scrollBy(0, -40))
      await button.waitFor()
      const before = await top()
      await button.click()
      const drawer = page.getByRole('dialog', { name: '目录' })
      for (const theme of ['cyanosis', 'smart-blue', 'default'] as const) {
        await drawer.getByLabel('预览主题').selectOption(theme)
        await page.locator(`.article-text[data-preview-theme="${theme}"]`).waitFor()
        expect([theme, Math.abs((await top()) - before) < 40]).toEqual([theme, true])
      }
    },
  )

  it('is remembered before any script, and on the way to another article', async () => {
    const { page, complaints } = await open()
    const heading = page.locator('.article-text h2').first()
    const look = () =>
      heading.evaluate((element) => {
        const code = document.querySelector('.md-editor-code') as Element
        return [getComputedStyle(element).color, getComputedStyle(code).backgroundColor]
      })
    const [plainHeading, plainCode] = await look()
    await choose(page, '预览主题', 'smart-blue')
    await choose(page, '代码主题', 'kimbie')
    const chosen = await look()
    expect(chosen[0]).not.toBe(plainHeading)
    expect(chosen[1]).not.toBe(plainCode)
    // Within the site: no text is ever in another theme.
    await page.evaluate(() => {
      const seen: string[] = []
      Object.assign(window, { seen })
      new MutationObserver(() => {
        const found = document.querySelector('.md-editor-preview')
        if (found) seen.push(`${found.className} ${found.parentElement?.dataset.codeTheme}`)
      }).observe(document, { subtree: true, childList: true, attributes: true })
    })
    await page.locator('.neighbours a').first().click()
    await page.getByRole('heading', { level: 1, name: '主题' }).waitFor({ state: 'detached' })
    await page.locator('.article-text p').first().waitFor()
    const seen = await page.evaluate(() => (window as unknown as { seen: string[] }).seen)
    expect([...new Set(seen)]).toEqual(['md-editor-preview smart-blue-theme kimbie'])
    expect(complaints).toEqual([])
    await page.route('**/assets/*.js', (route) => route.abort())
    await page.goto(stage.site.url + path)
    expect(await look()).toEqual(chosen)
  })

  it('keeps the theme before when the style sheet does not come', async () => {
    const { page } = await open()
    await page.route('**/vuepress*.css', (route) => route.abort())
    const told = page.waitForEvent('console', (message) => message.text().includes('theme'))
    await page.getByLabel('预览主题').selectOption('vuepress')
    await told
    expect(await page.locator('.article-text').getAttribute('data-preview-theme')).toBe('default')
  })

  it('falls back to the default when a remembered style sheet does not come', async () => {
    const { page } = await open()
    await choose(page, '预览主题', 'smart-blue')
    await choose(page, '代码主题', 'kimbie')
    await page.route(/(smart-blue|kimbie).*\.css/, (route) => route.abort())
    await page.reload()
    const text = page.locator('.article-text')
    const shown = () =>
      text.evaluate((box) => {
        const { previewTheme, codeTheme } = (box as HTMLElement).dataset
        return [previewTheme, codeTheme, box.querySelector('.md-editor-preview')?.className]
      })
    await expect.poll(shown).toEqual(['default', 'atom', 'md-editor-preview default-theme'])
  })
})
