/** @module-tag long */

import type { Page } from 'playwright-core'
import { beforeAll, expect, it } from 'vitest'
import { logInByStorage } from './testing/accounts.ts'
import { openPage, PHONE, visitedBefore } from './testing/browser.ts'
import { sendOnce } from './testing/chat.ts'
import {
  chatButton,
  chatField,
  enterRoom,
  message,
  pending,
  room,
  say,
} from './testing/chat-room.ts'
import { call, loginAsOwner, OWNER, send } from './testing/site.ts'
import { useSiteWithPictures } from './testing/use-site.ts'

const stage = useSiteWithPictures({ DEMO: 'off' })

const setVisitors = async (chat_visitors: string) => {
  const token = await loginAsOwner(stage.site.url)
  const { code } = await call(`${stage.site.url}/api/config/update`, {
    token,
    body: { chat_visitors },
  })
  expect(code).toBe(0)
}

beforeAll(() => setVisitors('held'))

const enter = async (isPhone = false): Promise<Page> => {
  const { page } = await openPage(stage.browser, {
    ...(isPhone && { viewport: PHONE, hasTouch: true, isMobile: true }),
  })
  await visitedBefore(page)
  await page.goto(`${stage.site.url}/archives`)
  await enterRoom(page)
  return page
}

it('a visitor writes with a name, waits for the review, and is read by everybody', async () => {
  const visitor = await enter()
  const name = room(visitor).getByLabel('你的称呼')
  await name.waitFor()
  await say(visitor, '路过')
  await visitor.getByText('请先写一个称呼').waitFor()
  await name.fill('admin')
  await say(visitor, '路过')
  await pending(visitor).getByText('这个称呼有人在用，请换一个').waitFor()
  await pending(visitor).getByRole('button', { name: '删除' }).click()
  await name.fill('过客')
  await say(visitor, '路过这里')
  await pending(visitor).getByText('等待管理员审核').waitFor()
  expect(await chatField(visitor).inputValue()).toBe('')

  const { page: admin } = await openPage(stage.browser)
  await admin.goto(`${stage.site.url}/home`)
  await logInByStorage(admin, OWNER)
  await admin.goto(`${stage.site.url}/admin/moderation`)
  await admin.getByText('路过这里').waitFor()
  await admin.getByText('过客').waitFor()
  await visitor.reload()
  await enterRoom(visitor)
  await pending(visitor).getByText('等待管理员审核').waitFor()
  const token = await loginAsOwner(stage.site.url)
  const queue = await call(`${stage.site.url}/api/moderation/queue`, {
    token,
    body: { current: 1, size: 10 },
  })
  const { list } = queue.result as { list: { source: string; kind: string; id: number }[] }
  const items = list.map(({ source, kind, id }) => ({ source, kind, id }))
  const decision = { decision: 'keep', items }
  await send(`${stage.site.url}/api/moderation/decide`, 'PUT', token, decision)
  await message(visitor, '路过这里').waitFor()
  await pending(visitor).waitFor({ state: 'detached' })
  const reader = await enter()
  await message(reader, '路过这里').waitFor()
  await room(reader).locator('.room-author', { hasText: '过客' }).getByText('游客').waitFor()
})

it('a room that the owner closes to visitors asks to log in again', async () => {
  await setVisitors('free')
  const visitor = await enter()
  const name = room(visitor).getByLabel('你的称呼')
  await name.fill('过客')
  await say(visitor, '直接说')
  await message(visitor, '直接说').waitFor()
  await visitor.keyboard.press('Escape')
  await room(visitor).waitFor({ state: 'detached' })
  await sendOnce(stage.site.url, await loginAsOwner(stage.site.url), '欢迎')
  await expect.poll(() => chatButton(visitor).locator('.badge').textContent()).toBe('1')
  await enterRoom(visitor)
  await room(visitor).getByText('以下是新消息').waitFor()
  await say(visitor, '谢谢')
  await message(visitor, '谢谢').waitFor()
  await room(visitor).getByText('以下是新消息').waitFor({ state: 'detached' })

  const phone = await enter(true)
  await room(phone).getByLabel('你的称呼').fill('路人')
  await chatField(phone).tap()
  await phone.keyboard.type('用手机说')
  const button = room(phone).getByRole('button', { name: '发送' })
  const { x = 0, width = 0 } = (await button.boundingBox()) ?? {}
  expect(x + width).toBeLessThanOrEqual(PHONE.width)
  await button.tap()
  await message(phone, '用手机说').waitFor()
  await message(visitor, '用手机说').waitFor()
  await setVisitors('off')
  await name.waitFor({ state: 'detached' })
  await say(visitor, '再说一句')
  await visitor.getByRole('dialog', { name: '登录' }).waitFor()
})
