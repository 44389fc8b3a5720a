/** @module-tag long */

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
import { few } from './testing/few.ts'
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
  it.each(few([PHONE, DESKTOP, { width: 900, height: 700 }], 2))(
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

/** Counts the tones that the page plays. The sound has two. */
const countTones = (page: Page) =>
  page.evaluate(() => {
    const { start } = OscillatorNode.prototype
    const counted = window as { tones?: number }
    OscillatorNode.prototype.start = function (...when) {
      const isHeard = this.context.state === 'running'
      counted.tones = (counted.tones ?? 0) + Number(isHeard)
      return start.apply(this, when)
    }
  })
const tones = (page: Page) => page.evaluate(() => (window as { tones?: number }).tones ?? 0)

/** Another tab is in front, or this one again. */
const setHidden = (page: Page, isHidden: boolean) =>
  page.evaluate((hidden) => {
    Object.defineProperty(document, 'hidden', { value: hidden, configurable: true })
    document.dispatchEvent(new Event('visibilitychange'))
  }, isHidden)

describe('unread messages', () => {
  it('stand in the title and on the icon, sound, and only mentions count while undisturbed', async () => {
    const { chat, isReady } = chatClient(
      () => stage.site.url,
      await chatUser(stage.site.url, 'details2'),
    )
    await isReady()
    const page = await enter(YU)
    await countTones(page)
    await enterRoom(page)
    await room(page).getByRole('button', { name: '聊天室设置' }).click()
    await room(page).getByRole('switch', { name: '新消息提示音' }).click()
    await page.keyboard.press('Escape')
    await page.keyboard.press('Escape')
    await room(page).waitFor({ state: 'detached' })
    await setHidden(page, true)
    const icon = () => page.locator('link[rel="icon"]').getAttribute('href')
    const [title, own] = [await page.title(), await icon()]
    for (const text of ['一', '二']) chat.send(text)
    await expect.poll(() => page.title()).toBe(`(2) ${title}`)
    await expect.poll(icon).toMatch(/^data:image\/png/)
    await expect.poll(() => tones(page)).toBe(2)
    await setHidden(page, false)
    await page.getByRole('link', { name: '分类', exact: true }).first().click()
    await page.waitForURL('**/category')
    await expect.poll(() => page.title()).toMatch(/^\(2\) 分类/)

    await enterRoom(page)
    await expect.poll(() => page.title()).toMatch(/^分类/)
    await expect.poll(icon).toContain(own ?? '')
    await room(page).getByRole('button', { name: '聊天室设置' }).click()
    await room(page).getByRole('switch', { name: '免打扰' }).click()
    expect(await room(page).getByRole('switch', { name: '新消息提示音' }).isChecked()).toBe(true)
    await page.keyboard.press('Escape')
    await page.keyboard.press('Escape')
    await room(page).waitFor({ state: 'detached' })
    await setHidden(page, true)
    chat.send('三')
    await expect.poll(() => chatButton(page).locator('.badge').textContent()).toBe('1')
    expect(await page.title()).toMatch(/^分类/)
    chat.send(`@${YU.nick_name} 在吗`)
    await expect.poll(() => page.title()).toMatch(/^\(1\) 分类/)
    await expect.poll(icon).toMatch(/^data:image\/png/)
    expect(await tones(page)).toBe(2)
    chat.close()
  })
})

describe('pictures', () => {
  const SIZES = [
    { width: 300, height: 200 },
    { width: 200, height: 300 },
    { width: 260, height: 260 },
  ]
  const pictures = () =>
    Promise.all(
      SIZES.map(async (size, at) => ({
        name: `${at}.png`,
        mimeType: 'image/png',
        buffer: await sharp({ create: { ...size, channels: 3, background: '#21776a' } })
          .png()
          .toBuffer(),
      })),
    )
  const uploads = (page: Page) => room(page).getByRole('list', { name: '正在发送的图片' })
  const sent = (page: Page) => page.locator('.room-message[data-id] .room-picture img')
  /** Returns a function that lets the uploads go. */
  const holdUploads = async (page: Page) => {
    let release: () => void = () => undefined
    const held = new Promise<void>((resolve) => {
      release = resolve
    })
    await page.route(/upload\/img/, async (route) => {
      await held
      await route.continue()
    })
    return () => release()
  }
  /** The shapes of the last pictures: upright, wide or square. */
  const shapes = async (page: Page, count: number) => {
    const boxes = await sent(page).evaluateAll((images) =>
      images.map((image) => Number((image as HTMLElement).style.aspectRatio.split('/')[0])),
    )
    return boxes.slice(-count).map((ratio) => Math.round(ratio * 10) / 10)
  }

  it('are sent several at once in their order; one is cancelled, other files are refused', async () => {
    const page = await enter(YU)
    await enterRoom(page)
    const before = await sent(page).count()
    const release = await holdUploads(page)
    await room(page)
      .getByLabel('发图片')
      .setInputFiles(await pictures())
    await expect.poll(() => uploads(page).getByRole('listitem').count()).toBe(3)
    await uploads(page).getByRole('listitem').first().locator('progress').waitFor()
    expect(await uploads(page).getByText('等待上传').count()).toBe(2)
    await uploads(page).getByRole('button', { name: '取消上传' }).last().click()
    await expect.poll(() => uploads(page).getByRole('listitem').count()).toBe(2)
    release()
    await expect.poll(() => sent(page).count()).toBe(before + 2)
    expect(await shapes(page, 2)).toEqual([1.5, 0.7])
    await uploads(page).waitFor({ state: 'detached' })

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

  it('are dropped and pasted, while a dragged text goes into the field', async () => {
    const page = await enter(YU)
    await enterRoom(page)
    const before = await sent(page).count()
    const files = (await pictures()).map(({ name, buffer }) => ({
      name,
      bytes: buffer.toString('base64'),
    }))
    /** Returns whether the browser does what it always does. */
    const give = (event: 'drop' | 'paste', given: typeof files | string) =>
      chatField(page).evaluate(
        (field, [type, all]) => {
          const transfer = new DataTransfer()
          if (typeof all === 'string') transfer.setData('text/plain', all)
          for (const { name, bytes } of typeof all === 'string' ? [] : all) {
            const content = Uint8Array.from(atob(bytes), (letter) => letter.charCodeAt(0))
            transfer.items.add(new File([content], name, { type: 'image/png' }))
          }
          const init = { bubbles: true, cancelable: true }
          return field.dispatchEvent(
            type === 'drop'
              ? new DragEvent(type, { ...init, dataTransfer: transfer })
              : new ClipboardEvent(type, { ...init, clipboardData: transfer }),
          )
        },
        [event, given] as const,
      )
    expect(await give('drop', '一句话')).toBe(true)
    const release = await holdUploads(page)
    expect(await give('drop', files.slice(0, 2))).toBe(false)
    await expect.poll(() => uploads(page).getByRole('listitem').count()).toBe(2)
    expect(await give('paste', files.slice(2))).toBe(false)
    await expect.poll(() => uploads(page).getByRole('listitem').count()).toBe(3)
    release()
    await expect.poll(() => sent(page).count()).toBe(before + 3)
    expect(await shapes(page, 3)).toEqual([1.5, 0.7, 1])
  })

  it('go on when Back closes the room on a phone', async () => {
    const page = await enter(YU)
    await page.setViewportSize(PHONE)
    await enterRoom(page)
    const before = await sent(page).count()
    const release = await holdUploads(page)
    await room(page)
      .getByLabel('发图片')
      .setInputFiles((await pictures()).slice(0, 2))
    await expect.poll(() => uploads(page).getByRole('listitem').count()).toBe(2)
    await page.goBack()
    await room(page).waitFor({ state: 'detached' })
    await toast(page, '图片会继续上传').waitFor()
    await enterRoom(page)
    await expect.poll(() => uploads(page).getByRole('listitem').count()).toBe(2)
    await page.goBack()
    await room(page).waitFor({ state: 'detached' })
    release()
    await enterRoom(page)
    await expect.poll(() => sent(page).count()).toBe(before + 2)
  })
})
