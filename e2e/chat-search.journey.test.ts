/** @module-tag long */

import type { Page } from 'playwright-core'
import { beforeAll, describe, expect, it } from 'vitest'
import { logInByStorage, registerByCall, type TestUser } from './testing/accounts.ts'
import { openPage, PHONE, visitedBefore } from './testing/browser.ts'
import { type ChatUser, chatUser, sendOnce } from './testing/chat.ts'
import {
  chatButton,
  chatField,
  enterRoom,
  fillRoom,
  isConnected,
  message,
  room,
  say,
} from './testing/chat-room.ts'
import { OWNER } from './testing/site.ts'
import { useSiteWithPictures } from './testing/use-site.ts'

const stage = useSiteWithPictures({ DEMO: 'off' })

const SHI: TestUser = { username: 'shichai1', password: 'secret-1', nick_name: '拾柴' }
const COUNT = 1_000
let writer: ChatUser
let early: ChatUser
/** The history begins at 22:13:20 UTC, with three messages a minute. */
const FIRST_OF_DAY = '第 320 句'

const enter = async (user: TestUser, viewport?: typeof PHONE): Promise<Page> => {
  const { page } = await openPage(stage.browser)
  await visitedBefore(page)
  await page.goto(`${stage.site.url}/home`)
  await logInByStorage(page, user)
  if (viewport) await page.setViewportSize(viewport)
  await enterRoom(page)
  return page
}

const isInView = (page: Page, text: string) =>
  expect
    .poll(() =>
      message(page, text).evaluate((row) => {
        const { top, bottom } = row.getBoundingClientRect()
        return top >= 0 && bottom <= window.innerHeight
      }),
    )
    .toBe(true)

beforeAll(async () => {
  await registerByCall(stage.site.url, SHI)
  writer = await chatUser(stage.site.url, 'tingchao1')
  early = await chatUser(stage.site.url, 'earlybird')
  fillRoom(stage.site, { count: 1, users: [early], contentOf: () => '很早的一句' })
  fillRoom(stage.site, {
    count: COUNT,
    users: [writer],
    contentOf: (place) => (place === 40 ? '石上的竹子' : `第 ${place} 句`),
  })
})

describe('an old message', () => {
  it('is found by one character, shown with its surroundings, and has an address', async () => {
    const page = await enter(SHI, PHONE)
    const result = page.getByRole('search').getByRole('button', { name: /石上的竹子/ })
    const find = async () => {
      await page.getByRole('button', { name: '搜索聊天记录' }).click()
      await page.getByRole('searchbox', { name: '搜索聊天记录' }).fill('竹')
      expect(await result.locator('mark').textContent()).toBe('竹')
      await result.click()
      await isInView(page, '石上的竹子')
      await message(page, '第 39 句').waitFor()
    }
    await find()
    // Reading on is no news.
    for (const read of ['第 49 句', '第 59 句', '第 69 句']) {
      await expect
        .poll(async () => {
          await page.locator('.room-scroll').evaluate((box) => box.scrollBy(0, 500))
          return message(page, read).count()
        })
        .toBe(1)
    }
    await page.getByRole('button', { name: '回到最新的消息' }).waitFor()
    expect(await page.getByText('以下是新消息').count()).toBe(0)
    await page.getByRole('button', { name: '搜索聊天记录' }).click()
    expect(await page.getByRole('searchbox', { name: '搜索聊天记录' }).inputValue()).toBe('竹')
    await result.click()
    await isInView(page, '石上的竹子')
    await message(page, '第 39 句').getByText('第 39 句').click()
    await message(page, '第 39 句').getByRole('button', { name: '回复' }).click()
    await say(page, '从下面来的')
    await message(page, '从下面来的').waitFor()
    await expect.poll(() => message(page, '石上的竹子').count()).toBe(0)
    // The source of the quote is not loaded: the history around it is.
    await page.getByRole('button', { name: /^到原来的消息/ }).click()
    await message(page, '石上的竹子').waitFor()
    await isInView(page, '第 39 句')
    // A closed room counts from the newest message, and shows it when it opens again.
    await find()
    await page.keyboard.press('Escape')
    await sendOnce(stage.site.url, writer.token, '关窗之后')
    await expect.poll(() => chatButton(page).locator('.badge').textContent()).toBe('1')
    await enterRoom(page)
    await isInView(page, '关窗之后')
    expect(await message(page, '石上的竹子').count()).toBe(0)

    const { page: visitor } = await openPage(stage.browser, { timezoneId: 'UTC' })
    await visitedBefore(visitor)
    await visitor.goto(`${stage.site.url}/message/chat#message-42`)
    await isConnected(visitor)
    await isInView(visitor, '石上的竹子')
    await sendOnce(stage.site.url, early.token, '远处的新消息')
    await visitor.getByRole('button', { name: '1 条新消息' }).click()
    await isInView(visitor, '远处的新消息')
    await visitor.getByText('以下是新消息').waitFor()
    await visitor.getByRole('button', { name: '搜索聊天记录' }).click()
    const day = visitor.getByLabel('跳到日期')
    await day.fill('2023-11-14')
    await isInView(visitor, '第 0 句')
    await visitor.getByRole('search').waitFor({ state: 'detached' })
    // A typed date counts once it is complete: each of its digits is one already.
    await visitor.getByRole('button', { name: '搜索聊天记录' }).click()
    await day.focus()
    await visitor.keyboard.type('11152023')
    expect(await day.inputValue()).toBe('2023-11-15')
    await visitor.getByRole('search').waitFor()
    await visitor.keyboard.press('Enter')
    await isInView(visitor, FIRST_OF_DAY)
    await visitor.getByRole('search').waitFor({ state: 'detached' })
    await visitor.getByRole('button', { name: '搜索聊天记录' }).click()
    await visitor.getByRole('searchbox', { name: '搜索聊天记录' }).fill('没有的话')
    await visitor.getByText('没有找到').waitFor()
    await visitor.keyboard.press('Escape')
    await visitor.getByRole('search').waitFor({ state: 'detached' })
  })
})

describe('a mention', () => {
  it('is completed, highlighted, notified and listed; a quote leads to its source', async () => {
    const [shi, owner] = [await enter(SHI), await enter(OWNER)]
    // Somebody who wrote long ago, and is not here.
    await chatField(owner).pressSequentially('@ear')
    await owner.getByRole('option', { name: 'earlybird' }).waitFor()
    await owner.keyboard.press('Enter')
    await owner.keyboard.press('Enter')
    await room(owner).locator('.room-mention').getByText('@earlybird').waitFor()
    await say(shi, '来一句')
    await message(owner, '来一句').getByText('来一句').click()
    await message(owner, '来一句').getByRole('button', { name: '回复' }).click()
    await chatField(owner).pressSequentially('好的 @拾')
    await owner.getByRole('option', { name: '拾柴' }).waitFor()
    await owner.keyboard.press('Enter')
    expect(await chatField(owner).inputValue()).toBe('好的 @拾柴 ')
    await chatField(owner).pressSequentially('`npm start`')
    await owner.keyboard.press('Enter')
    const reply = room(shi).locator('.room-message[data-id]').filter({ hasText: '好的' })
    await reply.locator('.room-mention[data-me="true"]').getByText('@拾柴').waitFor()
    await reply.locator('code').getByText('npm start').waitFor()

    for (let line = 0; line < 25; line += 1) {
      await say(line % 2 ? shi : owner, `填 ${line}`)
    }
    await message(shi, '填 24').waitFor()
    await reply.getByRole('button', { name: /^到原来的消息，拾柴/ }).click()
    await isInView(shi, '来一句')

    await shi.getByRole('button', { name: '搜索聊天记录' }).click()
    await shi.getByRole('button', { name: '提到我的' }).click()
    await shi.getByRole('search').getByRole('button', { name: /好的/ }).click()
    await expect.poll(() => reply.evaluate((row) => row === document.activeElement)).toBe(true)
    await shi.keyboard.press('Escape')
    await shi
      .getByRole('button', { name: /^我的消息/ })
      .first()
      .click()
    await shi.getByText(/在聊天室回复了你：好的 @拾柴/).waitFor()
    await shi.getByRole('button', { name: '前往' }).first().click()
    await isConnected(shi)
    expect(new URL(shi.url()).pathname).toBe('/message/chat')
    await isInView(shi, '好的 @拾柴 npm start')
  })
})
