/** @module-tag long */
import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { openPage, visit, visitedBefore } from './testing/browser.ts'
import { few } from './testing/few.ts'
import { useSite } from './testing/use-site.ts'

const stage = useSite()
const scheme = (page: Page) => page.evaluate(() => document.documentElement.dataset.colorScheme)
const paper = (page: Page) => page.evaluate(() => getComputedStyle(document.body).backgroundColor)
const PAPER = { light: 'rgb(251, 249, 244)', dark: 'rgb(15, 19, 23)' }

const openAt = async (time: string, stored?: string) => {
  const { page } = await openPage(stage.browser, { timezoneId: 'Asia/Shanghai' })
  await visitedBefore(page)
  await page.clock.setFixedTime(new Date(`2026-11-15T${time}:00+08:00`))
  if (stored) await page.addInitScript((value) => localStorage.setItem('useDarkKEY', value), stored)
  return page
}

describe('the colour scheme', () => {
  it.each([
    ['07:59', 'dark'],
    ['08:00', 'light'],
    ['18:59', 'light'],
    ['19:00', 'dark'],
  ] as const)('at %s is %s, before any script has loaded', async (time, expected) => {
    const page = await openAt(time)
    await page.route('**/assets/*.js', (route) => route.abort())
    await page.goto(`${stage.site.url}/home`)
    expect(await scheme(page)).toBe(expected)
    expect(await paper(page)).toBe(PAPER[expected])
  })

  it.each([
    ['12:00', 'dark'],
    ['23:00', 'light'],
  ] as const)('prefers a stored choice at %s', async (time, chosen) => {
    const page = await openAt(time, chosen)
    await page.goto(`${stage.site.url}/home`)
    expect(await scheme(page)).toBe(chosen)
  })

  it.each(['auto', 'nonsense', ''])('ignores a stored %s', async (stored) => {
    const page = await openAt('12:00', stored || ' ')
    await page.goto(`${stage.site.url}/home`)
    expect(await scheme(page)).toBe('light')
  })

  it('never changes while the page is loading', async () => {
    const page = await openAt('12:00', 'dark')
    await page.addInitScript(() => {
      const seen: string[] = []
      Object.assign(window, { seen })
      new MutationObserver(() => {
        const now = document.documentElement.dataset.colorScheme
        if (now && seen.at(-1) !== now) seen.push(now)
      }).observe(document, { attributes: true, subtree: true, childList: true })
    })
    await visit(page, `${stage.site.url}/home`)
    expect(await page.evaluate(() => (window as unknown as { seen: string[] }).seen)).toEqual([
      'dark',
    ])
  })

  it.each(few(['dark', 'light'] as const))(
    'keeps its %s background when a dialog opens',
    async (chosen) => {
      const page = await openAt('12:00', chosen)
      await visit(page, `${stage.site.url}/home`)
      await page.getByRole('button', { name: '登录' }).click()
      await page.getByRole('dialog').waitFor()
      expect(await paper(page)).toBe(PAPER[chosen])
    },
  )

  it('switches, is remembered, and is synchronised with other tabs', async () => {
    const page = await openAt('12:00')
    const other = await page.context().newPage()
    await visit(page, `${stage.site.url}/home`)
    await visit(other, `${stage.site.url}/thanks`)
    const before = await scheme(other)
    await page.getByRole('button', { name: '换成深色' }).click()
    expect(await scheme(page)).toBe('dark')
    if (before !== 'dark') {
      await other.waitForFunction(() => document.documentElement.dataset.colorScheme === 'dark')
    }
    expect(await page.evaluate(() => localStorage.getItem('useDarkKEY'))).toBe('dark')
    await page.reload()
    expect(await scheme(page)).toBe('dark')
    await page.getByRole('button', { name: '换成浅色' }).waitFor()
  })
})

describe('local storage', () => {
  const KEY = btoa(encodeURIComponent('staticState'))

  it('is written as base64 over URI-encoded JSON', async () => {
    const page = await openAt('12:00')
    await visit(page, `${stage.site.url}/home`)
    await page.getByRole('button', { name: '换成深色' }).click()
    const stored = await page.evaluate((key) => localStorage.getItem(key), KEY)
    expect(JSON.parse(decodeURIComponent(atob(stored ?? '')))).toEqual({
      previewTheme: 'default',
      codeTheme: 'atom',
      theme: 'dark',
      pageHeaderList: [],
      messageTypeIsCard: false,
    })
  })

  it.each(['', '%%%', 'bm90IGpzb24=', btoa('%7Bbroken'), btoa(encodeURIComponent('[1,2]'))])(
    'ignores a broken value (%s)',
    async (broken) => {
      const { page, complaints } = await openPage(stage.browser)
      await visitedBefore(page)
      await page.addInitScript(
        ([key, value]) => localStorage.setItem(key ?? '', value ?? ''),
        [KEY, broken],
      )
      await visit(page, `${stage.site.url}/home`)
      await page.getByRole('heading', { level: 1 }).waitFor()
      expect(complaints).toEqual([])
    },
  )

  it('may be blocked by the browser', async () => {
    const { page, complaints } = await openPage(stage.browser)
    await page.addInitScript(() => {
      Object.defineProperty(window, 'localStorage', {
        get: () => {
          throw new DOMException('denied', 'SecurityError')
        },
      })
    })
    await visit(page, `${stage.site.url}/home`)
    await page.getByRole('button', { name: /换成/ }).click()
    expect(complaints).toEqual([])
  })
})
