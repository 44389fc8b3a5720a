/** @module-tag long */
import { expect, it } from 'vitest'
import { openPage, visitedBefore } from './testing/browser.ts'
import { chatUser, sendOnce } from './testing/chat.ts'
import { chatField, fillRoom, isConnected, message } from './testing/chat-room.ts'
import { call, loginAsOwner } from './testing/site.ts'
import { useSite } from './testing/use-site.ts'

const COUNT = 200
const stage = useSite({ DEMO: 'off' })

it('an open chat room closes when the owner hides it, and opens again', async () => {
  const { url } = stage.site
  const token = await loginAsOwner(url)
  const hide = async (hidden_sections: readonly string[]) => {
    const { code } = await call(`${url}/api/config/update`, { token, body: { hidden_sections } })
    expect(code).toBe(0)
  }
  const user = await chatUser(url, 'hidden01')
  fillRoom(stage.site, { count: COUNT, users: [user], contentOf: (place) => `旧话 ${place}` })
  await sendOnce(url, user.token, '第一句')
  const { page } = await openPage(stage.browser)
  await visitedBefore(page)
  await page.goto(`${url}/message/chat#message-3`)
  await isConnected(page)
  await message(page, '旧话 2').waitFor()
  await page.getByRole('button', { name: '回到最新的消息' }).click()
  await message(page, '第一句').waitFor()
  await hide(['chat'])
  await page.getByText('站长关上了聊天室').waitFor()
  expect([await message(page, '第一句').count(), await chatField(page).count()]).toEqual([0, 0])
  await sendOnce(url, token, '只有站长')
  await hide([])
  await message(page, '第一句').waitFor()
  await message(page, '只有站长').waitFor()
  await chatField(page).waitFor()
  // The old message of the address was shown once.
  await sendOnce(url, (await chatUser(url, 'hidden02')).token, '又一句')
  await message(page, '又一句').waitFor()
  expect(await message(page, '旧话 2').count()).toBe(0)
})
