import type { Locator, Page } from 'playwright-core'
import { beforeAll, describe, expect, it } from 'vitest'
import { jpeg } from '../apps/server/src/testing/pictures.ts'
import { logInByStorage, loginByCall, registerByCall, toast } from './testing/accounts.ts'
import { findings } from './testing/axe.ts'
import { openPage, visit, visitedBefore } from './testing/browser.ts'
import { call, OWNER } from './testing/site.ts'
import { useSite } from './testing/use-site.ts'

const stage = useSite({ DEMO: 'off' })

const READER = { username: 'reader1', password: 'abc-123', nick_name: '拾柴' }
let reader: string
let article = 0

const post = async (path: string, token: string | undefined, body: object) => {
  const { result } = await call(`${stage.site.url}/api${path}`, { token, body })
  return result as { res: { id: number; from_id: number } }
}
const comment = async (content: string) =>
  (await post('/comment/add', reader, { type: 1, for_id: article, content })).res
const reply = async (parent: { id: number; from_id: number }, content: string) => {
  const body = { type: 1, for_id: article, parent_id: parent.id, to_id: parent.from_id, content }
  return (await post('/comment/apply', reader, body)).res
}

const open = async (path: string) => {
  const { page, complaints } = await openPage(stage.browser)
  await visitedBefore(page)
  await visit(page, stage.site.url + path)
  return { page, complaints }
}
const here = (hash = '') => `/article?id=${article}${hash}`
const showComments = async (page: Page) => {
  await page.locator('.comments').scrollIntoViewIfNeeded()
  await page.getByRole('textbox', { name: '写评论' }).waitFor()
}
const isInView = (element: Locator) =>
  element.evaluate((item) => {
    const { top, bottom } = item.getBoundingClientRect()
    return top < innerHeight && bottom > 0
  })

beforeAll(async () => {
  await registerByCall(stage.site.url, READER)
  reader = await loginByCall(stage.site.url, READER)
  const content = Array.from({ length: 60 }, (_, at) => `第 ${at} 段\n\n`).join('')
  const written = {
    ...{ article_title: '长文', article_content: content, article_description: '' },
    ...{ category: { category_name: 'c' }, tagList: [{ tag_name: 't' }], article_cover: '' },
    ...{ is_top: 2, status: 1, type: 1 },
  }
  const owner = await loginByCall(stage.site.url, OWNER)
  const { result } = await call(`${stage.site.url}/api/article/add`, {
    token: owner,
    body: { article: written },
  })
  article = (result as { article: { id: number } }).article.id
})

describe('the address of a comment', () => {
  it('leads to a reply on a later page, marks it once, and moves the focus there', async () => {
    const parent = await comment('很早的一句')
    const replies = []
    for (let at = 0; at < 7; at += 1) replies.push(await reply(parent, `第 ${at} 次回复`))
    for (let at = 0; at < 6; at += 1) await comment(`后来的第 ${at} 句`)
    const wanted = replies[6]?.id
    const { page, complaints } = await open(here(`#comment-${wanted}`))
    const item = page.locator(`#comment-${wanted}`)
    await item.waitFor()
    await expect.poll(() => isInView(item)).toBe(true)
    await expect.poll(() => item.getAttribute('data-linked')).toBe('true')
    await expect.poll(() => item.evaluate((node) => node === document.activeElement)).toBe(true)
    await page.getByText('链接里的评论', { exact: true }).waitFor()
    expect(await page.locator(`#comment-${parent.id}`).count()).toBe(1)
    // Another order shows it again, but neither scrolls nor marks it.
    await page.locator('.comment-orders').scrollIntoViewIfNeeded()
    await page.getByRole('button', { name: '最新' }).click()
    await page.locator('.comment-list[aria-busy="false"]').waitFor()
    expect(await isInView(page.locator('.comment-orders'))).toBe(true)
    expect(await findings(page)).toEqual([])
    expect(complaints).toEqual([])
  })

  it('is copied at the time of a comment, and works within the page', async () => {
    const { page } = await open(here())
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
    await showComments(page)
    const last = page.locator('.comment-list > .comment-item').last()
    const link = last.locator('.comment-permalink').first()
    await link.click()
    await toast(page, '复制成功').waitFor()
    const copied = await page.evaluate(() => navigator.clipboard.readText())
    expect(copied).toBe(await link.evaluate((element: HTMLAnchorElement) => element.href))
    await page.evaluate(() => scrollTo(0, 0))
    await page.evaluate((hash) => {
      location.hash = hash
    }, new URL(copied).hash)
    await expect.poll(() => last.getAttribute('data-linked')).toBe('true')
    await expect.poll(() => isInView(last)).toBe(true)
  })

  it('says quietly that a comment is not there', async () => {
    const { page, complaints } = await open(here('#comment-999999'))
    const note = page.getByText('链接里的那条评论已经不在了')
    await note.waitFor()
    await expect.poll(() => isInView(note)).toBe(true)
    expect(await page.locator('.toast').count()).toBe(0)
    expect(complaints.filter((text) => !text.includes('404'))).toEqual([])
  })
})

it('keeps the list while another order loads', async () => {
  const { page } = await open(here())
  await showComments(page)
  const items = page.locator('.comment-list > .comment-item')
  await items.first().waitFor()
  const before = await items.count()
  let release = () => {}
  const held = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route(/frontGetParentComment/, async (route) => {
    await held
    await route.continue()
  })
  await page.getByRole('button', { name: '最新' }).click()
  await page.locator('.comment-list[aria-busy="true"]').waitFor()
  expect(await items.count()).toBe(before)
  release()
  await page.locator('.comment-list[aria-busy="false"]').waitFor()
  await items.filter({ hasText: '后来的第 5 句' }).waitFor()
  // Remembered when the comments are closed and opened again.
  await page.getByRole('button', { name: '收起', exact: true }).first().click()
  await page.getByRole('button', { name: '查看更多' }).click()
  const newest = page.getByRole('button', { name: '最新' })
  await expect.poll(() => newest.getAttribute('aria-pressed')).toBe('true')
})

it('renders a little Markdown, and a change of the text within ten minutes', async () => {
  const { page, complaints } = await open(here())
  await logInByStorage(page, READER)
  await showComments(page)
  const text = '**粗** *斜* `码`\n> 引文\n- 一\n- 二\n[茶](https://a.test/) # 不是标题'
  await page.getByRole('textbox', { name: '写评论' }).fill(text)
  await page.getByRole('button', { name: '发布', exact: true }).click()
  const item = page.locator('.comment-list > .comment-item').first()
  await item.locator('strong', { hasText: '粗' }).waitFor()
  for (const [tag, words] of [
    ['em', '斜'],
    ['code', '码'],
    ['blockquote', '引文'],
    ['li', '二'],
    ['a[rel~="nofollow"][rel~="ugc"][rel~="noopener"]', '茶'],
  ] as const) {
    expect(await item.locator(tag, { hasText: words }).count()).toBe(1)
  }
  await item.getByRole('button', { name: '修改' }).click()
  const field = page.getByRole('textbox', { name: '修改评论' })
  expect(await field.inputValue()).toBe(text)
  await field.fill('改好了')
  await page.getByRole('button', { name: '保存' }).click()
  await toast(page, '修改成功').waitFor()
  await item.getByText('改好了', { exact: true }).waitFor()
  await item.getByText('改过').waitFor()
  expect(complaints).toEqual([])
})

it('tells of new comments without moving anything, and shows them on demand', async () => {
  const { page } = await openPage(stage.browser)
  await visitedBefore(page)
  await page.clock.install()
  await visit(page, stage.site.url + here())
  await showComments(page)
  const items = page.locator('.comment-list > .comment-item')
  await items.first().waitFor()
  const place = () => items.first().boundingBox()
  await comment('刚刚写的')
  const before = await place()
  await page.clock.runFor(31_000)
  const button = page.getByRole('button', { name: '1 条新评论' })
  await button.waitFor()
  expect(await place()).toEqual(before)
  await button.click()
  const written = items.filter({ hasText: '刚刚写的' })
  await written.waitFor()
  await expect.poll(() => written.getAttribute('data-new')).toBe('true')
  await expect.poll(() => isInView(written)).toBe(true)
  expect(await button.count()).toBe(0)
})

it('shows the pictures of a comment in the viewer', async () => {
  const { page, complaints } = await open(here())
  await logInByStorage(page, READER)
  await showComments(page)
  await page.getByRole('textbox', { name: '写评论' }).fill('看图')
  const buffer = await jpeg(640, 480)
  const input = page.getByLabel('添加图片')
  for (const place of [1, 2]) {
    await input.setInputFiles({ name: 'a.jpg', mimeType: 'image/jpeg', buffer })
    await page.getByRole('img', { name: `已选的图片 ${place}` }).waitFor()
  }
  await page.getByRole('button', { name: '移除图片 1' }).click()
  await page.getByRole('button', { name: '发布', exact: true }).click()
  const item = page.locator('.comment-item').filter({ hasText: '看图' }).first()
  const picture = item.getByRole('link', { name: /拾柴 的图片 1/ })
  await picture.click()
  await page.getByRole('dialog', { name: '图片预览' }).waitFor()
  await page.keyboard.press('Escape')
  expect(await item.locator('.comment-pictures li').count()).toBe(1)
  expect(complaints).toEqual([])
})

describe('reactions', () => {
  it('count once, survive a reload, and are taken back by a second press', async () => {
    const { page, complaints } = await open(here())
    const bar = page.getByRole('group', { name: '回应' })
    await page.locator('.reactions').scrollIntoViewIfNeeded()
    await bar.waitFor()
    const sent: string[] = []
    page.on('request', (request) => {
      if (/(?:add|cancel)Reaction$/.test(request.url())) sent.push(request.url())
    })
    const clap = bar.getByRole('button', { name: /^鼓掌/ })
    await clap.evaluate((button: HTMLElement) => {
      button.click()
      button.click()
    })
    await bar.getByRole('button', { name: '鼓掌，1 人' }).waitFor()
    await page.waitForLoadState('networkidle')
    expect(sent).toHaveLength(1)
    await page.reload()
    await page.locator('.reactions').scrollIntoViewIfNeeded()
    await expect.poll(() => clap.getAttribute('aria-pressed')).toBe('true')
    await clap.click()
    await bar.getByRole('button', { name: '鼓掌，0 人' }).waitFor()
    expect(await clap.getAttribute('aria-pressed')).toBe('false')
    expect(complaints).toEqual([])
  })
})
