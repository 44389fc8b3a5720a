/** @module-tag long */

import type { Page } from 'playwright-core'
import { beforeAll, describe, expect, it } from 'vitest'
import { toast } from './testing/accounts.ts'
import { isSilent, openPanel, playFrom, sounds, untilScanned } from './testing/player.ts'
import { useSite } from './testing/use-site.ts'

const stage = useSite()
beforeAll(() => untilScanned(stage, 4))

const seek = (page: Page, seconds: number) =>
  page.evaluate((to) => {
    if (window.sounding) window.sounding.currentTime = to
  }, seconds)
const secondsOf = (page: Page) => page.evaluate(() => window.sounding?.currentTime ?? 0)
const volumeOf = (page: Page) => page.evaluate(() => window.sounding?.volume ?? 0)
const focusedName = (page: Page) =>
  page.evaluate(() => {
    const { activeElement } = document
    return activeElement?.getAttribute('aria-label')
  })
const progress = (page: Page) => page.getByRole('slider', { name: '播放进度' })

describe('the space bar', () => {
  it('pauses after a click on a song, and does not start it again', async () => {
    const { page } = await openPanel(stage)
    await playFrom(page, '古诗', '水调歌头')
    await seek(page, 20)
    await sounds(page, 20)
    await page.keyboard.press('Space')
    await isSilent(page)
    expect(await secondsOf(page)).toBeGreaterThan(19)
    await page.keyboard.press('Space')
    await sounds(page, 20)
  })

  it('pauses after a click on a lyric line', async () => {
    const { page } = await openPanel(stage)
    await playFrom(page, '古诗', '水调歌头')
    await page.getByRole('button', { name: '打开歌词' }).press('Enter')
    const line = page.locator('.lyric-scroll li').nth(8).getByRole('button')
    await line.dispatchEvent('pointerdown')
    await line.click()
    const from = await secondsOf(page)
    await sounds(page, from + 0.5)
    await page.keyboard.press('Space')
    await isSilent(page)
    expect(await secondsOf(page)).toBeGreaterThan(from + 0.4)
  })

  it('presses the control that has the visible focus', async () => {
    const { page } = await openPanel(stage)
    await playFrom(page, '古诗', '静夜思')
    // Over the two buttons of the row.
    for (let presses = 0; presses < 3; presses += 1) await page.keyboard.press('Tab')
    expect(await focusedName(page)).toBe('播放《兰亭》')
    await page.keyboard.press('Space')
    await page.locator('.player-bar-song').getByText('兰亭').waitFor()
    await sounds(page)
  })
})

describe('the slider', () => {
  it('moves by five seconds with the arrow keys, and shows the time of a drag', async () => {
    const { page } = await openPanel(stage)
    await playFrom(page, '古诗', '水调歌头')
    await seek(page, 20)
    await sounds(page, 20)
    await page.keyboard.press('Space')
    await isSilent(page)
    const from = await secondsOf(page)
    await progress(page).press('ArrowRight')
    await expect.poll(() => secondsOf(page)).toBeGreaterThan(from + 4.5)
    const box = await progress(page).boundingBox()
    if (!box) throw new Error('no slider')
    const y = box.y + box.height / 2
    await page.mouse.move(box.x + box.width * 0.3, y)
    await page.mouse.down()
    await page.mouse.move(box.x + box.width * 0.75, y, { steps: 4 })
    const shown = () => page.locator('.player-bar-time').textContent()
    const seconds = async () => {
      const [minutes = 0, rest = 0] =
        ((await shown()) ?? '').split(' / ')[0]?.split(':').map(Number) ?? []
      return minutes * 60 + rest
    }
    const { duration } = await page.evaluate(() => ({ duration: window.sounding?.duration ?? 0 }))
    await expect.poll(seconds).toBeGreaterThan(duration * 0.7)
    expect(await secondsOf(page)).toBeLessThan(duration * 0.5)
    await page.mouse.up()
    await expect.poll(() => secondsOf(page)).toBeGreaterThan(duration * 0.7)
  })

  it('goes back from mute to the volume before with ArrowUp, and M says what it did', async () => {
    const { page } = await openPanel(stage)
    await playFrom(page, '古诗', '静夜思')
    await page.getByRole('region', { name: '播放条' }).focus()
    await page.keyboard.press('m')
    await toast(page, '已静音').waitFor()
    await expect.poll(() => volumeOf(page)).toBe(0)
    await page.keyboard.press('ArrowUp')
    await expect.poll(() => volumeOf(page)).toBe(0.5)
    await page.keyboard.press('m')
    await page.getByRole('button', { name: '音量', exact: true }).click()
    await page.getByRole('slider', { name: '音量' }).press('ArrowUp')
    await expect.poll(() => volumeOf(page)).toBe(0.5)
    await page.keyboard.press('m')
    await page.keyboard.press('m')
    await toast(page, '已取消静音').waitFor()
  })
})

describe('the focus', () => {
  it('goes to the next row when a row is removed, and Escape still closes the list', async () => {
    const { page } = await openPanel(stage)
    await page.getByRole('button', { name: '古诗', exact: true }).click()
    const rows = page.locator('.panel-songs .song-table tbody tr')
    await expect.poll(() => rows.count()).toBe(3)
    for (const place of [0, 1, 2]) await rows.nth(place).locator('.add-song').click()
    await page.getByRole('button', { name: '我的列表' }).press('Enter')
    await page.getByRole('button', { name: '把《静夜思》移出列表' }).press('Enter')
    await expect.poll(() => focusedName(page)).toBe('把《兰亭》移出列表')
    await page.keyboard.press('Enter')
    await expect.poll(() => focusedName(page)).toBe('把《水调歌头》移出列表')
    await page.keyboard.press('Enter')
    await page.locator('.custom-list').getByText('空空如也').waitFor()
    await page.keyboard.press('Escape')
    await page.locator('.custom-list').getByText('空空如也').waitFor({ state: 'hidden' })
    expect(await focusedName(page)).toBe('我的列表')
    await page.getByRole('dialog', { name: '音乐' }).waitFor()
  })

  it('returns to the disc when the board closes, and Escape then closes the panel', async () => {
    const { page } = await openPanel(stage)
    await playFrom(page, '古诗', '静夜思')
    await page.getByRole('button', { name: '打开歌词' }).click()
    await page.getByRole('button', { name: '收起歌词' }).click()
    await page.getByRole('region', { name: '歌词', exact: true }).waitFor({ state: 'detached' })
    await expect.poll(() => focusedName(page)).toBe('打开歌词')
    await page.keyboard.press('Escape')
    await page.getByRole('dialog', { name: '音乐' }).waitFor({ state: 'detached' })
  })
})

describe('a shared song', () => {
  it('keeps the page on which it was shared, and is not started again by a reload', async () => {
    const first = await openPanel(stage)
    await first.page.keyboard.press('Escape')
    await first.page.locator('a[href*="/article?id="]').first().click()
    await first.page.waitForURL(/article\?id=/)
    const { page } = first
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
    await page.getByRole('button', { name: '打开播放器' }).click()
    await playFrom(page, '古诗', '兰亭')
    await page.getByRole('button', { name: '分享这首歌' }).click()
    const copied = () => page.evaluate(() => navigator.clipboard.readText())
    await expect.poll(copied).toMatch(/\/article\?id=\d+&song=\d+$/)
    const { pathname, search } = new URL(await copied())
    const other = await openPanel(stage, { path: pathname + search })
    await other.page.locator('.player-bar-song').getByText('兰亭').waitFor()
    await other.page.locator('article h1').first().waitFor({ state: 'attached' })
    await other.page.getByRole('heading', { name: '分类歌单' }).click()
    await sounds(other.page)
    await playFrom(other.page, '古诗', '静夜思')
    await other.page.reload()
    await other.page.getByRole('button', { name: '打开播放器' }).click()
    await other.page.locator('.player-bar-song').getByText('静夜思').waitFor()
    expect(new URL(other.page.url()).searchParams.has('song')).toBe(false)
    expect(new URL(other.page.url()).searchParams.has('id')).toBe(true)
  })
})
