/** @module-tag long */

import { setTimeout } from 'node:timers/promises'
import type { ChatMessage } from '@lanting/contract'
import type { Page } from 'playwright-core'
import { beforeAll, expect, inject, it } from 'vitest'
import { openPage, visitedBefore } from './testing/browser.ts'
import { type ChatUser, chatClient, chatUser } from './testing/chat.ts'
import { fillRoom, isConnected, variedContent } from './testing/chat-room.ts'
import { scrollEvenly } from './testing/scroll-evenly.ts'
import { traceMainThread } from './testing/trace.ts'
import { useSite } from './testing/use-site.ts'

const stage = useSite({ DEMO: 'off' })

const MANY = inject('long') ? 10_000 : 1_500
/** The newest of them, which one page brings. */
const AT_ONCE = inject('long') ? 2_000 : 1_000
/** Rows of the history that may be rendered at once. */
const RENDERED_MAX = 600
/** Most of the history is loaded. */
const LATE_BLOCKS = 0.06 * MANY
const LONG_TASK_MS = 50
const TRACED_MS = inject('long') ? 4_000 : 2_000
/** The processor time of a task while pages of a long history arrive. */
const SMOOTH_MS = 100

/** The end of what `fillRoom` stores. To ask for it would use up the limit of the address. */
const newestMessages = (): ChatMessage[] =>
  Array.from({ length: MANY }, (_, place) => ({
    id: place + 1,
    user_id: users[Math.floor(place / 3) % users.length]?.user_id ?? null,
    nick_name: 'many',
    avatar: '',
    content: variedContent(place),
    content_type: 'text',
    createdAt: '',
    createdAtMs: 1_700_000_000_000 + place * 20_000,
  })).slice(-AT_ONCE) as ChatMessage[]

/** Serves the history as one page, as if the reader had scrolled to its beginning. */
const allAtOnce = (page: Page, list: readonly ChatMessage[]) =>
  page.route(/getChatList/, (route) =>
    route.fulfill({ json: { code: 0, message: '', result: { list } } }),
  )

/** Scrolls through the whole history, up and down, a part in every frame. */
const scrollThrough = (page: Page, ms: number) =>
  page.evaluate(
    (forMs) =>
      new Promise<number>((resolve) => {
        const box = document.querySelector('.room-scroll') as HTMLElement
        const end = performance.now() + forMs
        let frames = 0
        let step = -700
        const go = () => {
          frames += 1
          box.scrollTop += step
          if (box.scrollHeight - box.clientHeight + box.scrollTop <= 0) step = 700
          if (performance.now() < end) requestAnimationFrame(go)
          else resolve(frames)
        }
        go()
      }),
    ms,
  )

/** Returns the number of the last event that the room knows. */
const newestEvent = (url: string) =>
  new Promise<number>((resolve, reject) => {
    const socket = new WebSocket(`${url.replace('http', 'ws')}/ws/`)
    socket.onopen = () => socket.send(JSON.stringify({ type: 'init', user_id: '' }))
    socket.onerror = () => reject(new Error('the room is closed'))
    socket.onmessage = ({ data }) => {
      const { type, last_event } = JSON.parse(data)
      if (type !== 'tips') return
      resolve(last_event)
      socket.close()
    }
  })

let users: ChatUser[]

beforeAll(async () => {
  users = await Promise.all(['many001', 'many002'].map((name) => chatUser(stage.site.url, name)))
  fillRoom(stage.site, { count: MANY, users, contentOf: variedContent })
  // The room finds what was written beside it. A page that opens before gets it as new messages.
  while ((await newestEvent(stage.site.url)) < MANY) await setTimeout(500)
})

it(`scrolls and sends without a long task, with ${AT_ONCE} messages`, async () => {
  const { url } = stage.site
  const { page } = await openPage(stage.browser)
  await visitedBefore(page)
  await allAtOnce(page, newestMessages())
  await page.goto(`${url}/message/chat`)
  await isConnected(page)
  const rows = page.locator('.room-message[data-id]')
  await expect.poll(() => rows.count()).toBeGreaterThan(20)
  const fromEnd = () => page.locator('.room-scroll').evaluate(({ scrollTop }) => -scrollTop)
  await expect.poll(fromEnd).toBeLessThan(48)

  const writer = chatClient(() => url, users[0])
  await writer.isReady()
  const trace = traceMainThread(page, TRACED_MS)
  const scrolling = scrollThrough(page, TRACED_MS)
  await expect.poll(fromEnd).toBeGreaterThan(700)
  await writer.chat.send('还在吗')
  const [{ longestMs, processorMs }, frames] = await Promise.all([trace, scrolling])
  writer.chat.close()
  console.log(`${AT_ONCE} messages:`, { longestMs, processorMs, frames })
  expect(frames).toBeGreaterThan(20)
  expect(longestMs).toBeLessThan(LONG_TASK_MS)
  expect(await rows.count()).toBeLessThan(RENDERED_MAX)
  await page.getByRole('button', { name: '1 条新消息' }).click()
  await rows.last().getByText('还在吗').waitFor()
  await expect.poll(fromEnd).toBeLessThan(48)
})

/** Scrolls up until the beginning of the history, and watches the page meanwhile. */
const scrollToBeginning = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<{ nodes: number; rows: number; frames: number }>((resolve) => {
        const box = document.querySelector('.room-scroll') as HTMLElement
        const most = { nodes: 0, rows: 0, frames: 0 }
        const go = () => {
          most.frames += 1
          most.nodes = Math.max(most.nodes, box.getElementsByTagName('*').length)
          most.rows = Math.max(most.rows, box.querySelectorAll('[data-id]').length)
          box.scrollTop -= 1_200
          const isAtTop = box.scrollHeight - box.clientHeight + box.scrollTop <= 1
          const isWhole = box.querySelector('[data-kind="welcome"]') !== null
          if (!(isAtTop && isWhole)) return requestAnimationFrame(go)
          resolve(most)
        }
        go()
      }),
  )

it(`scrolls up through ${MANY} messages, and renders only those near the view`, {
  timeout: 180_000,
}, async () => {
  const { page } = await openPage(stage.browser)
  await visitedBefore(page)
  await page.goto(`${stage.site.url}/message/chat`)
  await isConnected(page)
  await page.locator('.room-message[data-id]').last().waitFor()
  await page.waitForTimeout(1_000)
  const scrolling = scrollToBeginning(page)
  const blocks = page.locator('.room-block')
  await expect.poll(() => blocks.count(), { timeout: 120_000 }).toBeGreaterThan(LATE_BLOCKS)
  const { longestMs } = await traceMainThread(page, TRACED_MS / 2)
  const most = await scrolling
  console.log(`up through ${MANY} messages:`, { ...most, longestMs })
  expect(most.rows).toBeLessThan(RENDERED_MAX)
  expect(most.nodes).toBeLessThan(10 * RENDERED_MAX)
  expect(longestMs).toBeLessThan(SMOOTH_MS)
  await page.locator('.room-message', { hasText: '上一句' }).first().waitFor()
  await page.locator('.room-scroll').evaluate((box) => {
    box.scrollTop = 0
  })
  await page.locator('.room-message', { hasText: `第 ${MANY - 1} 句` }).waitFor()
})

it('moves by as much as the wheel turns, while older messages arrive', async () => {
  const { page } = await openPage(stage.browser)
  await visitedBefore(page)
  let pages = 0
  page.on('request', (request) => {
    if (request.url().endsWith('/getChatList')) pages += 1
  })
  await page.goto(`${stage.site.url}/message/chat`)
  await isConnected(page)
  const fromEnd = () => page.locator('.room-scroll').evaluate(({ scrollTop }) => -scrollTop)
  const session = await page.context().newCDPSession(page)
  // The first messages are so few that the wheel would come to their beginning.
  await scrollEvenly(page, session, { selector: '.room-scroll', ms: 100 })
  await expect.poll(() => page.locator('.room-message[data-id]').count()).toBeGreaterThan(50)
  const [before, loaded] = [await fromEnd(), pages]
  const distance = await scrollEvenly(page, session, { selector: '.room-scroll', ms: 3_000 })
  expect(pages).toBeGreaterThan(loaded)
  expect(Math.abs((await fromEnd()) - before - distance)).toBeLessThan(20)
})
