/** @module-tag long */

import type { Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { openPage, visit, visitedBefore } from './testing/browser.ts'
import { useSiteWithPictures } from './testing/use-site.ts'

const stage = useSiteWithPictures()

/** Records the element that takes part in each transition, before and after. */
const recordTransitions = (page: Page) =>
  page.addInitScript(() => {
    const seen: string[][] = []
    Object.assign(window, { seen })
    const named = () =>
      [...document.querySelectorAll<HTMLElement>('[style*="view-transition-name"]')]
        .filter(({ style }) => style.viewTransitionName !== '')
        .map(({ classList: [first = ''] }) => first)
        .join()
    const start = document.startViewTransition.bind(document)
    document.startViewTransition = (update) => {
      const before = named()
      return start(async () => {
        await (update as () => Promise<void>)()
        seen.push([before, named()])
      })
    }
  })

const seen = (page: Page) => page.evaluate(() => (window as unknown as { seen: string[][] }).seen)

const open = async (reducedMotion: 'reduce' | 'no-preference') => {
  const { page, complaints } = await openPage(stage.browser, { reducedMotion })
  await visitedBefore(page)
  await recordTransitions(page)
  await visit(page, `${stage.site.url}/home`)
  return { page, complaints }
}

it('lets a cover become the banner of its article, and back; other pages fade', async () => {
  const { page, complaints } = await open('no-preference')
  const cover = page.locator('a.cover').first()
  // A page that loads slowly shows its skeleton first, and no picture moves. Hovering loads it.
  const loaded = page.waitForResponse('**/api/article/getRecommendArticleById/**')
  await cover.hover()
  await loaded
  await page.waitForLoadState('networkidle')
  await cover.click()
  await page.waitForURL('**/article?id=*')
  await expect.poll(() => seen(page)).toEqual([['cover', 'banner']])
  expect(await page.evaluate(() => window.scrollY)).toBe(0)
  await page.goBack()
  await expect.poll(() => seen(page)).toHaveLength(2)
  expect((await seen(page))[1]).toEqual(['banner', 'cover'])
  // The header is hidden below the top, until the keyboard reaches it.
  await page.getByRole('link', { name: '时间轴' }).first().focus()
  await page.keyboard.press('Enter')
  await expect.poll(() => page.title()).toContain('时间轴')
  await expect.poll(() => seen(page)).toHaveLength(3)
  expect((await seen(page))[2]).toEqual(['', ''])
  const left = page.locator('[style*="view-transition-name: cover"]')
  await expect.poll(() => left.count()).toBe(0)
  expect(complaints).toEqual([])
})

it('does not animate pages with reduced motion', async () => {
  const { page } = await open('reduce')
  await page.locator('a.cover').first().click()
  await page.waitForURL('**/article?id=*')
  await expect.poll(() => page.locator('.article-text').count()).toBe(1)
  expect(await seen(page)).toEqual([])
})
