import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { logInByStorage, loginByCall, registerByCall, toast } from './testing/accounts.ts'
import { openEditor, ownerBrowser } from './testing/admin.ts'
import { articleIdIn, publishArticle } from './testing/articles.ts'
import { openPage, PHONE, visitedBefore, type WatchedPage } from './testing/browser.ts'
import { hostileUsers } from './testing/hostile-users.ts'
import { call, loginAsOwner, OWNER } from './testing/site.ts'
import { useSite } from './testing/use-site.ts'

const stage = useSite({ DEMO: 'off' })

const READER = { username: 'reader1', password: 'abc-123', nick_name: '拾柴' }

const written = async (title: string): Promise<number> =>
  articleIdIn(await publishArticle(stage.site.url, { title }))

const at = async (path: string, options = {}): Promise<WatchedPage> => {
  const watched = await openPage(stage.browser, options)
  await visitedBefore(watched.page)
  await watched.page.goto(stage.site.url + path)
  return watched
}

const field = (page: Page) => page.getByRole('textbox', { name: '写评论' })
const showComments = async (page: Page) => {
  await page.locator('.comments').scrollIntoViewIfNeeded()
  await field(page).waitFor()
}
const publish = (page: Page) => page.getByRole('button', { name: '发布', exact: true }).click()
const focus = (page: Page) => page.evaluate(() => window.dispatchEvent(new Event('focus')))
const bell = (page: Page) => page.locator('.bell-button')
const drawer = (page: Page) => page.getByRole('dialog', { name: '我的消息' })
const commentWith = (page: Page, text: string) =>
  page.locator('.comment-item').filter({ has: page.getByText(text, { exact: true }) })

describe('the bell', () => {
  it('asks for the notifications once each time it opens them', { tags: 'long' }, async () => {
    const { page } = await at('/home')
    const reported = page.waitForEvent('websocket', async (socket) => {
      const isReport = ({ payload }: { payload: string | Buffer }) =>
        String(payload).includes('"notify"')
      return socket.waitForEvent('framereceived', isReport).then(
        () => true,
        () => false,
      )
    })
    await logInByStorage(page, OWNER)
    // The report of the socket refreshes the list.
    await reported
    await page.waitForLoadState('networkidle')
    const asked: number[] = []
    page.on('request', (request) => {
      if (request.url().endsWith('/getNotifyList')) asked.push(request.postDataJSON().size)
    })
    for (const times of [1, 2]) {
      const answered = page.waitForResponse(/getNotifyList/)
      await bell(page).click()
      await (await answered).finished()
      await drawer(page).waitFor()
      await page.keyboard.press('Escape')
      await drawer(page).waitFor({ state: 'hidden' })
      await page.waitForTimeout(300)
      expect(asked).toEqual(Array(times).fill(10))
    }
  })
})

describe('two users', () => {
  it('comment on an article, get notifications, like, and recall comments', async () => {
    await registerByCall(stage.site.url, READER)
    const id = await written('说话的地方')
    const { page: reader, complaints } = await at(`/article?id=${id}`)
    const { page: owner } = await at('/home')
    await logInByStorage(reader, READER)
    await logInByStorage(owner, OWNER)
    await expect.poll(() => bell(owner).locator('.badge').count()).toBe(0)

    await showComments(reader)
    await reader.getByText('还没有评论').waitFor()
    await field(reader).fill('第一句\n<b>粗</b> https://a.test/x')
    await reader.getByRole('button', { name: '表情' }).click()
    await reader.getByRole('toolbar', { name: '选一个表情' }).getByText('🍵').click()
    await expect.poll(() => field(reader).inputValue()).toMatch(/🍵$/)
    await publish(reader)
    await toast(reader, '评论成功').waitFor()
    await expect.poll(() => field(reader).inputValue()).toBe('')
    const first = reader.locator('.comment-item').first()
    await first.getByText('第一句').waitFor()
    await expect.poll(() => first.locator('b', { hasText: '粗' }).count()).toBe(1)
    const link = first.locator('.written-text').getByRole('link')
    expect(await link.getAttribute('rel')).toContain('noopener')
    await expect.poll(() => reader.locator('.comments-header small').textContent()).toBe('1')

    await focus(owner)
    await expect.poll(() => bell(owner).locator('.badge').textContent()).toBe('1')
    await bell(owner).click()
    await drawer(owner)
      .getByText(/说话的地方.*收到了 拾柴 的评论/)
      .waitFor()
    await drawer(owner).getByText('已经到底啦').waitFor()
    await drawer(owner).getByRole('button', { name: '前往' }).click()
    await owner.waitForURL(`**/article?id=${id}#comment-*`)
    await drawer(owner).waitFor({ state: 'hidden' })
    await expect.poll(() => bell(owner).locator('.badge').count()).toBe(0)

    await showComments(owner)
    const seen = owner.locator('.comment-item').first()
    await seen.getByRole('button', { name: /^点赞/ }).click()
    await toast(owner, '点赞成功').waitFor()
    await seen.getByRole('button', { name: '回复', exact: true }).click()
    await owner.getByRole('textbox', { name: '回复 拾柴' }).fill('欢迎')
    await publish(owner)
    await commentWith(owner, '欢迎').locator('.role-mark').first().waitFor()

    await seen.locator('.comment-actions').first().hover()
    await seen.getByRole('button', { name: '举报' }).first().click()
    await owner.getByText('举报这条内容吗').waitFor()
    await owner.getByRole('button', { name: '确认' }).click()
    await toast(owner, '已经告诉站长了').waitFor()

    await focus(reader)
    await expect.poll(() => bell(reader).locator('.badge').textContent()).toBe('1')
    await reader.reload()
    await showComments(reader)
    await commentWith(reader, '欢迎').first().waitFor()
    await expect.poll(() => reader.locator('.comment-like').first().textContent()).toBe('1')
    await expect
      .poll(() => commentWith(reader, '欢迎').last().getByRole('button', { name: '删除' }).count())
      .toBe(0)
    await reader.locator('.comment-actions').first().getByRole('button', { name: '删除' }).click()
    await reader.getByText('它下面的回复也会一起删除').waitFor()
    await reader.getByRole('button', { name: '确认' }).click()
    await toast(reader, '删除成功').waitFor()
    await reader.getByText('还没有评论').waitFor()
    expect(complaints).toEqual([])
  })

  it('keep unconfirmed input', { tags: 'long' }, async () => {
    const id = await written('没有网的地方')
    const { page } = await at(`/article?id=${id}`)
    await logInByStorage(page, OWNER)
    await showComments(page)
    await field(page).fill('写了很久的一段话')
    await page.context().setOffline(true)
    await publish(page)
    await page.locator('.toast').last().waitFor()
    expect(await field(page).inputValue()).toBe('写了很久的一段话')
    await page.context().setOffline(false)
    await page.reload()
    await showComments(page)
    await expect.poll(() => field(page).inputValue()).toBe('写了很久的一段话')
    await publish(page)
    await commentWith(page, '写了很久的一段话').waitFor()
    await expect.poll(() => field(page).inputValue()).toBe('')
  })
})

describe('a visitor', () => {
  it('must log in, and the comment is sent afterwards', async () => {
    const id = await written('来客')
    const { page } = await at(`/article?id=${id}`, { viewport: PHONE })
    await showComments(page)
    await field(page).fill('先写，后登录')
    await publish(page)
    const dialog = page.getByRole('dialog', { name: '登录' })
    await dialog.getByLabel('用户名').fill(OWNER.username)
    await dialog.getByLabel('密码', { exact: true }).fill(OWNER.password)
    await page.keyboard.press('Enter')
    await commentWith(page, '先写，后登录').waitFor()
  })
})

describe('the drawer', () => {
  it('opens the commented talk', { tags: 'long' }, async () => {
    const { url } = stage.site
    const token = await loginByCall(url, OWNER)
    const body = { content: '今天的云', is_top: 2, status: 1, talkImgList: [] }
    const { result } = await call(`${url}/api/talk/publishTalk`, { token, body })
    const { id } = result as { id: number }
    const writer = { username: 'reader7', password: 'abc-123' }
    await registerByCall(url, writer)
    const comment = { type: 2, for_id: id, content: '看见了' }
    const sent = { token: await loginByCall(url, writer), body: comment }
    await call(`${url}/api/comment/add`, sent)
    const { page } = await at('/home')
    await logInByStorage(page, OWNER)
    await bell(page).click()
    await drawer(page).getByRole('button', { name: '前往', exact: true }).first().click()
    await page.waitForURL(`**/talk?id=${id}#comment-*`)
    const marked = page.locator('article.talk[aria-current]')
    await expect.poll(() => marked.locator('.talk-text').textContent()).toBe('今天的云')
    await commentWith(page, '看见了').and(page.locator('[data-linked]')).waitFor()
  })

  it('marks all as read, and deletes after a confirmation', { tags: 'long' }, async () => {
    const { page, complaints } = await at('/home')
    const id = await written('十二条')
    const [writer] = hostileUsers(stage.site, [''])
    for (let count = 0; count < 12; count += 1) {
      const body = { type: 1, for_id: id, content: `第 ${count} 条` }
      await call(`${stage.site.url}/api/comment/add`, { token: writer?.token, body })
    }
    await logInByStorage(page, OWNER)
    await expect.poll(() => bell(page).locator('.badge').textContent()).toBe('9+')
    await bell(page).click()
    await drawer(page).locator('.notification').nth(9).waitFor()
    await drawer(page).getByRole('button', { name: '点击加载更多～' }).click()
    await drawer(page).locator('.notification').nth(11).waitFor()
    await drawer(page).getByText('已经到底啦').waitFor()
    const box = await drawer(page).boundingBox()
    expect(Math.round((box?.width ?? 0) / 14.4)).toBe(40)
    await drawer(page).getByRole('button', { name: '全部已读' }).click()
    await expect.poll(() => bell(page).locator('.badge').count()).toBe(0)
    const rows = drawer(page).locator('.notification')
    const before = await rows.count()
    await rows.first().getByRole('button', { name: '删除' }).click()
    await page.getByText('确定删除吗?').waitFor()
    await page.getByRole('button', { name: '取消' }).last().click()
    await expect.poll(() => rows.count()).toBe(before)
    await rows.first().getByRole('button', { name: '删除' }).click()
    await page.getByRole('button', { name: '确认' }).click()
    await toast(page, '删除成功').waitFor()
    await page.keyboard.press('Escape')
    await drawer(page).waitFor({ state: 'hidden' })
    expect(complaints).toEqual([])
  })
})

describe('a page of the owner', () => {
  it('is opened to comments, answered and closed again', async () => {
    const { url } = stage.site
    await registerByCall(url, READER)
    const body = { title: '关于这里', page_content: '一间茶室。', place: 'menu' }
    const { result } = await call(`${url}/api/page/add`, { token: await loginAsOwner(url), body })
    const path = `/page?id=${(result as { id: number }).id}`
    const { page: reader, complaints } = await at(path)
    await logInByStorage(reader, READER)
    await reader.getByText('一间茶室').waitFor()
    expect(await reader.locator('.comments').count()).toBe(0)

    const context = await ownerBrowser(stage.browser, stage.site)
    const editor = await openEditor(context, `${url}/admin${path}`)
    const saveAs = async (rule: string) => {
      await editor.getByRole('combobox', { name: '评论' }).selectOption({ label: `评论：${rule}` })
      await editor.getByRole('button', { name: '保存' }).click()
      await expect.poll(() => editor.locator('.save-status').textContent()).toBe('')
    }
    await saveAs('与全站相同')

    await reader.reload()
    await showComments(reader)
    await field(reader).fill('好茶室')
    await publish(reader)
    await toast(reader, '评论成功').waitFor()

    const { page: owner } = await at('/home')
    await logInByStorage(owner, OWNER)
    await bell(owner).click()
    const told = drawer(owner).locator('.notification').filter({ hasText: '《关于这里》' })
    await told.getByText(/您的页面.*收到了 拾柴 的评论：好茶室/).waitFor()
    await told.getByRole('button', { name: '前往' }).click()
    await owner.waitForURL(`**${path}#comment-*`)
    await commentWith(owner, '好茶室').getByRole('button', { name: '回复', exact: true }).click()
    await owner.getByRole('textbox', { name: '回复 拾柴' }).fill('常来')
    await publish(owner)
    await commentWith(owner, '常来').first().waitFor()

    await saveAs('关闭')
    await reader.reload()
    await reader.locator('.comments').scrollIntoViewIfNeeded()
    await commentWith(reader, '常来').first().waitFor()
    await reader.locator('.comments-closed').waitFor()
    expect(await field(reader).count()).toBe(0)
    expect(complaints).toEqual([])
  })
})
