/** @module-tag long */

import type { Page } from 'playwright-core'
import { beforeAll, describe, expect, it } from 'vitest'
import { toast } from './testing/accounts.ts'
import { fillBoard } from './testing/board.ts'
import { openPage, visit, visitedBefore } from './testing/browser.ts'
import { traceMainThread } from './testing/trace.ts'
import { useSite } from './testing/use-site.ts'

const stage = useSite({ DEMO: 'off' })
const MESSAGES = 300
beforeAll(() => fillBoard(stage.site, MESSAGES))

const openDanmaku = async (options: object = {}) => {
  const watched = await openPage(stage.browser, { reducedMotion: null, ...options })
  await visitedBefore(watched.page)
  await visit(watched.page, `${stage.site.url}/message/list`)
  await watched.page.locator('.sky-message').first().waitFor({ state: 'attached' })
  return watched
}

const placeOf = (page: Page, lane = 3) =>
  page.locator(`.sky-lane[data-lane="${lane}"]`).evaluate((one) => one.getBoundingClientRect().x)

const isMoving = async (page: Page, lane?: number) => {
  const before = await placeOf(page, lane)
  await page.waitForTimeout(400)
  return (await placeOf(page, lane)) !== before
}

describe('the danmaku view', () => {
  it('moves three hundred messages for five seconds without layout or paint', async () => {
    const { page, complaints } = await openDanmaku()
    expect(await page.locator('.sky-message').count()).toBe(MESSAGES)
    await expect.poll(() => isMoving(page)).toBe(true)
    // The page is idle when it has not drawn for a while.
    await expect
      .poll(async () => (await traceMainThread(page, 1_000)).count('Paint'), { timeout: 40_000 })
      .toBe(0)
    const before = await placeOf(page)
    const thread = await traceMainThread(page, 5_000)
    expect(await placeOf(page)).toBeLessThan(before - 100)
    expect(thread.count('RunTask'), 'the thread was watched').toBeGreaterThan(0)
    expect({ layout: thread.count('Layout'), paint: thread.count('Paint') }).toEqual({
      layout: 0,
      paint: 0,
    })
    expect(complaints).toEqual([])
  })

  it('pauses, and continues', async () => {
    const { page } = await openDanmaku()
    await expect.poll(() => isMoving(page)).toBe(true)
    await page.getByRole('button', { name: '暂停' }).click()
    await expect.poll(() => isMoving(page)).toBe(false)
    await page.getByRole('button', { name: '继续' }).click()
    await expect.poll(() => isMoving(page)).toBe(true)
  })

  it('stops only the message under the pointer', async () => {
    const { page } = await openDanmaku()
    const onScreen = () =>
      page.evaluate(() => {
        const all = [...document.querySelectorAll('.sky-lane[data-lane="0"] .sky-message')]
        const box = all.map((one) => one.getBoundingClientRect())
        const seen = box.find(({ left, right }) => left > 100 && right < innerWidth - 100)
        return seen && { x: seen.x + 20, y: seen.y + 20 }
      })
    const isMovingUnderPointer = async () => {
      const place = await onScreen()
      if (place) await page.mouse.move(place.x, place.y)
      return isMoving(page, 0)
    }
    await expect.poll(isMovingUnderPointer).toBe(false)
    expect(await isMoving(page, 5)).toBe(true)
    await page.mouse.move(5, 5)
    await expect.poll(() => isMoving(page, 0)).toBe(true)
  })

  it('is a static list with reduced motion', async () => {
    const { page } = await openDanmaku({ reducedMotion: 'reduce' })
    const list = page.locator('.sky-list')
    await list.waitFor()
    expect(await list.locator('.sky-message').count()).toBe(MESSAGES)
    await expect
      .poll(() => list.locator('.sky-message').first().textContent())
      .toContain('第 300 条')
    expect(await page.getByRole('button', { name: '暂停' }).count()).toBe(0)
    const moving = () =>
      page.evaluate(() => document.querySelector('.sky')?.getAnimations({ subtree: true }).length)
    await expect.poll(moving).toBe(0)
  })

  it('accepts a message of a visitor, and shows it at once', async () => {
    const { page, complaints } = await openDanmaku()
    await page.getByRole('button', { name: '发送' }).click()
    await toast(page, '请输入留言内容').waitFor()
    await page.getByLabel('留言内容').fill('<b onclick=alert(1)>路过</b>，讨杯水喝')
    await page.keyboard.press('Enter')
    const own = page.locator('.sky-message[data-new="true"]')
    await own.waitFor()
    expect(await own.textContent()).toContain('<b onclick=alert(1)>路过</b>，讨杯水喝')
    expect(await own.textContent()).toContain('NEW')
    await expect.poll(() => page.getByLabel('留言内容').inputValue()).toBe('')
    await visit(page, `${stage.site.url}/message/list`)
    await page.getByText('讨杯水喝').first().waitFor({ state: 'attached' })
    expect(complaints).toEqual([])
  })
})
