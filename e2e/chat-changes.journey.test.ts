import type { Page } from 'playwright-core'
import { beforeAll, describe, expect, it } from 'vitest'
import { logInByStorage, registerByCall, type TestUser } from './testing/accounts.ts'
import { openPage, PHONE, visitedBefore } from './testing/browser.ts'
import { action, enterRoom, expectMessages, message, room, say } from './testing/chat-room.ts'
import { OWNER } from './testing/site.ts'
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
})
