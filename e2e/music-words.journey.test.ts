/** @module-tag long */

import type { Page } from 'playwright-core'
import { beforeAll, expect, it } from 'vitest'
import { openPanel, playFrom, servedLyrics, untilScanned } from './testing/player.ts'
import { useSiteWithPictures } from './testing/use-site.ts'

const stage = useSiteWithPictures()
beforeAll(() => untilScanned(stage, 4))

/** As a browser does when another tab is chosen. */
const hide = (page: Page, isHidden: boolean) =>
  page.evaluate((hidden) => {
    Object.defineProperty(document, 'hidden', { configurable: true, get: () => hidden })
    document.dispatchEvent(new Event('visibilitychange'))
  }, isHidden)

it('shows the sung line above the disc on wide screens, until it is closed', async () => {
  const wide = { viewport: { width: 1_440, height: 900 }, reducedMotion: 'no-preference' } as const
  const { page, complaints } = await openPanel(stage, wide)
  const { lines } = await servedLyrics(stage, '静夜思')
  const line = lines.find(({ text, isCredit }) => text && !isCredit)
  await playFrom(page, '古诗', '静夜思')
  await page.evaluate(
    (seconds) => {
      if (window.sounding) window.sounding.currentTime = seconds
    },
    (line?.atMs ?? 0) / 1_000 + 0.2,
  )
  await page.keyboard.press('Escape')
  const shown = page.locator('.dock-line')
  await shown.getByText(line?.text ?? '?').waitFor()
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await expect.poll(() => shown.isVisible()).toBe(false)
  await page.emulateMedia({ reducedMotion: 'no-preference' })
  await page.setViewportSize({ width: 1_024, height: 768 })
  await expect.poll(() => shown.isVisible()).toBe(false)
  await page.setViewportSize(wide.viewport)
  await page.getByRole('button', { name: '收起唱片上方的歌词' }).press('Enter')
  await expect.poll(() => shown.count()).toBe(0)
  await page.getByRole('button', { name: '打开播放器' }).click()
  await page.getByRole('button', { name: '打开歌词' }).click()
  await page.getByRole('button', { name: '歌词设置' }).click()
  await page.getByRole('checkbox', { name: '唱片上方的歌词' }).check()
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: '收起歌词' }).click()
  await page.keyboard.press('Escape')
  await expect.poll(() => shown.isVisible()).toBe(true)
  expect(complaints).toEqual([])
})

it('shows the sung line beside the disc, and in the title while the page is hidden', async () => {
  const { page } = await openPanel(stage)
  const { lines } = await servedLyrics(stage, '静夜思')
  const sung = lines.filter(({ text, isCredit }) => text && !isCredit)
  const line = sung[1] ?? sung[0]
  await playFrom(page, '古诗', '静夜思')
  await page.evaluate(
    (seconds) => {
      if (window.sounding) window.sounding.currentTime = seconds
    },
    (line?.atMs ?? 0) / 1_000 + 0.2,
  )
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: '打开播放器' }).hover()
  await page
    .locator('.dock-info')
    .getByText(line?.text ?? '?')
    .waitFor()
  const title = await page.title()
  await hide(page, true)
  await expect.poll(() => page.title()).toMatch(/^♪ ./)
  await hide(page, false)
  await expect.poll(() => page.title()).toBe(title)
})
