import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { isHydrated } from './browser.ts'
import type { ChatUser } from './chat.ts'
import type { RunningSite } from './site.ts'

export const room = (page: Page) => page.getByRole('dialog', { name: '聊天室' })
export const chatButton = (page: Page) => page.locator('.chat-tab')
export const chatField = (page: Page) => page.getByRole('textbox', { name: /^消息/ })
export const pending = (page: Page) => page.locator('[data-pending]')

/** Opens the room above the page, and waits until it is connected. */
export const enterRoom = async (page: Page) => {
  await isHydrated(page)
  await chatButton(page).click()
  await room(page).waitFor()
  await isConnected(page)
}

export const isConnected = (page: Page) =>
  page.locator('.room-connection[data-kind="open"]').waitFor({ state: 'attached' })

export const say = async (page: Page, text: string) => {
  await chatField(page).fill(text)
  await chatField(page).press('Enter')
}

/** Returns the messages shown in the room, oldest first, without quotes and states. */
export const messagesIn = (page: Page): Promise<string[]> =>
  page.locator('.room-message[data-id] .written-text').allInnerTexts()

export const message = (page: Page, text: string) =>
  page
    .locator('.room-message[data-id]')
    .filter({ has: page.locator('.written-text').getByText(text, { exact: true }) })

export const expectMessages = (page: Page, texts: readonly string[]) =>
  expect.poll(() => messagesIn(page)).toEqual(texts)

/** Shows the actions of a message with the mouse, and clicks one. */
export const action = async (
  page: Page,
  text: string,
  name: '回复' | '撤回' | '修改' | '添加表情回应' | '更多操作',
) => {
  await message(page, text).hover()
  await message(page, text).getByRole('button', { name }).click()
}

/** Confirms a dialog. */
export const confirmAs = async (page: Page, question: string, yes = '确认') => {
  const dialog = page.getByRole('dialog', { name: '提示' })
  await dialog.getByText(question).waitFor()
  await dialog.getByRole('button', { name: yes }).click()
}

interface LongHistory {
  readonly count: number
  readonly users: readonly ChatUser[]
  readonly contentOf: (place: number) => string
}

/** Messages of different lengths, some with a quote. */
export const variedContent = (place: number) =>
  place % 9 === 0
    ? `> 某人：上一句\n第 ${place} 句`
    : `第 ${place} 句，${'说来话长。'.repeat(place % 12)}`

/** Adds a long history to the room of a site, before the first request for it. */
export const fillRoom = ({ dataDir }: RunningSite, { count, users, contentOf }: LongHistory) => {
  const database = new DatabaseSync(join(dataDir, 'lanting.sqlite'), { timeout: 10_000 })
  const add = database.prepare(
    `insert into chat_messages (user_id, content, content_type, created_at) values (?, ?, 'text', ?)`,
  )
  database.exec('begin immediate')
  for (let place = 0; place < count; place += 1) {
    const { user_id } = users[Math.floor(place / 3) % users.length] as ChatUser
    add.run(user_id, contentOf(place), 1_700_000_000_000 + place * 20_000)
  }
  database.exec('commit')
  database.close()
}
