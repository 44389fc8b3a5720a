import type { Locator, Page } from 'playwright-core'
import { beforeAll, describe, expect, it } from 'vitest'
import { chooseScheme, openPage, visit, visitedBefore } from './testing/browser.ts'
import { few } from './testing/few.ts'
import { call, loginAsOwner } from './testing/site.ts'
import { useSite } from './testing/use-site.ts'

const stage = useSite()

const LENGTH = 55
const NAMES = { chinese: '兰亭集序永和九年'.repeat(7).slice(0, LENGTH), latin: 'w'.repeat(LENGTH) }
const PATHS = ['/article?id=1', '/nothing', '/link/list', '/category', '/search?q=a']
const WIDTHS = [320, 390, 800, 1024, 1440] as const
const WORDS = {
  'zh-CN': { search: '搜索', login: '登录', menu: '菜单', toLogin: '去登录' },
  en: { search: 'Search', login: 'Sign in', menu: 'Menu', toLogin: /sign in/i },
} as const
const LANGUAGES = ['zh-CN', 'en'] as const
/** Colours do not affect the layout, so one scheme is enough. */
const SCHEMES = few(['light', 'dark'] as const)
/** Up to this width, login is in the menu. */
const MENU_UNTIL = 798

const isInside = async (page: Page, element: Locator) => {
  const { width = 0, height = 0 } = page.viewportSize() ?? {}
  const box = await element.boundingBox()
  if (!box) return false
  const [right, bottom] = [box.x + box.width, box.y + box.height]
  return box.width > 0 && box.x >= 0 && right <= width && box.y >= 0 && bottom <= height
}

/** Returns whether a click at the centre hits the element, and not an element above it. */
const isOnTop = (element: Locator) =>
  element.evaluate((target) => {
    const { x, y, width, height } = target.getBoundingClientRect()
    const met = document.elementFromPoint(x + width / 2, y + height / 2)
    return met !== null && target.contains(met)
  })

describe.each(Object.entries(NAMES))('a %s blog name of 55 characters', (_, blog_name) => {
  beforeAll(async () => {
    const { url } = stage.site
    const token = await loginAsOwner(url)
    const { code } = await call(`${url}/api/config/update`, { token, body: { blog_name } })
    expect(code).toBe(0)
  })

  it.each(LANGUAGES.flatMap((language) => SCHEMES.map((scheme) => ({ language, scheme }))))(
    'keeps search and login visible on every screen, $language, $scheme',
    async ({ language, scheme }) => {
      const { page } = await openPage(stage.browser)
      await chooseScheme(page, scheme)
      await visitedBefore(page)
      await visit(page, `${stage.site.url}/home?lang=${language}`)
      const words = WORDS[language]
      const button = (name: string) =>
        page.getByRole('banner').getByRole('button', { name: new RegExp(`^${name}`) })
      for (const width of WIDTHS) {
        await page.setViewportSize({ width, height: 800 })
        const hasMenu = width <= MENU_UNTIL
        const entry = button(hasMenu ? words.menu : words.login)
        for (const shown of [button(words.search), entry]) {
          await expect
            .poll(async () => [width, await isInside(page, shown), await isOnTop(shown)])
            .toEqual([width, true, true])
        }
        expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width)
        if (!hasMenu) continue
        await entry.click()
        const toLogin = page.getByRole('dialog').getByRole('button', { name: words.toLogin })
        await expect.poll(() => isInside(page, toLogin)).toBe(true)
        await page.keyboard.press('Escape')
        await page.getByRole('dialog').waitFor({ state: 'hidden' })
      }
    },
  )

  it('makes no page or login dialog wider than a small phone', { tags: 'long' }, async () => {
    const { page } = await openPage(stage.browser, { viewport: { width: 320, height: 640 } })
    await visitedBefore(page)
    const width = () => page.evaluate(() => document.documentElement.scrollWidth)
    for (const path of few(PATHS, 2)) {
      await visit(page, stage.site.url + path)
      expect({ path, width: await width() }).toEqual({ path, width: 320 })
    }
    await page.getByRole('button', { name: '菜单' }).click()
    await page.getByRole('button', { name: '去登录' }).click()
    const dialog = page.getByRole('dialog', { name: '登录' })
    await expect.poll(() => isInside(page, dialog.getByLabel('用户名'))).toBe(true)
    expect(await width()).toBe(320)
  })
})

const HERO_NAMES = [
  '永和九年春',
  '兰亭集序永和九年暮春',
  'Lanting',
  'Photographs and Programming',
  ...Object.values(NAMES),
  '兰亭',
  '山阴兰亭',
  '兰亭集序永和',
  'A Room of Letters',
  'WOODWORKING',
  'w'.repeat(19),
]
const SCREENS = [
  [1_440, 900],
  [1_280, 720],
  [800, 1_100],
  [390, 844],
  [320, 640],
  [844, 390],
  [667, 375],
  [568, 320],
] as const

let token = ''
beforeAll(async () => {
  token = await loginAsOwner(stage.site.url)
})

describe.each(few(HERO_NAMES, 6))('the name %s on the first screen', (blog_name) => {
  it('stands whole between header and ridges, with its seal', async () => {
    const { url } = stage.site
    await call(`${url}/api/config/update`, { token, body: { blog_name } })
    const { page } = await openPage(stage.browser)
    await visitedBefore(page)
    await visit(page, `${url}/home`)
    const words = blog_name.match(/(?<!\w)\w{1,12}(?!\w)/g) ?? []
    for (const [width, height] of SCREENS) {
      await page.setViewportSize({ width, height })
      const found = await page.evaluate((words) => {
        const box = (selector: string) =>
          (document.querySelector(selector) as Element).getBoundingClientRect()
        const name = document.querySelector('.inscription h1') as Element
        const range = document.createRange()
        range.selectNodeContents(name)
        const text = range.getBoundingClientRect()
        const lines = name.getBoundingClientRect()
        const seal = box('.hero-seal')
        const ridges = box('.banner-ridges')
        const header = box('header')
        const tagline = box('.tagline')
        return {
          isBelowHeader: text.top >= header.bottom,
          isReadable: Number.parseFloat(getComputedStyle(name).fontSize) >= 18,
          isInside: text.left >= 0 && text.right <= innerWidth && text.bottom <= ridges.top,
          hasSeal: seal.bottom <= ridges.top && seal.left >= 0 && seal.right <= innerWidth,
          // The lines of the name, without the room that its font has above and below.
          isApart: tagline.right <= lines.left || tagline.top >= lines.bottom,
          hasSealApart: seal.top >= text.bottom || seal.right <= text.left,
          brokenWords: words.filter((word) => {
            const from = name.textContent?.indexOf(word) ?? 0
            const letters = document.createRange()
            letters.setStart(name.firstChild as Text, from)
            letters.setEnd(name.firstChild as Text, from + word.length)
            return letters.getClientRects().length > 1
          }),
          lines: new Set([...range.getClientRects()].map(({ top, left }) => `${top} ${left}`)).size,
        }
      }, words)
      expect({ width, height, ...found, lines: found.lines <= 8 }).toEqual({
        ...{ width, height, isBelowHeader: true, isReadable: true, isInside: true, hasSeal: true },
        ...{ isApart: true, hasSealApart: true, brokenWords: [], lines: true },
      })
    }
  })
})
