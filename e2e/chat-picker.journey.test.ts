/** @module-tag long */

import { expect, it } from 'vitest'
import { logInByStorage, registerByCall, type TestUser } from './testing/accounts.ts'
import { openPage, visitedBefore } from './testing/browser.ts'
import { chatUser, sendOnce } from './testing/chat.ts'
import { action, enterRoom, fillRoom, message, room, say } from './testing/chat-room.ts'
import { call } from './testing/site.ts'
import { useSiteWithPictures } from './testing/use-site.ts'

const stage = useSiteWithPictures()
const SHI: TestUser = { username: 'picker01', password: 'secret-1', nick_name: '拾柴' }
const COUNT = 60

interface Card {
  readonly id: number
  readonly article_title?: string
  readonly nick_name?: string
  readonly album_name?: string
}
interface Songs {
  readonly songs: readonly { readonly name: string }[]
}
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

it('links to an article, a talk, an album and a song have cards; to a missing page none', async () => {
  const { url } = stage.site
  const { page } = await openPage(stage.browser)
  await visitedBefore(page)
  await page.goto(`${url}/archives`)
  await logInByStorage(page, SHI)
  await enterRoom(page)
  const answer = async (path: string, body?: object) => (await call(url + path, { body })).result
  const { article_title } = (await answer('/api/article/getArticleById/1')) as Card
  const { nick_name } = (await answer('/api/talk/blogGetTalkById/1')) as Card
  const albums = (await answer('/api/photoAlbum/getAllAlbumList')) as Card[]
  const { songs } = (await (await fetch(`${url}/wapi/song/detail?ids=1`)).json()) as Songs
  const cards = [
    ['/article?id=1', article_title],
    ['/talk?id=1', nick_name],
    [`/photos?id=${albums[0]?.id}`, albums[0]?.album_name],
    ['/home?song=1', songs[0]?.name],
  ] as const
  for (const [path, title] of cards) {
    await say(page, `看这个 ${url}${path}`)
    const card = page.locator(`.room-message[data-id] .room-card[href="${path}"]`)
    await card
      .locator('b')
      .getByText(title ?? '', { exact: true })
      .waitFor()
  }
  const missing = `${url}/article?id=987654`
  const asked = page.waitForResponse(/getArticleById\/987654/)
  await say(page, missing)
  await asked
  const row = page.locator('.room-message[data-id]').last()
  await row.getByRole('link', { name: missing }).waitFor()
  expect(await row.locator('.room-card').count()).toBe(0)
})
