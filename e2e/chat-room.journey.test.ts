import type { Page } from 'playwright-core'
import sharp from 'sharp'
import { beforeAll, describe, expect, it } from 'vitest'
import { logInByStorage, registerByCall, type TestUser, toast } from './testing/accounts.ts'
import { openPage, visitedBefore } from './testing/browser.ts'
import {
  action,
  chatButton,
  chatField,
  confirmAs,
  enterRoom,
  expectMessages,
  isConnected,
  message,
  room,
  say,
} from './testing/chat-room.ts'
import { OWNER } from './testing/site.ts'
import { useSiteWithPictures } from './testing/use-site.ts'

const stage = useSiteWithPictures({ DEMO: 'off' })

const SHI: TestUser = { username: 'shichai1', password: 'secret-1', nick_name: '拾柴' }
const CHAO: TestUser = { username: 'tingchao1', password: 'secret-1', nick_name: '听潮' }

const enter = async (user?: TestUser, path = '/home'): Promise<Page> => {
  const { page } = await openPage(stage.browser)
  await visitedBefore(page)
  await page.goto(stage.site.url + path)
  if (user) await logInByStorage(page, user)
  return page
}

beforeAll(async () => {
  for (const user of [SHI, CHAO]) await registerByCall(stage.site.url, user)
})

describe('four users in four browsers', () => {
  it('send messages, reply, send pictures, and recall messages', async () => {
    const [shi, chao, owner, visitor] = await Promise.all([
      enter(SHI),
      enter(CHAO),
      enter(OWNER),
      enter(),
    ])
    for (const page of [shi, chao, owner]) await enterRoom(page)
    await visitor.goto(`${stage.site.url}/message/chat`)
    await isConnected(visitor)
    const all = [shi, chao, owner, visitor]
    await visitor.getByText('亭子里还没有人说话').waitFor()
    await visitor.getByText('3 人在亭中').waitFor()
    expect(await visitor.locator('footer.site-footer').count()).toBe(0)

    await chatField(shi).fill('今晚听哪一张')
    await chatField(shi).press('Shift+Enter')
    await chatField(shi).pressSequentially('https://a.test/x ')
    await room(shi).getByRole('button', { name: '表情' }).click()
    await shi.getByRole('toolbar', { name: '选一个表情' }).getByText('🍵').click()
    await chao.getByText('拾柴 正在输入').waitFor()
    await room(shi).getByRole('button', { name: '发送' }).click()
    const first = '今晚听哪一张\nhttps://a.test/x 🍵'
    for (const page of all) await expectMessages(page, [first])
    await room(shi).getByText('已发送').waitFor({ state: 'attached' })
    await room(chao).getByRole('link', { name: 'https://a.test/x' }).waitFor()

    await action(chao, first, '回复')
    await chatField(chao).fill('第二面')
    await chatField(chao).press('Enter')
    for (const page of all) await expectMessages(page, [first, '第二面'])
    await message(owner, '第二面').getByText('拾柴：今晚听哪一张').waitFor()

    const buffer = await sharp({
      create: { width: 600, height: 300, channels: 3, background: '#21776a' },
    })
      .png()
      .toBuffer()
    await room(chao)
      .getByLabel('发图片')
      .setInputFiles({ name: 'a.png', mimeType: 'image/png', buffer })
    const picture = room(shi).getByRole('link', { name: /听潮 发的图片/ })
    await picture.waitFor()
    const box = await picture.locator('img').boundingBox()
    expect(Math.round(((box?.width ?? 0) / (box?.height ?? 1)) * 10)).toBe(20)
    await picture.click()
    await shi.getByRole('dialog', { name: '图片' }).waitFor()
    await shi.keyboard.press('Escape')

    // The writer and administrators can recall a message; other users cannot.
    await message(shi, '第二面').hover()
    await message(shi, '第二面').getByRole('button', { name: '回复' }).waitFor()
    expect(await message(shi, '第二面').getByRole('button', { name: '撤回' }).count()).toBe(0)
    await action(chao, '第二面', '撤回')
    await confirmAs(chao, '撤回这条消息吗', '撤回')
    await toast(chao, '撤回成功').waitFor()
    for (const page of all) await expectMessages(page, [first])
    await chao.getByText('你撤回了一条消息').waitFor()
    await shi.getByText('听潮 撤回了一条消息').waitFor()
    await chao.getByRole('button', { name: '重新编辑' }).click()
    expect(await chatField(chao).inputValue()).toBe('第二面')
    await chatField(chao).fill('')
    await action(owner, first, '撤回')
    await confirmAs(owner, '撤回这条消息吗', '撤回')
    for (const page of all) await expectMessages(page, [])
    await chao.getByText('管理员撤下了 拾柴 的一条消息').waitFor()
    await picture.waitFor()

    const announced = (page: Page) => room(page).locator('.for-screen-readers[role="status"]')
    await expect.poll(() => announced(shi).textContent()).toContain('听潮')
    expect(await room(chao).getByRole('button', { name: '清空记录' }).count()).toBe(0)
    await room(owner).getByRole('button', { name: '清空记录' }).click()
    await confirmAs(owner, '确认清空吗')
    await toast(owner, '聊天记录已清空').waitFor()
    for (const page of all) await page.getByText('亭子里还没有人说话').waitFor()
    for (const page of [shi, owner]) expect(await announced(page).textContent()).toBe('')
  })

  it('are disconnected by an administrator, and see when the mute ends', {
    tags: 'long',
  }, async () => {
    const [chao, owner] = await Promise.all([enter(CHAO), enter(OWNER)])
    for (const page of [chao, owner]) await enterRoom(page)
    await room(owner)
      .getByRole('button', { name: /人在亭中/ })
      .click()
    await room(owner).getByRole('button', { name: '让 听潮 下线' }).click()
    await confirmAs(owner, '确认强制下线听潮吗')
    await toast(chao, '你被管理员请出了聊天室').waitFor()
    await room(chao).getByText('已下线').waitFor()
    await room(chao)
      .getByText(/\d\d:\d\d 前只能看不能说/)
      .waitFor()
    await room(owner).getByText('1 人在亭中').waitFor()

    await room(chao).getByRole('button', { name: '重连' }).click()
    await isConnected(chao)
    await say(owner, '好好说话')
    await message(chao, '好好说话').waitFor()
    expect(await chatField(chao).count()).toBe(0)
    await chao.reload()
    await enterRoom(chao)
    await room(chao)
      .getByText(/\d\d:\d\d 前只能看不能说/)
      .waitFor()
  })
})

describe('a visitor', () => {
  it('reads, and must log in before sending; the draft is sent after the login', async () => {
    const page = await enter()
    await enterRoom(page)
    expect(await room(page).getByLabel('发图片').count()).toBe(0)
    await say(page, '我来了')
    await toast(page, '请先登录').waitFor()
    const dialog = page.getByRole('dialog', { name: '登录' })
    await dialog.getByLabel('用户名').fill(SHI.username)
    await dialog.getByLabel('密码', { exact: true }).fill(SHI.password)
    await page.keyboard.press('Enter')
    await message(page, '我来了').waitFor()
    await expect.poll(() => chatField(page).inputValue()).toBe('')
    await chatField(page).press('Enter')
    await toast(page, '请输入消息再发送').waitFor()

    await page.getByRole('button', { name: '我的账号' }).click()
    await page.getByRole('button', { name: '退出' }).click()
    await toast(page, '退出成功').waitFor()
    await isConnected(page)
    await message(page, '我来了').waitFor()
    expect(await room(page).getByLabel('发图片').count()).toBe(0)
  })
})

describe('two tabs of one user', () => {
  it('show the same messages, count as one user, and share the unread state', {
    tags: 'long',
  }, async () => {
    const [first, owner] = await Promise.all([enter(SHI), enter(OWNER)])
    const second = await first.context().newPage()
    await second.goto(`${stage.site.url}/archives`)
    await enterRoom(owner)
    await enterRoom(first)
    await room(owner).getByText('2 人在亭中').waitFor()
    await say(first, '从第一个窗口')
    await enterRoom(second)
    await message(second, '从第一个窗口').waitFor()
    expect(await room(second).locator('[data-mine="true"]').count()).toBeGreaterThan(0)

    await second.keyboard.press('Escape')
    await room(second).waitFor({ state: 'detached' })
    await first.keyboard.press('Escape')
    await room(first).waitFor({ state: 'detached' })
    for (const text of ['一', '二']) await say(owner, text)
    for (const page of [first, second]) {
      await expect.poll(() => chatButton(page).locator('.badge').textContent()).toBe('2')
    }
    await enterRoom(first)
    await room(first).getByText('以下是新消息').waitFor()
    for (const page of [first, second]) {
      await expect.poll(() => chatButton(page).locator('.badge').count()).toBe(0)
    }
    await first.close()
    await say(owner, '三')
    await expect.poll(() => chatButton(second).locator('.badge').textContent()).toBe('1')
    await second.goto(`${stage.site.url}/tag`)
    await expect.poll(() => chatButton(second).locator('.badge').textContent()).toBe('1')
    await room(owner).getByText('2 人在亭中').waitFor()
  })
})
