/** @module-tag long */

import { ownerPagePath } from '@lanting/contract'
import type { Page } from 'playwright-core'
import { beforeAll, expect, it } from 'vitest'
import { publishArticle } from './testing/articles.ts'
import { chooseScheme, openPage, visit, visitedBefore } from './testing/browser.ts'
import { few } from './testing/few.ts'
import { LONG_CODE, RICH_TEXT } from './testing/rich-text.ts'
import { call, loginAsOwner } from './testing/site.ts'
import { useSiteWithPictures } from './testing/use-site.ts'

const stage = useSiteWithPictures()
const paths = { article: '', page: '' }

beforeAll(async () => {
  const { url } = stage.site
  const content = `${RICH_TEXT}\n\n${LONG_CODE}`
  paths.article = await publishArticle(url, { title: '印在纸上', content })
  const body = { title: '印在纸上', page_content: content, place: 'none' }
  const { result } = await call(`${url}/api/page/add`, { token: await loginAsOwner(url), body })
  paths.page = ownerPagePath((result as { id: number }).id)
})

const CHROME = [
  'header',
  'footer',
  '.reading-side',
  '.reading-tools',
  '.like-seal',
  '.neighbours',
  '.comments',
  '.music-dock',
  '.reading-progress',
  '.code-tools',
  '.heading-link',
]

/** Returns the visible text, also the text that style sheets insert behind links. */
const visibleText = (page: Page) =>
  page.evaluate(() => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    const parts: string[] = []
    while (walker.nextNode()) {
      const { parentElement, textContent } = walker.currentNode
      if (parentElement?.checkVisibility()) parts.push(textContent ?? '')
    }
    const links = [...document.querySelectorAll('.article-text a')]
    const inserted = links.map((link) => getComputedStyle(link, '::after').content)
    return [...parts, ...inserted].join('')
  })

const SHEETS = [
  ['article', 'dark'],
  ['page', 'dark'],
  ['article', 'light'],
  ['page', 'light'],
] as const

it.each(few(SHEETS, 2))(
  'prints title, author, address and text of an %s dark on white, chosen scheme: %s',
  async (kind, scheme) => {
    const path = paths[kind]
    const { page } = await openPage(stage.browser)
    await chooseScheme(page, scheme)
    await visitedBefore(page)
    await visit(page, stage.site.url + paths.article)
    await page.getByLabel('代码主题').selectOption('kimbie')
    await page.getByLabel('预览主题').selectOption('cyanosis')
    await page.locator('[data-code-theme="kimbie"] .cyanosis-theme').waitFor()
    await visit(page, stage.site.url + path)
    await page.locator('[data-code-theme="kimbie"] .cyanosis-theme').waitFor()
    await page.emulateMedia({ media: 'print' })
    for (const selector of CHROME) {
      const shown = await page
        .locator(selector)
        .evaluateAll((found) => found.filter((one) => one.checkVisibility()).length)
      expect([selector, shown]).toEqual([selector, 0])
    }
    const visible = await visibleText(page)
    expect(visible).toContain(kind === 'article' ? '文章作者' : '兰亭')
    expect(visible).toContain(`${stage.site.url}${path}`)
    expect(visible).toContain('一条')
    expect(visible).toContain('https://example.org/')
    expect(visible.match(/const line = 1/g)).toHaveLength(60)
    expect(await page.getByRole('heading', { level: 1, name: '印在纸上' }).isVisible()).toBe(true)
    const colours = await page.evaluate(() => {
      const isDark = (text: string) => {
        const [red = 0, green = 0, blue = 0] = (text.match(/\d+/g) ?? []).map(Number)
        return 0.21 * red + 0.72 * green + 0.07 * blue < 140
      }
      const parts = [
        ...document.querySelectorAll(
          '.banner h1, .article-text p, .article-text li, .hljs, .hljs *',
        ),
      ]
      return {
        pale: parts
          .filter((part) => part.checkVisibility() && !isDark(getComputedStyle(part).color))
          .map(({ outerHTML }) => outerHTML.slice(0, 80)),
        paper: getComputedStyle(document.body).backgroundColor,
        code: getComputedStyle(document.querySelector('.md-editor-code') as Element)
          .backgroundColor,
      }
    })
    expect(colours).toEqual({ pale: [], paper: 'rgba(0, 0, 0, 0)', code: 'rgba(0, 0, 0, 0)' })
    expect((await page.pdf({ format: 'A4' })).length).toBeGreaterThan(10_000)
  },
)
