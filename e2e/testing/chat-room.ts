import type { Page } from 'playwright-core'
import { expect } from 'vitest'

export const room = (page: Page) => page.getByRole('dialog', { name: '聊天室' })
export const chatButton = (page: Page) => page.locator('.chat-tab')
export const chatField = (page: Page) => page.getByRole('textbox', { name: /^消息/ })
export const pending = (page: Page) => page.locator('[data-pending]')

/** Opens the room above the page, and waits until it is connected. */
export const enterRoom = async (page: Page) => {
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

/** What the room shows as said, the oldest first; quotes and states left out. */
export const saidIn = (page: Page): Promise<string[]> =>
  page.locator('.room-message[data-id] .written-text').allInnerTexts()

export const message = (page: Page, text: string) =>
  page
    .locator('.room-message[data-id]')
    .filter({ has: page.locator('.written-text').getByText(text, { exact: true }) })

export const expectSaid = (page: Page, texts: readonly string[]) =>
  expect.poll(() => saidIn(page)).toEqual(texts)

/** Does something with a message, as a hand with a mouse would. */
export const act = async (page: Page, text: string, name: '回复' | '撤回') => {
  await message(page, text).hover()
  await message(page, text).getByRole('button', { name }).click()
}

/** As a click on the yes of a question. */
export const confirmAs = async (page: Page, question: string) => {
  const dialog = page.getByRole('dialog', { name: '提示' })
  await dialog.getByText(question).waitFor()
  await dialog.getByRole('button', { name: '确认' }).click()
}
