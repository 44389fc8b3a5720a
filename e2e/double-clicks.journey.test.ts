import type { Locator, Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { logInByStorage, openLogin, registerByCall, toast } from './testing/accounts.ts'
import { openPage, visit, visitedBefore } from './testing/browser.ts'
import { chatField, enterRoom, messagesIn } from './testing/chat-room.ts'
import { useSiteWithPictures } from './testing/use-site.ts'

const stage = useSiteWithPictures()
const USER = { username: 'hasty0001', password: 'lanting-1', nick_name: '急性子' }

/** Opens a page, and collects the writes to these calls. */
const open = async (path: string, calls: RegExp) => {
  const { page } = await openPage(stage.browser)
  await visitedBefore(page)
  await visit(page, stage.site.url + path)
  const sent: string[] = []
  page.on('request', (request) => {
    const { pathname } = new URL(request.url())
    if (calls.test(pathname)) sent.push(pathname)
  })
  return { page, sent }
}

const enter = async (page: Page) => {
  await registerByCall(stage.site.url, USER)
  await logInByStorage(page, USER)
}

/** Two clicks in one task: React cannot render between them. */
const clickTwice = async (button: Locator) => {
  await button.waitFor()
  await button.evaluate((element: HTMLElement) => {
    element.click()
    element.click()
  })
}

/** Long enough for a second request. */
const settle = (page: Page) => page.waitForLoadState('networkidle')

it('posts one comment and one reply', { tags: 'long' }, async () => {
  const { page, sent } = await open('/article?id=2', /comment\/(?:add|apply)$/)
  await enter(page)
  await page.locator('.comments').scrollIntoViewIfNeeded()
  await page.getByRole('textbox', { name: '写评论' }).fill('只说一遍')
  await clickTwice(page.getByRole('button', { name: '发布', exact: true }))
  await toast(page, '评论成功').waitFor()
  const others = page.locator('.comment-item').filter({ hasNotText: '只说一遍' })
  await others.first().getByRole('button', { name: '回复' }).first().click()
  await page.getByRole('textbox', { name: /^回复/ }).fill('只回一遍')
  await clickTwice(page.getByRole('button', { name: '发布', exact: true }))
  await expect.poll(() => sent.length).toBe(2)
  await settle(page)
  expect(sent).toEqual(['/api/comment/add', '/api/comment/apply'])
})

it('posts a comment once when its answer was lost', async () => {
  const { page, sent } = await open('/article?id=4', /comment\/add$/)
  await enter(page)
  await page.route(
    '**/api/comment/add',
    async (route) => {
      await route.fetch()
      await route.abort()
    },
    { times: 1 },
  )
  await page.locator('.comments').scrollIntoViewIfNeeded()
  await page.getByRole('textbox', { name: '写评论' }).fill('听见了吗')
  const publish = page.getByRole('button', { name: '发布', exact: true })
  await publish.click()
  await page.locator('.toast').first().waitFor()
  await publish.click()
  await toast(page, '评论成功').waitFor()
  expect(sent).toHaveLength(2)
  const own = page.locator('.comment-item').filter({ hasText: '听见了吗' })
  await expect.poll(() => own.count()).toBe(1)
})

it('likes an article once', { tags: 'long' }, async () => {
  const { page, sent } = await open('/article?id=3', /like\/(?:add|cancel)Like$/)
  await clickTwice(page.locator('.like-seal button'))
  await expect.poll(() => sent.length).toBeGreaterThan(0)
  await settle(page)
  expect(sent).toEqual(['/api/like/addLike'])
})

it('likes a board message once', { tags: 'long' }, async () => {
  const { page, sent } = await open('/message/detail?id=2', /like\/(?:add|cancel)Like$/)
  await clickTwice(page.locator('.note-column .like-heart'))
  await expect.poll(() => sent.length).toBeGreaterThan(0)
  await settle(page)
  expect(sent).toEqual(['/api/like/addLike'])
})

it('publishes one board message, as a note and as danmaku', { tags: 'long' }, async () => {
  const { page, sent } = await open('/message/publish?type=add', /message\/add$/)
  await page.getByLabel('留言内容').fill('只贴一张')
  await clickTwice(page.getByRole('button', { name: '发布', exact: true }))
  await toast(page, '留言成功').waitFor()
  await page.waitForURL(/message\/list/)
  await settle(page)
  expect(sent).toHaveLength(1)
  await page.locator('.sky-form input:not(.honeypot)').fill('只飘一条')
  await clickTwice(page.locator('.sky-form button'))
  await expect.poll(() => sent.length).toBe(2)
  await settle(page)
  expect(sent).toHaveLength(2)
})

it('applies for one friend link', { tags: 'long' }, async () => {
  const { page, sent } = await open('/link/list', /links\/add$/)
  await enter(page)
  await page.getByRole('button', { name: '友链申请' }).click()
  const dialog = page.getByRole('dialog', { name: '友链申请' })
  await dialog.getByLabel('网站名称').fill('一次')
  await dialog.getByLabel('网站描述').fill('只申请一次')
  await dialog.getByLabel('网站地址').fill('https://once.example')
  await clickTwice(dialog.getByRole('button', { name: '申请友链' }))
  await toast(page, '申请成功').waitFor()
  await settle(page)
  expect(sent).toHaveLength(1)
})

it('sends one chat message', { tags: 'long' }, async () => {
  const { page } = await open('/home', /chat/)
  await enter(page)
  await enterRoom(page)
  await chatField(page).fill('只发一条')
  await clickTwice(page.getByRole('button', { name: '发送', exact: true }))
  await expect.poll(() => messagesIn(page)).toContain('只发一条')
  await settle(page)
  expect((await messagesIn(page)).filter((text) => text === '只发一条')).toHaveLength(1)
  expect(await toast(page, '请输入消息再发送').count()).toBe(0)
})

it('registers and logs in once', { tags: 'long' }, async () => {
  const { page, sent } = await open('/home', /user\/(?:register|login)$/)
  await openLogin(page)
  await page.getByRole('button', { name: '还没有账号？去注册' }).click()
  const dialog = page.getByRole('dialog', { name: '注册' })
  await dialog.getByLabel('用户名').fill('hasty0002')
  await dialog.getByLabel('密码', { exact: true }).fill('lanting-1')
  await dialog.getByLabel('确认密码').fill('lanting-1')
  await clickTwice(dialog.getByRole('button', { name: '注册', exact: true }))
  await toast(page, '自动登录成功').waitFor()
  await settle(page)
  expect(sent).toEqual(['/api/user/register', '/api/user/login'])
})

it('saves a profile once', { tags: 'long' }, async () => {
  const { page, sent } = await open('/home', /updateOwnUserInfo$/)
  await enter(page)
  await page.goto(`${stage.site.url}/userCenter`)
  await page.getByRole('button', { name: '编辑' }).click()
  await page.getByLabel('昵称').fill('慢性子')
  await clickTwice(page.getByRole('button', { name: '保存' }))
  await clickTwice(page.getByRole('button', { name: '确认', exact: true }))
  await toast(page, '修改成功').waitFor()
  await settle(page)
  expect(sent).toHaveLength(1)
})
