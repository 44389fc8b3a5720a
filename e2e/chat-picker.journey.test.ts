import { expect, it } from 'vitest'
import { logInByStorage, registerByCall, type TestUser } from './testing/accounts.ts'
import { openPage, visitedBefore } from './testing/browser.ts'
import { chatUser, sendOnce } from './testing/chat.ts'
import { action, enterRoom, fillRoom, message, room } from './testing/chat-room.ts'
import { useSiteWithPictures } from './testing/use-site.ts'

const stage = useSiteWithPictures({ DEMO: 'off' })
const SHI: TestUser = { username: 'picker01', password: 'secret-1', nick_name: '拾柴' }
const COUNT = 60
/** The picker is beside its message, above or below it. */
const PICKER_PX = 480

it('the reactions stay open beside their message until the reader scrolls it', async () => {
  const { url } = stage.site
  await registerByCall(url, SHI)
  const user = await chatUser(url, 'picker02')
  fillRoom(stage.site, { count: COUNT, users: [user], contentOf: (place) => `第 ${place} 句` })
  const { page } = await openPage(stage.browser)
  await visitedBefore(page)
  await page.goto(`${url}/archives`)
  await logInByStorage(page, SHI)
  await enterRoom(page)
  const text = `第 ${COUNT - 3} 句`
  const picker = page.getByRole('group', { name: '添加表情回应' })
  const distance = async () => {
    const [box, row] = [await picker.boundingBox(), await message(page, text).boundingBox()]
    return Math.round((box?.y ?? 0) - (row?.y ?? 0))
  }
  await action(page, text, '添加表情回应')
  await picker.waitFor()
  const before = await message(page, text).boundingBox()
  await sendOnce(url, user.token, '新的一句')
  await message(page, '新的一句').waitFor()
  expect(await picker.isVisible()).toBe(true)
  await expect
    .poll(async () => (await message(page, text).boundingBox())?.y)
    .toBeLessThan(before?.y ?? 0)
  await expect.poll(async () => Math.abs(await distance())).toBeLessThan(PICKER_PX)
  await page.getByRole('button', { name: '用 👍 回应' }).click()
  await message(page, text).getByRole('button', { name: '👍 1 人' }).waitFor()

  await action(page, text, '添加表情回应')
  await picker.waitFor()
  const list = await room(page).locator('.room-scroll').boundingBox()
  await page.mouse.move((list?.x ?? 0) + 20, (list?.y ?? 0) + 20)
  await page.mouse.wheel(0, -300)
  await picker.waitFor({ state: 'detached' })
})
