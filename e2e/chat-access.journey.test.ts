/** @module-tag long */
import type { Page } from 'playwright-core'
import { beforeAll, describe, expect, it, vi } from 'vitest'
import { logInByStorage, registerByCall, type TestUser } from './testing/accounts.ts'
import { findings } from './testing/axe.ts'
import { DESKTOP, openPage, PHONE, visitedBefore } from './testing/browser.ts'
import { type ChatClient, chatClient, chatUser } from './testing/chat.ts'
import {
  chatButton,
  chatField,
  confirmAs,
  enterRoom,
  expectMessages,
  isConnected,
  message,
  room,
} from './testing/chat-room.ts'
import { few } from './testing/few.ts'
import { OWNER } from './testing/site.ts'
import { useSiteWithPictures } from './testing/use-site.ts'

const stage = useSiteWithPictures({ DEMO: 'off' })

const TEA: TestUser = { username: 'banzhan1', password: 'secret-1', nick_name: '半盏茶' }
let other: ChatClient

const isReady = () => {
  const { connection, pending, messages } = other.chat.getState()
  return connection.kind === 'open' && pending.length === 0 && messages.length
}

beforeAll(async () => {
  await registerByCall(stage.site.url, TEA)
  other = chatClient(() => stage.site.url, await chatUser(stage.site.url, 'tingchao'))
  for (const text of ['像不像封面', '> 某人：一句话\n答一句']) other.chat.send(text)
  await vi.waitUntil(() => isReady() === 2, { timeout: 30_000 })
  return () => other.chat.close()
})

const at = async (path: string, options = {}): Promise<Page> => {
  // Axe measures colours, so all animations must have ended.
  const { page } = await openPage(stage.browser, {
    reducedMotion: 'reduce',
    bypassCSP: true,
    ...options,
  })
  await visitedBefore(page)
  await page.goto(stage.site.url + path)
  return page
}

const focused = (page: Page) =>
  page.evaluate(() => {
    const element = document.activeElement
    return element?.getAttribute('aria-label') || element?.textContent || ''
  })

describe('with the keyboard alone', () => {
  it('opens the room, sends, replies, recalls, and closes the room', async () => {
    const page = await at('/archives')
    await logInByStorage(page, TEA)
    await chatButton(page).focus()
    await page.keyboard.press('Enter')
    await isConnected(page)
    await expect.poll(() => focused(page)).toMatch(/^消息，按回车发送/)
    await page.keyboard.type('一行')
    await page.keyboard.press('Shift+Enter')
    await page.keyboard.type('两行')
    await page.keyboard.press('Enter')
    await message(page, '一行\n两行').waitFor()

    await page.getByRole('region', { name: '聊天记录' }).focus()
    await page.keyboard.press('ArrowUp')
    await expect.poll(() => focused(page)).toMatch(/^我 \d\d:\d\d/)
    await page.keyboard.press('ArrowUp')
    await expect.poll(() => focused(page)).toMatch(/^tingchao \d\d:\d\d/)
    await page.keyboard.press('Tab')
    await expect.poll(() => focused(page)).toBe('回复')
    await page.keyboard.press('Enter')
    await room(page).getByText('回复 tingchao：答一句').waitFor()
    await expect.poll(() => focused(page)).toMatch(/^消息/)
    await page.keyboard.type('听见了')
    await page.keyboard.press('Enter')
    await message(page, '听见了').getByText('tingchao：答一句').waitFor()

    await page.getByRole('region', { name: '聊天记录' }).focus()
    await page.keyboard.press('End')
    const source = '到原来的消息，tingchao：答一句'
    for (const name of [source, '回复', '添加表情回应', '修改', '撤回']) {
      await page.keyboard.press('Tab')
      await expect.poll(() => focused(page)).toBe(name)
    }
    await page.keyboard.press('Enter')
    await confirmAs(page, '撤回这条消息吗', '撤回')
    await expectMessages(page, ['像不像封面', '答一句', '一行\n两行'])

    await room(page).getByRole('button', { name: '表情' }).focus()
    await page.keyboard.press('Enter')
    await page.getByRole('toolbar', { name: '选一个表情' }).waitFor()
    await page.keyboard.press('Escape')
    await room(page)
      .getByRole('button', { name: /人在亭中/ })
      .focus()
    await page.keyboard.press('Enter')
    await room(page).getByText('在线人数 2 人').waitFor()
    await page.keyboard.press('Escape')
    await room(page).getByText('在线人数 2 人').waitFor({ state: 'hidden' })
    await page.keyboard.press('Escape')
    await room(page).waitFor({ state: 'detached' })
    await expect.poll(() => focused(page)).toMatch(/^聊天室/)
  })

  it('does not send when Enter chooses a Chinese word', async () => {
    const page = await at('/archives')
    await logInByStorage(page, TEA)
    await enterRoom(page)
    await chatField(page).fill('半')
    await chatField(page).dispatchEvent('keydown', { key: 'Enter', isComposing: true })
    expect(await chatField(page).inputValue()).toBe('半')
    await chatField(page).press('Enter')
    await message(page, '半').waitFor()
  })
})

describe('a screen reader', () => {
  it('receives new messages, but not the history', async () => {
    const page = await at('/archives')
    await enterRoom(page)
    await message(page, '像不像封面').waitFor()
    const spoken = room(page).locator('p.for-screen-readers[role="status"]')
    expect(await spoken.textContent()).toBe('')
    other.chat.send('> 某人：一句话\n请听')
    await expect.poll(() => spoken.textContent()).toBe('tingchao：请听')
    await room(page).getByText('已连接').waitFor()
  })
})

describe('on a phone', () => {
  it('fills the screen, shows actions after a tap, and does not shift the layout', {
    tags: 'long',
  }, async () => {
    const page = await at('/archives', { viewport: DESKTOP, hasTouch: true })
    await logInByStorage(page, OWNER)
    await page.setViewportSize(PHONE)
    await enterRoom(page)
    const box = await room(page).boundingBox()
    expect([box?.width, box?.height]).toEqual([PHONE.width, PHONE.height])
    expect(await page.locator('main').evaluate((main) => main.matches('[inert]'))).toBe(true)
    await message(page, '像不像封面').tap()
    await message(page, '像不像封面').getByRole('button', { name: '撤回' }).waitFor()
    const overflow = () =>
      page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
    expect(await overflow()).toBe(0)
    expect(await page.evaluate(() => document.getAnimations().length)).toBe(0)
    await page.getByRole('button', { name: '关闭聊天室' }).tap()
    await expect
      .poll(() => page.locator('main').evaluate((main) => main.matches('[inert]')))
      .toBe(false)
  })
})

describe('axe finds no violations', { tags: 'long' }, () => {
  it.each(few([PHONE, DESKTOP]))('in the room above a page, at $width px', async (viewport) => {
    const { page } = await openPage(stage.browser, { bypassCSP: true })
    await visitedBefore(page)
    await page.goto(`${stage.site.url}/archives`)
    await logInByStorage(page, OWNER)
    await page.setViewportSize(viewport)
    await page.goto(`${stage.site.url}/archives`)
    await enterRoom(page)
    await message(page, '像不像封面').focus()
    await chatField(page).fill('字')
    expect(await findings(page)).toEqual([])
    await room(page)
      .getByRole('button', { name: /人在亭中/ })
      .click()
    await room(page).getByText('在线人数').waitFor()
    expect(await findings(page)).toEqual([])
  })

  it('on the page of the room, without a login', async () => {
    const { page } = await openPage(stage.browser, { bypassCSP: true })
    await visitedBefore(page)
    await page.goto(`${stage.site.url}/message/chat`)
    await message(page, '像不像封面').waitFor()
    expect(await findings(page)).toEqual([])
    await page.setViewportSize(PHONE)
    expect(await findings(page)).toEqual([])
  })
})

describe('without scripts', () => {
  it('renders the title', async () => {
    const page = await at('/message/chat', { javaScriptEnabled: false })
    await page.getByRole('heading', { level: 1, name: '聊天室' }).waitFor()
    await page.locator('.chat-page noscript p').waitFor()
    await expect.poll(() => page.title()).toMatch(/^聊天室 - /)
  })
})
