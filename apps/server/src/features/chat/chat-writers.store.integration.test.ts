import { CHAT } from '@lanting/contract'
import { expect, it } from 'vitest'
import { openChatApp } from '../../testing/chat-sockets.ts'

const open = async () => {
  let laterMs = 0
  const site = await openChatApp({ now: () => Date.now() + laterMs })
  const [two, three] = [await site.userClient('second'), await site.userClient('third')]
  const { queries } = site.platform.database
  const write = (user_id: number | null, visitor_name?: string) =>
    queries
      .insertInto('chat_messages')
      .values({ user_id, visitor_name, content: 'hi', content_type: 'text', created_at: 1 })
      .execute()
  const writers = async () => (await site.client().getChatWriters()).list
  const pass = (ms: number) => {
    laterMs += ms
  }
  return { ...site, two, three, queries, write, writers, pass }
}

it('[CHAT-46] lists the users who wrote, the latest first, without visitors and banned ones', async () => {
  const { two, three, write, writers, queries, userClient } = await open()
  const banned = await userClient('fourth')
  for (const id of [three.id, banned.id, two.id, three.id, null]) {
    await write(id, id === null ? 'Wang' : undefined)
  }
  await queries.updateTable('users').set({ blocked: 1 }).where('id', '=', banned.id).execute()
  expect(await writers()).toEqual([
    { user_id: three.id, nick_name: 'third', avatar: expect.any(String) },
    { user_id: two.id, nick_name: 'second', avatar: expect.any(String) },
  ])
})

it('[CHAT-46] lists at most two hundred, and reads them again after a while', async () => {
  const { queries, write, writers, two, pass } = await open()
  const users = await queries
    .insertInto('users')
    .values(
      Array.from({ length: CHAT.writersMax + 5 }, (_, at) => ({
        ...{ username: `writer${at}`, nick_name: `Writer ${at}`, password_hash: '' },
        ...{ created_at: 1, updated_at: 1 },
      })),
    )
    .returning('id')
    .execute()
  for (const { id } of users) await write(id)
  const list = await writers()
  expect(list).toHaveLength(CHAT.writersMax)
  expect(list[0]?.user_id).toBe(users.at(-1)?.id)
  await write(two.id)
  expect(await writers()).toEqual(list)
  pass(60_000)
  expect((await writers())[0]?.user_id).toBe(two.id)
})
