/** @module-tag long */

import type { Page } from 'playwright-core'
import { beforeAll, expect, it } from 'vitest'
import { findings } from './testing/axe.ts'
import { revisit } from './testing/browser.ts'
import { openPanel, playFrom, servedLyrics, untilScanned } from './testing/player.ts'
import { useSiteWithPictures } from './testing/use-site.ts'

const stage = useSiteWithPictures()
beforeAll(() => untilScanned(stage, 4))

const openBoard = (page: Page) => page.getByRole('button', { name: '打开歌词' }).click()
const settings = (page: Page) => page.getByRole('button', { name: '歌词设置' })
const translations = (page: Page) => page.locator('.lyric-scroll small').count()

it('hides translations on both boards, and remembers it', async () => {
  const { page, complaints } = await openPanel(stage)
  await playFrom(page, '古诗', '静夜思')
  await openBoard(page)
  await expect.poll(() => translations(page)).toBeGreaterThan(0)
  await settings(page).click()
  expect(await findings(page, '.lyric-board')).toEqual([])
  await page.getByRole('checkbox', { name: '翻译' }).click()
  expect(await translations(page)).toBe(0)
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: '舞台歌词' }).click()
  await page.locator('.sung-lines').waitFor()
  expect(await page.locator('.sung-translation').count()).toBe(0)
  await revisit(page)
  await page.getByRole('button', { name: '打开播放器' }).click()
  await openBoard(page)
  await settings(page).click()
  expect(await page.getByRole('checkbox', { name: '翻译' }).isChecked()).toBe(false)
  expect(complaints).toEqual([])
})

/** The places of the highlighted lines. */
const sungLines = (page: Page) =>
  page
    .locator('.lyric-scroll li')
    .evaluateAll((lines) =>
      lines.flatMap((line, place) => (line.hasAttribute('aria-current') ? [place] : [])),
    )

it('moves the lyrics of one song, and remembers it', async () => {
  const { page } = await openPanel(stage)
  await playFrom(page, '古诗', '静夜思')
  await openBoard(page)
  await page.getByRole('toolbar').getByRole('button', { name: '暂停' }).click()
  const { lines } = await servedLyrics(stage, '静夜思')
  await page.evaluate((atMs) => {
    if (window.sounding) window.sounding.currentTime = (atMs + 50) / 1_000
  }, lines[3]?.atMs ?? 0)
  await expect.poll(() => sungLines(page)).toEqual([3])
  await settings(page).click()
  await page.getByText('歌词准时').waitFor()
  for (let press = 0; press < 3; press += 1) {
    await page.getByRole('button', { name: '歌词延后 0.1 秒' }).click()
  }
  await page.getByText('延后 0.3 秒', { exact: true }).waitFor()
  // The fourth line has not come yet, and the third is the only one again.
  await expect.poll(() => sungLines(page)).toEqual([2])
  await revisit(page)
  await page.getByRole('button', { name: '打开播放器' }).click()
  await openBoard(page)
  await settings(page).click()
  await page.getByText('延后 0.3 秒', { exact: true }).waitFor()
  await page.getByRole('toolbar').getByRole('button', { name: '下一首' }).click()
  await settings(page).click()
  await page.getByText('歌词准时').waitFor()
})
