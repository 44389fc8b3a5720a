import { randomUUID } from 'node:crypto'
import type { Locator, Page } from 'playwright-core'
import { beforeAll, describe, expect, it } from 'vitest'
import { jpeg } from '../apps/server/src/testing/pictures.ts'
import { logInByStorage, loginByCall, registerByCall, toast } from './testing/accounts.ts'
import { articleIdIn, publishArticle } from './testing/articles.ts'
import { findings } from './testing/axe.ts'
import { openPage, visit, visitedBefore } from './testing/browser.ts'
import { call, send } from './testing/site.ts'
import { useSite } from './testing/use-site.ts'

const stage = useSite({ DEMO: 'off' })

const READER = { username: 'reader1', password: 'abc-123', nick_name: '拾柴' }
/** Writes what the journeys find, because a user may write only so much in a minute. */
const WRITER = { username: 'writer1', password: 'abc-123', nick_name: '半盏' }
let reader = ''
let writer = ''
let article = ''
let target = { type: 1, for_id: 0 }

interface Written {
  readonly id: number
  readonly from_id: number
}

const post = async (path: string, token: string, body: object) => {
  const { result, message } = await call(`${stage.site.url}/api${path}`, { token, body })
  if (!result) throw new Error(`${path} was refused: ${message}`)
  return (result as { res: Written }).res
}
const comment = (content: string, token = reader) =>
  post('/comment/add', token, { ...target, content })
const reply = ({ id, from_id }: Written, content: string) =>
  post('/comment/apply', writer, { ...target, parent_id: id, to_id: from_id, content })

/** A repeated journey finds what its first try wrote. */
const unique = (text: string) => `${text} ${randomUUID().slice(0, 6)}`

const open = async (path: string) => {
  const { page, complaints } = await openPage(stage.browser)
  await visitedBefore(page)
  await visit(page, stage.site.url + path)
  return { page, complaints }
}
const here = (hash = '') => article + hash
const showComments = async (page: Page) => {
  await page.locator('.comments').scrollIntoViewIfNeeded()
  await page.getByRole('textbox', { name: '写评论' }).waitFor()
}
/** Follows the address of a comment within the page. */
const follow = (page: Page, id: number) =>
  page.evaluate((hash) => {
    location.hash = hash
  }, `#comment-${id}`)
const isInView = (element: Locator) =>
  element.evaluate((item) => {
    const { top, bottom } = item.getBoundingClientRect()
    return top < innerHeight && bottom > 0
  })

/** An old comment with two pages of replies, and a page of later comments. */
let old: Written
const replies: Written[] = []

beforeAll(async () => {
  const { url } = stage.site
  await registerByCall(url, READER)
  await registerByCall(url, WRITER)
  reader = await loginByCall(url, READER)
  writer = await loginByCall(url, WRITER)
  const content = Array.from({ length: 60 }, (_, at) => `第 ${at} 段\n\n`).join('')
  article = await publishArticle(url, { title: '长文', content })
  target = { type: 1, for_id: articleIdIn(article) }
  old = await comment('很早的一句', writer)
  for (let at = 0; at < 7; at += 1) replies.push(await reply(old, `第 ${at} 次回复`))
  for (let at = 0; at < 6; at += 1) await comment(`后来的第 ${at} 句`, writer)
})

describe('the address of a comment', () => {
  it('leads to a reply on a later page, marks it once, and moves the focus there', async () => {
    const wanted = replies[6]?.id
    const { page, complaints } = await open(here(`#comment-${wanted}`))
    const item = page.locator(`#comment-${wanted}`)
    await item.waitFor()
    await expect.poll(() => isInView(item)).toBe(true)
    await expect.poll(() => item.getAttribute('data-linked')).toBe('true')
    await expect.poll(() => item.evaluate((node) => node === document.activeElement)).toBe(true)
    await page.getByText('链接里的评论', { exact: true }).waitFor()
    expect(await page.locator(`#comment-${old.id}`).count()).toBe(1)
    // Another order shows it again, but neither scrolls nor marks it.
    await page.locator('.comment-orders').scrollIntoViewIfNeeded()
    await page.getByRole('button', { name: '最新' }).click()
    await page.locator('.comment-list[aria-busy="false"]').waitFor()
    expect(await isInView(page.locator('.comment-orders'))).toBe(true)
    expect(await findings(page)).toEqual([])
    expect(complaints).toEqual([])
  })

  it('is copied at the time of a comment, and works within the page', {
    tags: 'long',
  }, async () => {
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
    await follow(page, Number(copied.split('-').at(-1)))
    await expect.poll(() => last.getAttribute('data-linked')).toBe('true')
    await expect.poll(() => isInView(last)).toBe(true)
  })

  it('says that a comment is gone when it was removed while it was shown', {
    tags: 'long',
  }, async () => {
    const { id } = await comment('马上就删')
    const { page } = await open(here())
    await logInByStorage(page, READER)
    await follow(page, id)
    const item = page.locator(`#comment-${id}`)
    await expect.poll(() => item.getAttribute('data-linked')).toBe('true')
    await send(`${stage.site.url}/api/comment/delete/${id}/0`, 'DELETE', reader)
    await page.getByRole('textbox', { name: '写评论' }).fill('再写一句')
    await page.getByRole('button', { name: '发布', exact: true }).click()
    await page.getByText('链接里的那条评论已经不在了').waitFor()
    expect(await item.count()).toBe(0)
  })

  it('leaves an open editor alone when it leads to another comment of the page', {
    tags: 'long',
  }, async () => {
    const { id } = await comment('正在修改的一句')
    const other = await comment('链接指向的一句')
    const { page } = await open(here())
    await logInByStorage(page, READER)
    await showComments(page)
    await page.getByRole('button', { name: '最新' }).click()
    const item = page.locator(`#comment-${id}`)
    await item.getByRole('button', { name: '修改' }).click()
    const field = page.getByRole('textbox', { name: '修改评论' })
    await field.fill('改到一半')
    await follow(page, other.id)
    await expect
      .poll(() => page.locator(`#comment-${other.id}`).getAttribute('data-linked'))
      .toBe('true')
    expect(await field.inputValue()).toBe('改到一半')
  })

  it('says quietly that a comment is not there', { tags: 'long' }, async () => {
    const { page, complaints } = await open(here('#comment-999999'))
    const note = page.getByText('链接里的那条评论已经不在了')
    await note.waitFor()
    await expect.poll(() => isInView(note)).toBe(true)
    expect(await page.locator('.toast').count()).toBe(0)
    expect(complaints.filter((text) => !text.includes('404'))).toEqual([])
  })
})

it('keeps the list while another order loads', { tags: 'long' }, async () => {
  const text = unique('最新的一句')
  await comment(text)
  const { page } = await open(here())
  await showComments(page)
  const items = page.locator('.comment-list > .comment-item')
  await items.first().waitFor()
  const before = await items.count()
  const held = Promise.withResolvers<void>()
  await page.route(/frontGetParentComment/, async (route) => {
    await held.promise
    await route.continue()
  })
  await page.getByRole('button', { name: '最新' }).click()
  await page.locator('.comment-list[aria-busy="true"]').waitFor()
  expect(await items.count()).toBe(before)
  held.resolve()
  await page.locator('.comment-list[aria-busy="false"]').waitFor()
  await items.filter({ hasText: text }).waitFor()
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
  const text = unique('**粗** *斜* `码`\n> 引文\n- 一\n- 二\n[茶](https://a.test/) # 不是标题')
  await page.getByRole('textbox', { name: '写评论' }).fill(text)
  await page.getByRole('button', { name: '发布', exact: true }).click()
  const mark = text.split(' ').at(-1) ?? ''
  const id = await page
    .locator('.comment-list > .comment-item')
    .filter({ hasText: mark })
    .getAttribute('id')
  const item = page.locator(`[id="${id}"]`)
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
  const text = unique('刚刚写的')
  await comment(text)
  const before = await place()
  await page.clock.runFor(31_000)
  const button = page.getByRole('button', { name: '1 条新评论' })
  await button.waitFor()
  expect(await place()).toEqual(before)
  await button.click()
  const written = items.filter({ hasText: text })
  await written.waitFor()
  await expect.poll(() => written.getAttribute('data-new')).toBe('true')
  await expect.poll(() => isInView(written)).toBe(true)
  expect(await button.count()).toBe(0)
})

const untilConnected = (page: Page) =>
  page.waitForEvent('websocket').then((socket) => socket.waitForEvent('framereceived'))

/** Opens the article at its comments, with the socket that tells of new ones. */
const openLive = async () => {
  const { page } = await openPage(stage.browser)
  await visitedBefore(page)
  const connected = untilConnected(page)
  await visit(page, stage.site.url + here())
  await showComments(page)
  await page.locator('.comment-list > .comment-item').first().waitFor()
  await connected
  return page
}

it('tells of new comments and replies at once', { tags: 'long' }, async () => {
  await comment(unique('先有一句'))
  const page = await openLive()
  await reply(await comment(unique('又来一句')), unique('回一句'))
  await page.getByRole('button', { name: '2 条新评论' }).waitFor({ timeout: 5_000 })
})

it('does not announce the own comment', { tags: 'long' }, async () => {
  await comment(unique('先有一句'), writer)
  const page = await openLive()
  const connected = untilConnected(page)
  await logInByStorage(page, READER)
  await connected
  await page.evaluate(() => {
    const seen: string[] = []
    Object.assign(window, { seen })
    const box = document.querySelector('.comments-arrived') as Element
    new MutationObserver(() => seen.push(box.textContent ?? '')).observe(box, { childList: true })
  })
  const text = unique('我写的')
  await page.getByRole('textbox', { name: '写评论' }).fill(text)
  await page.getByRole('button', { name: '发布', exact: true }).click()
  await page.locator('.comment-item').filter({ hasText: text }).waitFor()
  await page.waitForTimeout(1_000)
  expect(await page.evaluate(() => (window as unknown as { seen: string[] }).seen)).toEqual([])
})

it('shows the pictures of a comment in the viewer', { tags: 'long' }, async () => {
  const { page, complaints } = await open(here())
  const text = unique('看图')
  await logInByStorage(page, READER)
  await showComments(page)
  await page.getByRole('textbox', { name: '写评论' }).fill(text)
  const buffer = await jpeg(640, 480)
  const input = page.getByLabel('添加图片')
  for (const place of [1, 2]) {
    await input.setInputFiles({ name: 'a.jpg', mimeType: 'image/jpeg', buffer })
    await page.getByRole('img', { name: `已选的图片 ${place}` }).waitFor()
  }
  await page.getByRole('button', { name: '移除图片 1' }).click()
  await page.getByRole('button', { name: '发布', exact: true }).click()
  const item = page.locator('.comment-item').filter({ hasText: text })
  const picture = item.getByRole('link', { name: /拾柴 的图片 1/ })
  await picture.click()
  await page.getByRole('dialog', { name: '图片预览' }).waitFor()
  await page.keyboard.press('Escape')
  expect(await item.locator('.comment-pictures li').count()).toBe(1)
  expect(complaints).toEqual([])
})

it('keeps a removed picture removed while the next one is uploading', {
  tags: 'long',
}, async () => {
  const { page } = await open(here())
  await logInByStorage(page, READER)
  await showComments(page)
  const buffer = await jpeg(640, 480)
  const add = () =>
    page.getByLabel('添加图片').setInputFiles({ name: 'a.jpg', mimeType: 'image/jpeg', buffer })
  const chosen = page.getByRole('img', { name: /^已选的图片/ })
  await add()
  await chosen.waitFor()
  const first = await chosen.getAttribute('src')
  const held = Promise.withResolvers<void>()
  await page.route('**/api/upload/img', async (route) => {
    await held.promise
    await route.continue()
  })
  await add()
  await page.locator('.composer-pictures [data-waiting]').waitFor()
  await page.getByRole('button', { name: '移除图片 1' }).click()
  held.resolve()
  await page.locator('.composer-pictures [data-waiting]').waitFor({ state: 'detached' })
  await expect.poll(() => chosen.count()).toBe(1)
  expect(await chosen.getAttribute('src')).not.toBe(first)
})

it('turns the pages of replies without losing the focus', { tags: 'long' }, async () => {
  const { page } = await open(here(`#comment-${old.id}`))
  const pager = page.getByRole('navigation', { name: '回复的分页' }).first()
  const focused = () => page.evaluate(() => document.activeElement?.outerHTML ?? '')
  await pager.getByRole('button', { name: '2', exact: true }).press('Enter')
  await expect.poll(focused).toContain('aria-current="page"')
  await pager.getByRole('button', { name: '上一页' }).press('Enter')
  await expect.poll(() => pager.locator('[aria-current]').textContent()).toBe('1')
  expect(await focused()).toContain('上一页')
})

describe('reactions', () => {
  it('count once, survive a reload, and are taken back by a second press', async () => {
    // Of its own, because a repeated journey is the same visitor.
    const { page, complaints } = await open(await publishArticle(stage.site.url, {}))
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
