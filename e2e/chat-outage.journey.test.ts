/** @module-tag long */
import { rm } from 'node:fs/promises'
import type { BrowserContext, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { findFreePort } from '../apps/server/src/testing/child-service.ts'
import { logInByStorage, registerByCall, type TestUser, toast } from './testing/accounts.ts'
import { openBrowser, openPage, visitedBefore } from './testing/browser.ts'
import { wholeHistory } from './testing/chat.ts'
import {
  chatField,
  enterRoom,
  isConnected,
  message,
  messagesIn,
  pending,
  room,
  say,
} from './testing/chat-room.ts'
import { type RunningSite, scratch, startSite } from './testing/site.ts'

const SOON = { timeout: 60_000 }
const USERS: readonly TestUser[] = ['outage01', 'outage02'].map((username) => ({
  username,
  password: 'secret-1',
  nick_name: username,
}))

const settings = { DATA_DIR: '', PORT: '', DEMO: 'off' }
let site: RunningSite
let url = ''
let browser: Awaited<ReturnType<typeof openBrowser>>

beforeAll(async () => {
  settings.DATA_DIR = await scratch()
  settings.PORT = String(await findFreePort())
  // Keeps the same port after every start.
  url = `http://localhost:${settings.PORT}`
  site = await startSite(settings)
  browser = await openBrowser()
  for (const user of USERS) await registerByCall(url, user)
})

afterAll(async () => {
  await browser.close()
  await site.stop()
  await rm(settings.DATA_DIR, { recursive: true, force: true })
})

const enter = async (user: TestUser): Promise<Page> => {
  const { page } = await openPage(browser)
  await visitedBefore(page)
  await page.goto(`${url}/home`)
  await logInByStorage(page, user)
  await enterRoom(page)
  return page
}

const reopened = async (context: BrowserContext): Promise<Page> => {
  const page = await context.newPage()
  await visitedBefore(page)
  await page.goto(`${url}/archives`)
  return page
}

/**
 * Expects all messages of both users, once each, in the order of the log, in the database and in
 * both rooms.
 */
const isWhole = async (written: readonly string[], pages: readonly Page[]) => {
  for (const page of pages) await expect.poll(() => pending(page).count(), SOON).toBe(0)
  const log = (await wholeHistory(url)).map(({ content }) => content)
  expect(log.toSorted()).toEqual(written.toSorted())
  for (const page of pages) {
    while ((await page.locator('.room-more').count()) > 0) {
      const before = (await messagesIn(page)).length
      await page.locator('.room-more').click()
      await expect.poll(async () => (await messagesIn(page)).length).toBeGreaterThan(before)
    }
    await expect.poll(() => messagesIn(page), SOON).toEqual(log)
  }
}

it('keeps every message shown as sent, duplicates none, and keeps the drafts when the server is killed', async () => {
  const pages = [await enter(USERS[0] as TestUser), await enter(USERS[1] as TestUser)]
  const written: string[] = []
  const round = async (name: string) => {
    for (const [at, page] of pages.entries()) {
      written.push(`${name}.${at}`)
      await say(page, `${name}.${at}`)
    }
  }
  await round('before')
  for (const page of pages) await message(page, 'before.1').waitFor()
  await round('during')
  const shown = await Promise.all(pages.map(messagesIn))
  const { page: visitor } = await openPage(browser)
  await visitor.clock.install()
  await visitedBefore(visitor)
  await visitor.goto(`${url}/home`)
  await enterRoom(visitor)
  site.process.kill('SIGKILL')
  await site.ended
  for (const [at, page] of pages.entries()) {
    await toast(page, '聊天室连接失败 正在重新连接').waitFor(SOON)
    await page.getByRole('button', { name: '重连' }).waitFor()
    await say(page, `down.${at}`)
    written.push(`down.${at}`)
    await pending(page).getByText('连上后发送').first().waitFor()
    await chatField(page).fill(`draft ${at}`)
  }
  // Without a button, a visitor's room goes on trying after it has given up.
  await expect
    .poll(async () => {
      await visitor.clock.fastForward(5_000)
      return room(visitor).getByText('没有连上').count()
    }, SOON)
    .toBe(1)
  expect(await room(visitor).getByRole('button', { name: '重连' }).count()).toBe(0)
  site = await startSite(settings)
  await visitor.clock.fastForward(60_000)
  await isConnected(visitor)
  for (const page of pages) await isConnected(page)
  await isWhole(written, pages)
  const log = (await wholeHistory(url)).map(({ content }) => content)
  for (const texts of shown) expect(log).toEqual(expect.arrayContaining(texts))
  for (const [at, page] of pages.entries()) {
    expect(await chatField(page).inputValue()).toBe(`draft ${at}`)
    await page.reload()
    await enterRoom(page)
    await expect.poll(() => chatField(page).inputValue()).toBe(`draft ${at}`)
    await expect.poll(() => toast(page, '聊天室连接失败').count()).toBe(0)
  }
}, 180_000)

it('keeps messages written offline, also after the window is closed, and sends them once', {
  tags: 'long',
  timeout: 120_000,
}, async () => {
  const writer = await enter(USERS[0] as TestUser)
  const reader = await enter(USERS[1] as TestUser)
  const context = writer.context()
  await context.setOffline(true)
  await say(writer, 'written offline')
  await pending(writer).getByText('written offline').waitFor()
  expect(await messagesIn(reader)).not.toContain('written offline')
  await writer.close()
  await context.setOffline(false)

  const again = await reopened(context)
  await message(reader, 'written offline').waitFor(SOON)
  await enterRoom(again)
  await expect.poll(() => pending(again).count(), SOON).toBe(0)
  await again.reload()
  await enterRoom(again)
  const log = (await wholeHistory(url)).map(({ content }) => content)
  expect(log.filter((text) => text === 'written offline')).toHaveLength(1)

  await context.setOffline(true)
  await say(again, 'a second time')
  await context.setOffline(false)
  await message(reader, 'a second time').waitFor(SOON)
  await message(again, 'a second time').waitFor(SOON)
  await expect.poll(() => room(again).getByText('a second time').count()).toBe(1)
})
