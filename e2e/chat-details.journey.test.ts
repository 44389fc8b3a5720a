import type { Locator, Page } from 'playwright-core'
import sharp from 'sharp'
import { beforeAll, describe, expect, it } from 'vitest'
import { logInByStorage, registerByCall, type TestUser, toast } from './testing/accounts.ts'
import { DESKTOP, openPage, PHONE, visitedBefore } from './testing/browser.ts'
import { chatClient, chatUser } from './testing/chat.ts'
import {
  chatButton,
  chatField,
  confirmAs,
  enterRoom,
  message,
  room,
  say,
} from './testing/chat-room.ts'
import { OWNER } from './testing/site.ts'
import { useSiteWithPictures } from './testing/use-site.ts'

const stage = useSiteWithPictures({ DEMO: 'off' })

const LAN: TestUser = { username: 'lanzhou1', password: 'secret-1', nick_name: '兰舟' }
const YU: TestUser = { username: 'yuhuo001', password: 'secret-1', nick_name: '渔火' }

const enter = async (user?: TestUser, viewport = DESKTOP): Promise<Page> => {
  const { page } = await openPage(stage.browser, { viewport })
  await visitedBefore(page)
  await page.goto(`${stage.site.url}/archives`)
  if (user) await logInByStorage(page, user)
  return page
}

beforeAll(async () => {
  for (const user of [LAN, YU]) await registerByCall(stage.site.url, user)
})

const isOnTop = (target: Locator) =>
  target.evaluate((element) => {
    const { left, top, width, height } = element.getBoundingClientRect()
    const found = document.elementFromPoint(left + width / 2, top + height / 2)
    return element.contains(found)
  })

describe('the head of the room', () => {
  it.each([DESKTOP, PHONE, { width: 900, height: 700 }])(
    'is never covered by toasts at $width px',
    async (viewport) => {
      const page = await enter(LAN)
      await page.setViewportSize(viewport)
      await enterRoom(page)
      await room(page).getByRole('button', { name: '发送' }).click()
      await toast(page, '请输入消息再发送').waitFor()
      const head = await page.locator('.room-header').boundingBox()
      const shown = await page.locator('.toast').boundingBox()
      if (!head || !shown) throw new Error('nothing to compare')
      const isBeside = shown.x + shown.width <= head.x || shown.x >= head.x + head.width
      const isBelow = shown.y >= head.y + head.height
      expect(isBeside || isBelow).toBe(true)
      expect(await isOnTop(page.getByRole('button', { name: '关闭聊天室' }))).toBe(true)
    },
  )

  it('says within three seconds that there is no network', async () => {
    const page = await enter(LAN)
    await enterRoom(page)
    await page.context().setOffline(true)
    await room(page).getByText('正在重新连接').waitFor({ timeout: 3_000 })
    await page.context().setOffline(false)
    await room(page).getByText('已连接').waitFor()
  })

  it('forgets the count of those online for a user who was forced offline', async () => {
    const [lan, owner] = await Promise.all([enter(LAN), enter(OWNER)])
    await enterRoom(lan)
    await enterRoom(owner)
    await room(lan).getByText('2 人在亭中').waitFor()
    await room(owner).getByText('2 人在亭中').click()
    await room(owner).getByRole('button', { name: '让 兰舟 下线' }).click()
    await confirmAs(owner, '确认强制下线兰舟吗')
    await room(lan).getByText('已下线').waitFor()
    expect(await room(lan).getByText('人在亭中').count()).toBe(0)
  })
})

describe('a message', () => {
  it('of many lines is folded, and shown whole on demand', async () => {
    const page = await enter(YU)
    await enterRoom(page)
    const text = Array.from({ length: 120 }, (_, line) => String(line)).join('\n')
    await say(page, text)
    const bubble = page.locator('.room-message[data-id] .room-bubble').last()
    await bubble.waitFor()
    const height = async () => (await bubble.boundingBox())?.height ?? 0
    await expect.poll(height).toBeLessThan(400)
    const before = (await bubble.boundingBox())?.y ?? 0
    await bubble.getByRole('button', { name: '展开全部' }).click()
    await expect.poll(height).toBeGreaterThan(2_000)
    // Its beginning stays in view, although the list is laid out from its end.
    const top = (await page.locator('.room-scroll').boundingBox())?.y ?? 0
    const after = (await bubble.boundingBox())?.y ?? 0
    expect([after >= top, after <= before + 3]).toEqual([true, true])
    await bubble.getByRole('button', { name: '收起' }).click()
    await expect.poll(height).toBeLessThan(400)
    await say(page, '一行')
    await message(page, '一行').waitFor()
    expect(await message(page, '一行').getByRole('button', { name: '展开全部' }).count()).toBe(0)
  })

  it('ends the line of new messages when it answers them', async () => {
    const { chat, isReady } = chatClient(
      () => stage.site.url,
      await chatUser(stage.site.url, 'details1'),
    )
    await isReady()
    const page = await enter(YU)
    await enterRoom(page)
    await page.keyboard.press('Escape')
    chat.send('在吗')
    await expect.poll(() => chatButton(page).locator('.badge').textContent()).toBe('1')
    await enterRoom(page)
    await room(page).getByText('以下是新消息').waitFor()
    await say(page, '在的')
    await message(page, '在的').waitFor()
    await room(page).getByText('以下是新消息').waitFor({ state: 'detached' })
    chat.close()
  })
})

describe('unread messages', () => {
  it('stand in the title and on the icon, on every page, and only mentions while undisturbed', async () => {
    const { chat, isReady } = chatClient(
      () => stage.site.url,
      await chatUser(stage.site.url, 'details2'),
    )
    await isReady()
    const page = await enter(YU)
    await enterRoom(page)
    await page.keyboard.press('Escape')
    await room(page).waitFor({ state: 'detached' })
    const icon = () => page.locator('link[rel="icon"]').getAttribute('href')
    const [title, own] = [await page.title(), await icon()]
    for (const text of ['一', '二']) chat.send(text)
    await expect.poll(() => page.title()).toBe(`(2) ${title}`)
    await expect.poll(icon).toMatch(/^data:image\/png/)
    await page.getByRole('link', { name: '分类', exact: true }).first().click()
    await page.waitForURL('**/category')
    await expect.poll(() => page.title()).toMatch(/^\(2\) 分类/)

    await enterRoom(page)
    await expect.poll(() => page.title()).toMatch(/^分类/)
    await expect.poll(icon).toContain(own ?? '')
    await room(page).getByRole('button', { name: '聊天室设置' }).click()
    await room(page).getByRole('switch', { name: '免打扰' }).click()
    expect(await room(page).getByRole('switch', { name: '新消息提示音' }).isChecked()).toBe(false)
    await page.keyboard.press('Escape')
    await page.keyboard.press('Escape')
    await room(page).waitFor({ state: 'detached' })
    chat.send('三')
    await expect.poll(() => chatButton(page).locator('.badge').textContent()).toBe('1')
    expect(await page.title()).toMatch(/^分类/)
    chat.send(`@${YU.nick_name} 在吗`)
    await expect.poll(() => page.title()).toMatch(/^\(1\) 分类/)
    await expect.poll(icon).toMatch(/^data:image\/png/)
    chat.close()
  })
})

describe('pictures', () => {
  const picture = async (name: string, background: string) => ({
    name,
    mimeType: 'image/png',
    buffer: await sharp({ create: { width: 300, height: 200, channels: 3, background } })
      .png()
      .toBuffer(),
  })

  it('are sent several at once in their order; one is cancelled, other files are refused', async () => {
    const page = await enter(YU)
    await enterRoom(page)
    const sent = page.locator('.room-message[data-id] .room-picture')
    const before = await sent.count()
    const uploads = room(page).getByRole('list', { name: '正在发送的图片' })
    let release: () => void = () => undefined
    const held = new Promise<void>((resolve) => {
      release = resolve
    })
    await page.route(/upload\/img/, async (route) => {
      await held
      await route.continue()
    })
    const files = await Promise.all(
      ['#21776a', '#b5443a', '#8a6d1f'].map((colour, at) => picture(`${at}.png`, colour)),
    )
    await room(page).getByLabel('发图片').setInputFiles(files)
    await expect.poll(() => uploads.getByRole('listitem').count()).toBe(3)
    await uploads.getByRole('button', { name: '取消上传' }).last().click()
    await expect.poll(() => uploads.getByRole('listitem').count()).toBe(2)
    release()
    await expect.poll(() => sent.count()).toBe(before + 2)
    await uploads.waitFor({ state: 'detached' })

    await room(page).evaluate((element) => {
      const transfer = new DataTransfer()
      transfer.items.add(new File(['text'], 'a.txt', { type: 'text/plain' }))
      element.dispatchEvent(new DragEvent('drop', { dataTransfer: transfer, bubbles: true }))
    })
    await toast(page, '聊天室里只能发图片').waitFor()
    await chatField(page).fill('完')
    await chatField(page).press('Enter')
    await message(page, '完').waitFor()
  })
})
