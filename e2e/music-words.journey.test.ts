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
