/** @module-tag long */

import type { Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { PHONE } from './testing/browser.ts'
import { few } from './testing/few.ts'
import { songIn } from './testing/music.ts'
import { openPanel, playFrom } from './testing/player.ts'
import { useSiteWithPictures } from './testing/use-site.ts'

const stage = useSiteWithPictures()

const openBoard = async (page: Page) => {
  await playFrom(page, '古诗', '水调歌头')
  await page.getByRole('button', { name: '打开歌词' }).press('Enter')
  await page.locator('.lyric-board').waitFor()
}

/** The size of the picture, and whether it has other colours than its ground. */
const measure = (page: Page) =>
  page.locator('.lines-dialog img').evaluate(async (picture: HTMLImageElement) => {
    await picture.decode()
    const { naturalWidth: width, naturalHeight: height } = picture
    const canvas = new OffscreenCanvas(width, height)
    const context = canvas.getContext('2d') as OffscreenCanvasRenderingContext2D
    context.drawImage(picture, 0, 0)
    const { data } = context.getImageData(96, 360, width - 192, 200)
    const light = data.filter((value, index) => index % 4 === 0 && value > 200)
    return { width, height, letters: light.length > 500 }
  })

it.each(few([PHONE, undefined]))('makes a picture of chosen lines, at %o', async (viewport) => {
  const { page, complaints } = await openPanel(stage, {
    ...(viewport && { viewport }),
    // A browser that shares addresses and no files saves the picture, and says so.
    watch: (opened) =>
      void opened.addInitScript(() => Object.assign(navigator, { share: async () => {} })),
  })
  await openBoard(page)
  await page.getByRole('button', { name: '分享歌词' }).click()
  const dialog = page.getByRole('dialog', { name: '分享歌词' })
  await dialog.getByRole('img').waitFor()
  const boxes = dialog.getByRole('checkbox')
  for (const box of await boxes.all()) if (await box.isChecked()) await box.uncheck()
  expect(await dialog.getByText('先选一句').isVisible()).toBe(true)
  expect(await dialog.getByRole('button', { name: /图片$/ }).isDisabled()).toBe(true)
  const count = await boxes.count()
  for (let index = 0; index < Math.min(8, count); index += 1) await boxes.nth(index).check()
  await dialog.getByText('选了 8 句，最多 8 句').waitFor()
  if (count > 8) expect(await boxes.nth(8).isDisabled()).toBe(true)
  await expect.poll(() => measure(page)).toMatchObject({ width: 1_080, letters: true })
  // The picture is drawn again for the chosen lines.
  await expect.poll(async () => (await measure(page)).height).toBeGreaterThan(1_080)
  const download = page.waitForEvent('download')
  await dialog.getByRole('button', { name: '保存图片' }).click()
  expect((await download).suggestedFilename()).toBe('水调歌头.png')
  await page.keyboard.press('Escape')
  await dialog.waitFor({ state: 'hidden' })
  expect(await page.locator('.lyric-board').isVisible()).toBe(true)
  expect(complaints).toEqual([])
})

it('keeps the song for which it was opened when the next one begins', async () => {
  const { page } = await openPanel(stage)
  await openBoard(page)
  await page.getByRole('button', { name: '分享歌词' }).click()
  const dialog = page.getByRole('dialog', { name: '分享歌词' })
  const lines = () => dialog.getByRole('listitem').allTextContents()
  await dialog.getByRole('img', { name: /水调歌头/ }).waitFor()
  const before = await lines()
  await page.evaluate(() => {
    if (window.sounding) window.sounding.currentTime = window.sounding.duration
  })
  await expect.poll(() => songIn(page)).not.toBe('水调歌头')
  expect(await lines()).toEqual(before)
})

it('shows the sung line in a window above others, where the browser has it', async () => {
  const { page, complaints } = await openPanel(stage)
  await openBoard(page)
  const opened = page.context().waitForEvent('page')
  await page.getByRole('button', { name: '小窗歌词' }).click()
  const small = await opened
  await small.getByText('水调歌头').first().waitFor()
  const line = small.locator('.window-line')
  const before = await line.textContent()
  await expect.poll(() => line.textContent(), { timeout: 30_000 }).not.toBe(before)
  await page.getByRole('button', { name: '收起歌词' }).click()
  await small.getByRole('button', { name: '暂停' }).press('Enter')
  await small.getByRole('button', { name: '播放' }).waitFor()
  expect(complaints).toEqual([])
})
