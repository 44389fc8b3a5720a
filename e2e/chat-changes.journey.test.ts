/** @module-tag long */
import type { Page } from 'playwright-core'
import { beforeAll, describe, expect, it } from 'vitest'
import { logInByStorage, registerByCall, type TestUser } from './testing/accounts.ts'
import { openPage, PHONE, visitedBefore } from './testing/browser.ts'
import {
  action,
  chatField,
  confirmAs,
  enterRoom,
  expectMessages,
  isConnected,
  message,
  room,
  say,
} from './testing/chat-room.ts'
import { loginAsOwner, OWNER, send } from './testing/site.ts'
import { useSiteWithPictures } from './testing/use-site.ts'

const stage = useSiteWithPictures({ DEMO: 'off' })

const SHI: TestUser = { username: 'shichai1', password: 'secret-1', nick_name: '拾柴' }
const CHAO: TestUser = { username: 'tingchao1', password: 'secret-1', nick_name: '听潮' }

const enter = async (user: TestUser, viewport?: typeof PHONE): Promise<Page> => {
  const { page } = await openPage(stage.browser)
  await visitedBefore(page)
  await page.goto(`${stage.site.url}/home`)
  await logInByStorage(page, user)
  if (viewport) await page.setViewportSize(viewport)
  await enterRoom(page)
  return page
}

const editor = (page: Page) => page.getByRole('textbox', { name: /^修改消息/ })

beforeAll(async () => {
  for (const user of [SHI, CHAO]) await registerByCall(stage.site.url, user)
})

describe('changes of a message', () => {
  it('are seen by everybody at once: edits, reactions and pins', async () => {
    const [shi, chao, owner] = [await enter(SHI), await enter(CHAO, PHONE), await enter(OWNER)]
    const all = [shi, chao, owner]
    await say(shi, '今晚听哪一张')
    for (const page of all) await message(page, '今晚听哪一张').waitFor()

    await action(shi, '今晚听哪一张', '修改')
    await editor(shi).fill('今晚听哪一首')
    await shi.keyboard.press('Escape')
    await editor(shi).waitFor({ state: 'detached' })
    await room(shi).waitFor()
    await action(shi, '今晚听哪一张', '修改')
    await editor(shi).fill('今晚听哪一首')
    await shi.keyboard.press('Enter')
    for (const page of all) await expectMessages(page, ['今晚听哪一首'])
    await message(chao, '今晚听哪一首').getByText('已修改').waitFor()
    await message(owner, '今晚听哪一首').getByRole('button', { name: '修改之前的文字' }).click()
    await owner.getByRole('list', { name: '修改之前的文字' }).getByText('今晚听哪一张').waitFor()
    await owner.keyboard.press('Escape')
    await room(owner).waitFor()
    expect(
      await message(chao, '今晚听哪一首').getByRole('button', { name: '修改之前' }).count(),
    ).toBe(0)

    await action(chao, '今晚听哪一首', '添加表情回应')
    await chao.getByRole('button', { name: '用 🎉 回应' }).click()
    const party = (page: Page, count: number) =>
      message(page, '今晚听哪一首').getByRole('button', { name: `🎉 ${count} 人` })
    for (const page of all) await party(page, 1).waitFor()
    await party(owner, 1).click()
    for (const page of all) await party(page, 2).waitFor()
    expect(await party(shi, 2).getAttribute('title')).toBe('听潮、兰亭主人')
    await action(shi, '今晚听哪一首', '添加表情回应')
    await shi.getByRole('toolbar', { name: '选一个表情' }).getByText('🍵').click()
    await message(chao, '今晚听哪一首').getByRole('button', { name: '🍵 1 人：拾柴' }).waitFor()
    await party(owner, 2).click()
    for (const page of all) await party(page, 1).waitFor()

    await action(owner, '今晚听哪一首', '更多操作')
    await owner.getByRole('button', { name: '置顶', exact: true }).click()
    const pinned = (page: Page) => page.getByRole('button', { name: /^到置顶的消息，拾柴/ })
    for (const page of all) await pinned(page).waitFor()
    for (let line = 0; line < 9; line += 1) await say(chao, `第 ${line} 句`)
    for (let line = 9; line < 20; line += 1) await say(owner, `第 ${line} 句`)
    await message(shi, '第 19 句').waitFor()
    await shi.reload()
    await enterRoom(shi)
    await pinned(shi).click()
    await expect
      .poll(() => message(shi, '今晚听哪一首').evaluate((row) => row === document.activeElement))
      .toBe(true)
    expect(await message(shi, '今晚听哪一首').getByText('已修改').count()).toBe(1)
    await party(shi, 1).waitFor()
    await owner.getByRole('button', { name: '取消置顶' }).click()
    for (const page of all) await pinned(page).waitFor({ state: 'detached' })
  })

  it('keep a refused or unsent text in its editor until it is stored', {
    tags: 'long',
  }, async () => {
    const shi = await enter(SHI)
    const token = await loginAsOwner(stage.site.url)
    const list = { words: ['卖茶'], action: 'refuse' }
    await send(`${stage.site.url}/api/blocklist/update`, 'PUT', token, list)
    await say(shi, '今晚喝茶')
    await action(shi, '今晚喝茶', '修改')
    await editor(shi).fill('今晚卖茶')
    await shi.keyboard.press('Enter')
    const box = room(shi).locator('.room-editor')
    await box.getByText('里面有这里不能用的词').waitFor()
    expect(await editor(shi).inputValue()).toBe('今晚卖茶')

    await editor(shi).fill('今晚煮茶')
    await shi.context().setOffline(true)
    await room(shi).getByText('正在重新连接').waitFor()
    await box.getByRole('button', { name: '保存' }).click()
    await box.getByText('还没有连上').waitFor()
    expect(await editor(shi).inputValue()).toBe('今晚煮茶')
    await shi.context().setOffline(false)
    await isConnected(shi)
    await box.getByRole('button', { name: '保存' }).click()
    await message(shi, '今晚煮茶').waitFor()
    await box.waitFor({ state: 'detached' })
  })

  it('follow the setting of the Enter key in the editor, too', { tags: 'long' }, async () => {
    const shi = await enter(SHI)
    await say(shi, '第一行')
    await room(shi).getByRole('button', { name: '聊天室设置' }).click()
    await room(shi).getByRole('switch', { name: '按回车发送' }).click()
    await shi.keyboard.press('Escape')
    await action(shi, '第一行', '修改')
    await shi.getByRole('textbox', { name: '修改消息，回车换行，用按钮保存' }).press('Enter')
    await shi.keyboard.type('第二行')
    expect(await editor(shi).inputValue()).toBe('第一行\n第二行')
    await shi.keyboard.press('Control+Enter')
    await message(shi, '第一行\n第二行').waitFor()
  })

  it('leave the writer the text of a recall, also after a reload', { tags: 'long' }, async () => {
    const shi = await enter(SHI)
    // The text is not lost when the code that keeps it comes late.
    await shi.route(/recalled-texts/, async (route) => {
      await shi.waitForTimeout(1_000)
      await route.continue()
    })
    await say(shi, '写错了')
    await action(shi, '写错了', '撤回')
    await confirmAs(shi, '撤回这条消息吗', '撤回')
    await shi.getByText('你撤回了一条消息').waitFor()
    await shi.reload()
    await enterRoom(shi)
    await shi.getByText('你撤回了一条消息').waitFor()
    await shi.getByRole('button', { name: '重新编辑' }).click()
    expect(await chatField(shi).inputValue()).toBe('写错了')
    await chatField(shi).fill('')
  })
})
