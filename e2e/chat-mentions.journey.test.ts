/** @module-tag long */

import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { expect, it } from 'vitest'
import { logInByStorage, loginByCall, registerByCall, type TestUser } from './testing/accounts.ts'
import { openPage, visitedBefore } from './testing/browser.ts'
import { chatUser } from './testing/chat.ts'
import { enterRoom, fillRoom, message } from './testing/chat-room.ts'
import { useSite } from './testing/use-site.ts'

const stage = useSite({ DEMO: 'off' })

const SHI: TestUser = { username: 'mention1', password: 'secret-1', nick_name: '拾柴' }
const COUNT = 1_000
const EVERY = 20
const isMention = (place: number) => place % EVERY === 0

/** The room stores who is mentioned when a message is sent; this history was not sent. */
const markMentions = () => {
  const database = new DatabaseSync(join(stage.site.dataDir, 'lanting.sqlite'), { timeout: 10_000 })
  database.exec(`insert into chat_mentions (user_id, message_id)
    select users.id, chat_messages.id from users, chat_messages
    where users.username = '${SHI.username}' and content like '@%'`)
  database.close()
}

it('mentions are listed through the whole history, and each leads to its message', async () => {
  const { url } = stage.site
  await registerByCall(url, SHI)
  expect(await loginByCall(url, SHI)).toBeTruthy()
  const users = [await chatUser(url, 'mention2')]
  const contentOf = (place: number) =>
    isMention(place) ? `@${SHI.nick_name} 第 ${place} 句` : `第 ${place} 句`
  fillRoom(stage.site, { count: COUNT, users, contentOf })
  markMentions()
  const { page } = await openPage(stage.browser)
  await visitedBefore(page)
  await page.goto(`${url}/archives`)
  await logInByStorage(page, SHI)
  await enterRoom(page)
  await page.getByRole('button', { name: '搜索聊天记录' }).click()
  const panel = page.getByRole('search')
  await panel.getByRole('button', { name: '提到我的' }).click()
  const results = panel.locator('li')
  for (const count of [20, 40, 50]) {
    await expect.poll(() => results.count()).toBe(count)
    if (count < COUNT / EVERY) await panel.getByRole('button', { name: '点击加载更多消息' }).click()
  }
  await results.last().getByRole('button').click()
  const oldest = message(page, `@${SHI.nick_name} 第 0 句`)
  await expect.poll(() => oldest.evaluate((row) => row === document.activeElement)).toBe(true)
})
