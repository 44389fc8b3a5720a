/** @module-tag long */

import type { Page } from 'playwright-core'
import { beforeAll, describe, expect, it, vi } from 'vitest'
import { logInByStorage, registerByCall, type TestUser } from './testing/accounts.ts'
import { DESKTOP, isHydrated, openPage, PHONE, visitedBefore } from './testing/browser.ts'
import { type ChatUser, chatClient, chatUser } from './testing/chat.ts'
import {
  chatButton,
  chatField,
  enterRoom,
  fillRoom,
  message,
  pending,
  room,
} from './testing/chat-room.ts'
import { drag } from './testing/swipe.ts'
import { useSite } from './testing/use-site.ts'

const stage = useSite({ DEMO: 'off' })

const REED: TestUser = { username: 'reed0001', password: 'secret-1', nick_name: '芦苇' }
const COUNT = 400
let writer: ChatUser

beforeAll(async () => {
  await registerByCall(stage.site.url, REED)
  writer = await chatUser(stage.site.url, 'phone001')
  const { chat, isReady } = chatClient(() => stage.site.url, writer)
  await isReady()
  fillRoom(stage.site, {
    count: COUNT,
    users: [writer],
    contentOf: (place) => `第 ${place} 句${'，说来话长'.repeat(place % 9)}`,
  })
  // Messages from before a visit are history for that visitor.
  await vi.waitUntil(() => chat.getState().messages.length === COUNT, { timeout: 30_000 })
  chat.close()
})

const at = async (path: string, user?: TestUser): Promise<Page> => {
  const { page } = await openPage(stage.browser, {
    viewport: DESKTOP,
    hasTouch: true,
    isMobile: true,
  })
  await visitedBefore(page)
  await page.goto(stage.site.url + path)
  if (user) await logInByStorage(page, user)
  await page.setViewportSize(PHONE)
  return page
}

const goTo = async (page: Page, path: string) => {
  await isHydrated(page)
  await page.evaluate((href) => {
    const link = document.createElement('a')
    link.href = href
    document.body.append(link)
    link.click()
    link.remove()
  }, path)
  await page.waitForURL(`**${path}`)
}

describe('the Back button of a phone', () => {
  it('closes the room, leaves the page as it is, and Forward does no harm', async () => {
    const page = await at('/archives')
    await goTo(page, '/category')
    await enterRoom(page)
    await page.goBack()
    await room(page).waitFor({ state: 'detached' })
    expect(new URL(page.url()).pathname).toBe('/category')
    await page.goForward()
    expect(new URL(page.url()).pathname).toBe('/category')
    await expect.poll(() => room(page).count()).toBe(0)
    await page.goBack()
    await page.goBack()
    await page.waitForURL('**/archives')
  })

  it('leaves the page after the room was closed by its button', async () => {
    const page = await at('/archives')
    await goTo(page, '/tag')
    await enterRoom(page)
    await page.getByRole('button', { name: '关闭聊天室' }).tap()
    await room(page).waitFor({ state: 'detached' })
    await enterRoom(page)
    await page.keyboard.press('Escape')
    await room(page).waitFor({ state: 'detached' })
    await expect
      .poll(() => page.evaluate(() => (history.state as { overlay?: number }).overlay))
      .toBeUndefined()
    await page.goBack()
    await page.waitForURL('**/archives')
  })

  it('closes the menu, and skips it after a choice', async () => {
    const page = await at('/archives')
    await isHydrated(page)
    const menu = page.getByRole('dialog', { name: '菜单' })
    const open = () => page.getByRole('button', { name: '菜单', exact: true }).tap()
    await open()
    await menu.waitFor()
    await page.goBack()
    await menu.waitFor({ state: 'detached' })
    expect(new URL(page.url()).pathname).toBe('/archives')
    await open()
    await menu.getByRole('link', { name: '分类' }).first().tap()
    await page.waitForURL('**/category')
    await page.goBack()
    await page.waitForURL('**/archives')
    await page.getByRole('heading', { level: 1 }).first().waitFor()
  })
})

describe('a touch keyboard', () => {
  it('begins a new line with Enter, sends with the button, and can be told otherwise', async () => {
    const page = await at('/archives', REED)
    await enterRoom(page)
    await chatField(page).tap()
    await page.keyboard.type('一行')
    await page.keyboard.press('Enter')
    await page.keyboard.type('两行')
    expect(await chatField(page).inputValue()).toBe('一行\n两行')
    expect(await chatField(page).getAttribute('enterkeyhint')).toBe('enter')
    await room(page).getByRole('button', { name: '发送' }).tap()
    await message(page, '一行\n两行').waitFor()
    await room(page).getByRole('button', { name: '聊天室设置' }).tap()
    await room(page).getByRole('switch', { name: '按回车发送' }).tap()
    await chatField(page).tap()
    await page.keyboard.type('又一句')
    await page.keyboard.press('Enter')
    await message(page, '又一句').waitFor()
  })
})

/** The message in the middle of the list, and its place. */
const middle = (page: Page) =>
  page.evaluate(() => {
    const box = document.querySelector('.room-scroll') as HTMLElement
    const { top, height, left } = box.getBoundingClientRect()
    for (let y = top + height / 2; y < top + height; y += 8) {
      const found = document.elementFromPoint(left + 120, y)?.closest<HTMLElement>('.room-message')
      if (found) return { id: Number(found.dataset.id), top: found.getBoundingClientRect().top }
    }
    return { id: 0, top: 0 }
  })

/** Waits until the list has run out after a swipe. */
const isStill = async (page: Page) => {
  const place = () => page.locator('.room-scroll').evaluate(({ scrollTop }) => scrollTop)
  // A list has to stand for a while: right after a swipe it has not begun to move.
  let last = Number.NaN
  await expect
    .poll(
      async () => {
        const before = last
        last = await place()
        return last - before
      },
      { interval: 300 },
    )
    .toBe(0)
}

const topOf = (page: Page, id: number) =>
  page
    .locator(`.room-message[data-id="${id}"]`)
    .evaluate((element) => element.getBoundingClientRect().top)

describe('a finger on the list', () => {
  it('loads older messages by itself and keeps the place under the finger', async () => {
    const page = await at('/archives')
    await enterRoom(page)
    const rows = page.locator('.room-message[data-id]')
    await expect.poll(() => rows.count()).toBe(10)
    // The answer is held, so that the place before it is known.
    let release: () => void = () => undefined
    await page.route(/getChatList/, async (route) => {
      await new Promise<void>((resolve) => {
        release = resolve
      })
      await route.continue()
    })
    for (const shown of [60, 110]) {
      const asked = page.waitForRequest(/getChatList/)
      while ((await Promise.race([asked, page.waitForTimeout(100)])) === undefined) {
        await drag(page, { x: 200, y: 250 }, { x: 200, y: 650 })
      }
      await isStill(page)
      const before = await middle(page)
      release()
      await expect.poll(() => rows.count()).toBe(shown)
      await expect
        .poll(async () => Math.abs((await topOf(page, before.id)) - before.top))
        .toBeLessThan(3)
    }
  })

  const readBack = async (page: Page) => {
    for (let time = 0; time < 3; time += 1) {
      await drag(page, { x: 200, y: 250 }, { x: 200, y: 650 })
    }
    await isStill(page)
    return middle(page)
  }

  it('keeps the place when somebody writes, and returns to the newest with the button', async () => {
    const page = await at('/archives', REED)
    await enterRoom(page)
    const before = await readBack(page)
    const { chat, isReady } = chatClient(() => stage.site.url, writer)
    await isReady()
    chat.send('有人来了')
    await page.getByRole('button', { name: '1 条新消息' }).waitFor()
    expect(Math.abs((await topOf(page, before.id)) - before.top)).toBeLessThan(3)
    await page.getByRole('button', { name: '1 条新消息' }).tap()
    await message(page, '有人来了').waitFor()
    await expect
      .poll(() => page.locator('.room-scroll').evaluate(({ scrollTop }) => Math.abs(scrollTop)))
      .toBeLessThan(2)
    // Own messages that wait for a network are confirmed one by one, while their writer reads on.
    await page.context().setOffline(true)
    for (const text of ['没有网的一句', '没有网的两句']) {
      await chatField(page).fill(text)
      await room(page).getByRole('button', { name: '发送' }).tap()
    }
    await expect.poll(() => pending(page).count()).toBe(2)
    const read = await readBack(page)
    await page.context().setOffline(false)
    await expect.poll(() => pending(page).count(), { timeout: 20_000 }).toBe(0)
    await isStill(page)
    expect(Math.abs((await topOf(page, read.id)) - read.top)).toBeLessThan(3)
    chat.close()
    await expect.poll(() => chatButton(page).count()).toBe(1)
  })
})
