import type { Page } from 'playwright-core'
import { beforeAll, expect, it, vi } from 'vitest'
import { logInByStorage, registerByCall } from './testing/accounts.ts'
import { articleIdIn, publishArticle } from './testing/articles.ts'
import { openPage, visitedBefore } from './testing/browser.ts'
import { type ChatUser, chatClient, chatUser } from './testing/chat.ts'
import { chatButton, enterRoom, fillRoom, isConnected, message, room } from './testing/chat-room.ts'
import { call, OWNER } from './testing/site.ts'
import { useSite } from './testing/use-site.ts'

const stage = useSite({ DEMO: 'off' })

const HISTORY = { count: 23, contentOf: (place: number) => `第 ${place} 句` }
let users: readonly ChatUser[] = []

beforeAll(async () => {
  users = [await chatUser(stage.site.url, 'history1')]
  // Messages from before a visit are history for that visitor.
  const { chat } = chatClient(() => stage.site.url, users[0])
  const until = (isSo: () => boolean) => vi.waitUntil(isSo, { timeout: 30_000 })
  await until(() => chat.getState().history === 'loaded')
  fillRoom(stage.site, { ...HISTORY, users })
  await until(() => chat.getState().messages.length === HISTORY.count)
  chat.close()
})

const at = async (path: string): Promise<Page> => {
  const { page } = await openPage(stage.browser)
  await visitedBefore(page)
  await page.goto(stage.site.url + path)
  return page
}

const topOf = async (page: Page, text: string) => (await message(page, text).boundingBox())?.y ?? 0

it('loads older messages by itself when the reader scrolls up', async () => {
  const page = await at('/message/chat')
  await isConnected(page)
  const rows = page.locator('.room-message[data-id]')
  await expect.poll(() => rows.count()).toBe(10)
  await page.locator('.room-scroll').hover()
  await page.mouse.wheel(0, -100)
  await expect.poll(() => rows.count()).toBe(HISTORY.count)
})

it('loads ten older messages with the button, and keeps the scroll position', {
  tags: 'long',
}, async () => {
  const page = await at('/message/chat')
  await isConnected(page)
  const rows = page.locator('.room-message[data-id]')
  await expect.poll(() => rows.count()).toBe(10)
  const more = page.getByRole('button', { name: '点击加载更多消息' })
  for (const [first, count] of [
    ['第 13 句', 20],
    ['第 3 句', 23],
  ] as const) {
    await more.focus()
    const before = await topOf(page, first)
    await more.press('Enter')
    await expect.poll(() => rows.count()).toBe(count)
    // Either the button is gone, or it has loaded older messages.
    await expect.poll(async () => Math.abs((await topOf(page, first)) - before)).toBeLessThan(3)
  }
  await expect.poll(() => more.count()).toBe(0)
  await page.getByText('茶已经沏好了').waitFor({ state: 'attached' })

  const writer = chatClient(() => stage.site.url, users[0])
  await writer.isReady()
  await page.locator('.room-scroll').evaluate((box) => box.scrollBy(0, -300))
  const place = await topOf(page, '第 15 句')
  writer.chat.send('新的一句')
  const pill = page.getByRole('button', { name: '1 条新消息' })
  await pill.waitFor()
  expect(Math.abs((await topOf(page, '第 15 句')) - place)).toBeLessThan(3)
  await page.getByText('以下是新消息').waitFor({ state: 'attached' })
  await pill.click()
  await message(page, '新的一句').waitFor()
  await pill.waitFor({ state: 'detached' })
  writer.chat.close()
})

it('counts unread messages up to nine, on every page', { tags: 'long' }, async () => {
  const page = await at('/archives')
  await expect.poll(() => chatButton(page).getAttribute('aria-label')).toBe('聊天室')
  await enterRoom(page)
  await message(page, '第 22 句').waitFor()
  await page.keyboard.press('Escape')
  fillRoom(stage.site, { ...HISTORY, count: 12, users })
  await expect.poll(() => chatButton(page).locator('.badge').textContent()).toBe('9+')
  await page.getByRole('link', { name: '分类', exact: true }).first().click()
  await page.waitForURL('**/category')
  await expect.poll(() => chatButton(page).locator('.badge').textContent()).toBe('9+')
  await enterRoom(page)
  await room(page).getByText('以下是新消息').waitFor({ state: 'attached' })
  await expect.poll(() => chatButton(page).locator('.badge').count()).toBe(0)
})

it('shows a notification at once, on the bell and in the open drawer', async () => {
  const { url } = stage.site
  const owner = await at('/archives')
  await logInByStorage(owner, OWNER)
  const for_id = articleIdIn(await publishArticle(url, {}))
  const reader = { username: 'reader01', password: 'secret-1', nick_name: '读者' }
  await registerByCall(url, reader)
  const login = await call(`${url}/api/user/login`, { body: reader })
  const comment = (content: string) =>
    call(`${url}/api/comment/add`, {
      token: (login.result as { token: string }).token,
      body: { type: 1, for_id, content },
    })
  await enterRoom(owner)
  await owner.keyboard.press('Escape')

  await comment('第一条')
  const bell = owner.locator('.bell-button')
  await expect.poll(() => bell.locator('.badge').textContent()).toBe('1')
  await bell.click()
  const drawer = owner.getByRole('dialog', { name: '我的消息' })
  await expect.poll(() => drawer.locator('.notification').count()).toBe(1)
  await comment('第二条')
  await expect.poll(() => drawer.locator('.notification').count()).toBe(2)
  await expect.poll(() => bell.locator('.badge').textContent()).toBe('2')
})
