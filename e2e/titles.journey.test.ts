/** @module-tag long */

import type { Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { publishArticle } from './testing/articles.ts'
import { openPage, visitedBefore } from './testing/browser.ts'
import { few } from './testing/few.ts'
import { useSite } from './testing/use-site.ts'

const stage = useSite()

const han = (length: number) =>
  '永和九年岁在癸丑暮春之初会于会稽山阴之兰亭'.repeat(4).slice(0, length)
const TITLES = {
  'one character': han(1),
  '80 characters': han(80),
  'a word of 80 letters': 'w'.repeat(80),
  '13 characters': han(13),
  '41 characters': han(41),
  'many words':
    'A very long title with many words about the pavilion of orchids and its guests, part 2',
}
const WIDTHS = [320, 390, 1440]
const AT_REST_MS = 600

/** Returns everything in the banner that the screen, or the banner itself, cuts off. */
const clipped = (page: Page) =>
  page.evaluate(() => {
    const banner = document.querySelector('.page-banner') as HTMLElement
    const frame = banner.getBoundingClientRect()
    const parts = [...banner.querySelectorAll('.rising-letter, .article-facts > *, .theme-choice')]
    const shown = parts.filter((part) => part.checkVisibility())
    const outside = shown.filter((part) => {
      const { left, right, top, bottom } = part.getBoundingClientRect()
      return left < 0 || right > innerWidth || top < 58 || bottom > frame.bottom
    })
    return { letters: shown.length > 0, outside: outside.map(({ outerHTML }) => outerHTML) }
  })

/**
 * Returns the time in which the last letter comes to rest, and the letters that still move then,
 * counted from the first frame.
 */
const rising = (page: Page) =>
  page.evaluate(async (atRest) => {
    const animations = document
      .getAnimations()
      .filter(({ effect }) => (effect as KeyframeEffect).target?.matches('.rising-letter'))
    const ends = animations.map(({ effect }) => Number(effect?.getComputedTiming().endTime))
    await Promise.all(animations.map(({ ready }) => ready))
    await new Promise((resolve) => setTimeout(resolve, atRest))
    await new Promise(requestAnimationFrame)
    const isMoved = (letter: Element) => getComputedStyle(letter).opacity !== '1'
    const moved = [...document.querySelectorAll('.rising-letter')].filter(isMoved)
    return { last: Math.max(0, ...ends), moved: moved.length }
  }, AT_REST_MS)

it.each(few(Object.entries(TITLES), 3))('shows a title of %s whole', async (_, title) => {
  const path = await publishArticle(stage.site.url, { title })
  const { page } = await openPage(stage.browser, { reducedMotion: 'no-preference' })
  await visitedBefore(page)
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 844 })
    await page.goto(stage.site.url + path)
    const { last, moved } = await rising(page)
    expect(last).toBeLessThanOrEqual(AT_REST_MS)
    expect(moved).toBe(0)
    expect([width, await clipped(page)]).toEqual([width, { letters: true, outside: [] }])
    const { height = 0 } = (await page.locator('.page-banner').boundingBox()) ?? {}
    expect(height).toBeLessThan(844)
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width)
  }
  const text = (await page.locator('.page-banner h1').textContent()) ?? ''
  expect(text.replace(/\s/g, '')).toBe(title.replace(/\s/g, ''))
})

it('breaks long words only, and balances the lines', async () => {
  const path = await publishArticle(stage.site.url, { title: `${TITLES['many words']} again` })
  const { page } = await openPage(stage.browser, { viewport: { width: 390, height: 844 } })
  await visitedBefore(page)
  await page.goto(stage.site.url + path)
  const rows = await page.evaluate(() => {
    const words = [...document.querySelectorAll('.rising-word')]
    const broken = words.filter((word) => {
      const tops = [...word.children].map((letter) => letter.getBoundingClientRect().top)
      return new Set(tops.map(Math.round)).size > 1
    })
    const lines = new Map<number, number>()
    for (const letter of document.querySelectorAll('.rising-letter')) {
      const { top, right } = letter.getBoundingClientRect()
      const line = Math.round(top)
      lines.set(line, Math.max(lines.get(line) ?? 0, right))
    }
    return { broken: broken.length, rights: [...lines.values()] }
  })
  expect(rows.broken).toBe(0)
  expect(rows.rights.length).toBeGreaterThan(1)
  expect(Math.max(...rows.rights) - Math.min(...rows.rights)).toBeLessThan(120)
})
