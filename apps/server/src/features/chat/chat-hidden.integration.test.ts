import { expect, it } from 'vitest'
import { openChatApp, openSecondNode } from '../../testing/chat-sockets.ts'
import { OWNER } from '../../testing/test-app.ts'

it('[CHAT-72] ends for readers on every node while the owner hides it, and begins anew', async () => {
  const site = await openChatApp()
  const { token } = await site.client().login({ body: OWNER })
  const owner = site.client(token)
  const user = await site.userClient('second')
  const elsewhere = await openSecondNode(site.platform)
  const [here, there] = [await site.enter({ token: user.token }), await elsewhere.enter()]
  await owner.updateConfig({ body: { hidden_sections: ['chat'] } })
  for (const { has } of [here, there]) {
    const [hidden] = await has('hidden')
    expect(hidden?.content).toMatch(/\p{L}/u)
  }
  const late = site.connect({ token: user.token, init: { last_event: 0 } })
  await late.has('hidden')
  const admin = await site.enter({ token })
  admin.write('alone')
  const [{ id = 0 } = {}] = await admin.has('message')
  for (const frame of [
    { type: 'react', message_id: id, emoji: '👍', on: true },
    { type: 'message', content: 'hello', client_id: 'a' },
  ]) {
    here.say(frame)
  }
  expect((await here.has('error', 2)).map(({ code }) => code)).toEqual(['hidden', 'hidden'])
  await expect(user.getChatMentions({ body: {} })).rejects.toMatchObject({ status: 404 })
  await expect(user.recallChatMessage({ params: { id } })).rejects.toMatchObject({ status: 404 })
  late.say({ type: 'listen', on: true })
  expect(await here.has('listeners')).toMatchObject([{ users: 1 }])
  expect([here, there, late].flatMap(({ of }) => of('message'))).toEqual([])
  expect([here, there, late].map(({ closed }) => closed())).toEqual(Array(3).fill(undefined))
  await owner.updateConfig({ body: { hidden_sections: [] } })
  for (const { has, of } of [here, there]) {
    await has('tips', 2)
    expect(of('tips').at(-1)).toMatchObject({ reload: true })
  }
  here.write('again')
  expect(await there.has('message')).toMatchObject([{ content: 'again' }])
})
