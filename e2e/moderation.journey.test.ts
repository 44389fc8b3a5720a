import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { logInByStorage, loginByCall, registerByCall, toast } from './testing/accounts.ts'
import { ownerBrowser } from './testing/admin.ts'
import { findings } from './testing/axe.ts'
import { openPage, revisit, visit, visitedBefore } from './testing/browser.ts'
import { chatClient, chatUser } from './testing/chat.ts'
import { call, OWNER } from './testing/site.ts'
import { useSite } from './testing/use-site.ts'

const stage = useSite()
const WAVE = 500
const NOW = Date.now()
const api = (path: string) => `${stage.site.url}/api${path}`

/** Writes comments of many users directly into the database. */
const floodWith = (word: string, writers: number) => {
  const database = new DatabaseSync(join(stage.site.dataDir, 'lanting.sqlite'), { timeout: 10_000 })
  const user = database.prepare(
    `insert into users (username, password_hash, nick_name, created_at, updated_at)
      values (?, '', ?, 1, 1) returning id`,
  )
  const comment = database.prepare(
    `insert into comments (type, for_id, from_id, content, created_at, updated_at)
      values (1, 1, ?, ?, ?, ?) returning id`,
  )
  database.exec('begin')
  const ids = Array.from(
    { length: writers },
    (_, at) => user.get(`${word}${at}`, `${word} ${at}`)?.id as number,
  )
  const written = Array.from({ length: WAVE }, (_, at) =>
    comment.get(ids[at % writers] ?? 0, `best ${word} ${at}`, NOW, NOW),
  )
  database.exec('commit')
  database.close()
  return { first: written[0]?.id as number }
}

const left = async (content: string) => {
  const token = await loginByCall(stage.site.url, OWNER)
  const body = { current: 1, size: 1, content }
  const answer = await call(api('/comment/backGetCommentList'), { token, body })
  return (answer.result as { total: number }).total
}

/** Presses keys, and counts them. */
const keyboard = (page: Page) => {
  let count = 0
  const press = async (...keys: string[]) => {
    for (const key of keys) {
      count += 1
      await page.keyboard.press(key)
    }
  }
  return { press, count: () => count }
}

describe('moderation', () => {
  it('removes 500 comments of many users in under 20 key presses', async () => {
    floodWith('casino', WAVE)
    const admin = await ownerBrowser(stage.browser, stage.site)
    const page = await admin.newPage()
    await page.goto(`${stage.site.url}/admin/comments`)
    await page.getByText('best casino').first().waitFor()
    const many = keyboard(page)
    await many.press('/', ...'casino', 'Enter')
    await page.getByText('共 500 条').waitFor()
    await many.press('a')
    await page.getByText('已选 500 项').waitFor()
    await many.press('d')
    await page.getByText('500 条将移除').waitFor()
    // Undoes the removal, and repeats it.
    await many.press('u')
    await page.getByText('已撤销').waitFor()
    await many.press('a')
    await page.getByText('已选 500 项').waitFor()
    await many.press('d')
    expect(many.count()).toBeLessThan(20)
    // Leaving the screen confirms the decision.
    await page.getByRole('link', { name: /^审核队列/ }).click()
    await page.getByText('移除了 500 条').waitFor()
    expect(await left('casino')).toBe(0)

    const { first } = floodWith('poker', 2)
    for (const for_id of [first, first + 1]) {
      await call(api('/report/add'), { body: { type: 4, for_id } })
    }
    await page.getByRole('link', { name: '举报', exact: true }).click()
    await page.getByText('best poker 1').waitFor()
    expect(await findings(page)).toEqual([])
    const few = keyboard(page)
    await few.press('?')
    await page.getByRole('dialog', { name: '键盘快捷键' }).waitFor()
    await few.press('Escape', 'a', 'b')
    expect(few.count()).toBeLessThan(20)
    await page.getByRole('button', { name: '立即执行' }).click()
    await page.getByText('封禁了 2 人，移除了 500 条').waitFor()
    expect(await left('poker')).toBe(0)
    await page.getByText('没有符合条件的内容').waitFor()
  })

  it('takes a report from the click of a visitor to its decision and the notification of the writer', async () => {
    const { url } = stage.site
    const writer = { username: 'writer0001', password: 'lanting-1', nick_name: '过客' }
    await registerByCall(url, writer)
    const token = await loginByCall(url, writer)
    const body = { type: 1, for_id: 1, content: '这话说得不好听' }
    await call(api('/comment/add'), { token, body })
    const { page: visitor } = await openPage(stage.browser)
    await visitedBefore(visitor)
    await visit(visitor, `${url}/article?id=1`)
    await visitor.locator('.comments').scrollIntoViewIfNeeded()
    await visitor.getByRole('button', { name: '最新' }).click()
    const comment = visitor.locator('.comment-item').filter({ hasText: body.content }).first()
    await comment.getByRole('button', { name: '举报' }).first().click()
    await visitor.getByRole('button', { name: '确认' }).click()
    await toast(visitor, '已经告诉站长了').waitFor()

    const admin = await ownerBrowser(stage.browser, stage.site)
    const page = await admin.newPage()
    await page.goto(`${url}/admin/moderation`)
    const row = page.getByRole('row').filter({ hasText: body.content })
    await row.getByText('1 人举报').waitFor()
    await row.getByRole('button', { name: /^移除/ }).click()
    await page.getByRole('button', { name: '立即执行' }).click()
    await page.getByText('移除了 1 条').waitFor()

    // A blocked word holds the message. The composer shows this, and the admin approves it.
    await page.getByRole('link', { name: '屏蔽词' }).click()
    await page.getByLabel('词', { exact: true }).fill('梅子')
    await page.getByRole('radio', { name: /待审核/ }).check()
    await page.getByRole('button', { name: '添加' }).click()
    await page.getByLabel('写一段话，看看会怎样').fill('梅子酒')
    await page.getByText('审核后显示', { exact: true }).waitFor()
    expect(await findings(page)).toEqual([])

    await visitor.evaluate(() => window.scrollTo(0, 0))
    await logInByStorage(visitor, writer)
    await visitor.getByRole('button', { name: /我的消息/ }).click()
    const drawer = visitor.getByRole('dialog', { name: '我的消息' })
    await drawer.getByText('这话说得不好听').waitFor()
    await drawer.getByRole('button', { name: '关闭' }).click()
    await visitor.getByLabel('写评论').fill('青梅子煮酒')
    await visitor.getByRole('button', { name: '发布', exact: true }).click()
    await toast(visitor, '已经收到，站长看过以后就会显示').waitFor()
    await visitor.getByText('刚才写的在等站长看过').waitFor()

    await page.getByRole('link', { name: /^审核队列/ }).click()
    const held = page.getByRole('row').filter({ hasText: '青梅子煮酒' })
    await held.getByRole('button', { name: /^通过并回复/ }).click()
    const answer = page.getByRole('dialog', { name: /^回复/ })
    await answer.getByText('这条评论会先通过').waitFor()
    // It stands in a table, whose lines do not wrap.
    expect(await answer.evaluate((dialog) => getComputedStyle(dialog).whiteSpace)).toBe('normal')
    await answer.getByLabel('回复', { exact: true }).fill('好酒')
    expect(await findings(page)).toEqual([])
    await answer.getByRole('button', { name: '通过并回复' }).click()
    await page.getByText('评论已通过，回复已发布').waitFor()
    expect([await left('青梅子煮酒'), await left('好酒')]).toEqual([1, 1])

    // The owner mends a word of the comment, and writes to all users.
    await page.goto(`${url}/admin/comments`)
    await page
      .getByRole('row')
      .filter({ hasText: '青梅子煮酒' })
      .getByRole('button', { name: /^修改评论/ })
      .first()
      .click()
    const mended = page.getByRole('dialog', { name: '修改评论' })
    await mended.getByRole('textbox').fill('青梅煮酒论诗')
    await mended.getByRole('button', { name: '保存' }).click()
    await page.getByText('评论已修改').waitFor()
    expect([await left('青梅子煮酒'), await left('青梅煮酒论诗')]).toEqual([0, 1])
    await page.getByRole('link', { name: '消息', exact: true }).click()
    await page.getByRole('button', { name: '发公告' }).click()
    const letter = page.getByRole('dialog', { name: '写给所有用户' })
    await letter.getByLabel('内容').fill('明天搬家，晚一点回来')
    await letter.getByRole('button', { name: '发送……' }).click()
    await page.getByRole('button', { name: '发送', exact: true }).click()
    await page.getByText(/^已发给 \d+ 位用户$/).waitFor()

    await revisit(visitor)
    await visitor.locator('.comments').scrollIntoViewIfNeeded()
    await visitor.getByText('青梅煮酒论诗').first().waitFor()
    await visitor.evaluate(() => window.scrollTo(0, 0))
    await visitor.getByRole('button', { name: /我的消息/ }).click()
    await drawer.getByText('明天搬家，晚一点回来').waitFor()
  })

  it('applies and lifts a mute at once; the other admin screens work', {
    tags: 'long',
  }, async () => {
    const { url } = stage.site
    const user = await chatUser(url, 'talker0001')
    const { chat, isReady } = chatClient(() => url, user)
    const mutes: number[] = []
    chat.onNotice((notice) => notice.kind === 'mute' && mutes.push(notice.until))
    await isReady()
    const admin = await ownerBrowser(stage.browser, stage.site)
    const page = await admin.newPage()
    await page.goto(`${url}/admin/chat`)
    await page.getByRole('button', { name: '禁言 talker0001' }).click()
    await page.getByLabel('时长').selectOption({ label: '一天' })
    await page.getByRole('dialog').getByRole('button', { name: '禁言' }).click()
    await expect.poll(() => mutes.at(-1)).toBeGreaterThan(Date.now())
    chat.send('让我说话')
    await expect.poll(() => chat.getState().pending[0]?.refusal).toBe('muted')
    await page.getByRole('button', { name: '解除 talker0001 的禁言' }).click()
    await expect.poll(() => mutes.at(-1)).toBe(0)
    chat.send('谢谢')
    await expect
      .poll(() => chat.getState().messages.map(({ content }) => content))
      .toContain('谢谢')
    expect(await findings(page)).toEqual([])
    chat.close()
    for (const name of ['消息', '图库'] as const) {
      await page.getByRole('link', { name, exact: true }).click()
      await page.getByRole('heading', { name, level: 1 }).waitFor()
      await page.getByText(/^共 \d+ 条$/).waitFor()
      expect([name, await findings(page)]).toEqual([name, []])
    }
  })
})
