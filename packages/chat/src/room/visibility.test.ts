import { describe, expect, it } from 'vitest'
import { createWorld } from '../testing/simulated-site.ts'
import { openRoom } from '../testing/test-room.ts'

const OF_ROOM = ['message', 'revert', 'edit', 'reaction', 'pin', 'clear', 'onlineList', 'typing']

const open = async () => {
  let isHidden = false
  const site = await openRoom({ isHidden: async () => isHidden })
  const hide = async (next: boolean) => {
    isHidden = next
    site.room.rulesChanged()
    await site.clock.pass(0)
  }
  return { ...site, hide }
}

describe('a hidden room', () => {
  it('[CHAT-72] says so, and sends no frame of the room but to administrators', async () => {
    const { enter, hide, clock, room } = await open()
    const [owner, two, visitor] = [await enter('token1'), await enter('token2'), await enter()]
    await hide(true)
    const late = await enter('token3', { last_event: 0 })
    const readers = [two, visitor, late]
    for (const { of } of readers) expect(of('hidden')).toHaveLength(1)
    const ofRoom = () =>
      readers.map(({ frames }) => frames.filter(({ type }) => OF_ROOM.includes(type)).length)
    const before = ofRoom()
    owner.send({ type: 'message', content: 'alone', content_type: 'text' })
    owner.send({ type: 'typing' })
    room.onNodeMessage({ from: 'there', kind: 'frame', text: '{"type":"typing"}', isOfRoom: true })
    await clock.pass(1_000)
    expect(owner.of('message')).toMatchObject([{ content: 'alone' }])
    expect(owner.of('hidden')).toEqual([])
    expect(ofRoom()).toEqual(before)
    expect(before.at(-1)).toBe(0)
    expect(readers.flatMap(({ closes }) => closes)).toEqual([])
  })

  it('[CHAT-72] refuses every frame of the room with a reason', async () => {
    const { enter, hide, clock, memory } = await open()
    const two = await enter('token2')
    await hide(true)
    two.send({ type: 'message', content: 'hello', client_id: 'c1' })
    two.send({ type: 'edit', message_id: 1, content: 'x' })
    two.send({ type: 'react', message_id: 1, emoji: '👍', on: true })
    two.send({ type: 'revert', message_id: 1 })
    two.send({ type: 'typing' })
    await clock.pass(10)
    expect(two.of('error').map(({ code }) => code)).toEqual(Array(5).fill('hidden'))
    expect(two.of('error')[0]).toMatchObject({ client_id: 'c1', content: 'hidden' })
    expect([memory.messages(), two.closes]).toEqual([[], []])
  })

  it('[CHAT-72] goes on with notifications, comments, listening and clocks', async () => {
    const { enter, hide, clock, room, unread } = await open()
    const two = await enter('token2')
    await hide(true)
    unread.set(2, { user_id: 2, unread: 3 })
    room.checkUnread()
    room.commentAdded({ comment_id: 1, for_type: 1, for_id: 1, user_id: 3 })
    for (const frame of [
      { type: 'listen', on: true },
      { type: 'clock', at: 1 },
    ])
      two.send(frame)
    two.send({ type: 'cheer', emoji: '👏' })
    two.send({ type: 'ping' })
    await clock.pass(3_000)
    expect(two.of('notify').at(-1)).toMatchObject({ unread: 3 })
    for (const type of ['comment', 'listeners', 'clock', 'cheer', 'pong'] as const) {
      expect([type, two.of(type).length]).toEqual([type, 1])
    }
  })

  it('[CHAT-72] begins anew when it is shown again', async () => {
    const { enter, hide, clock } = await open()
    const [owner, two] = [await enter('token1'), await enter('token2')]
    await hide(true)
    owner.send({ type: 'message', content: 'meanwhile', content_type: 'text' })
    await clock.pass(10)
    await hide(false)
    expect(two.of('tips').at(-1)).toMatchObject({ reload: true, last_event: 2 })
    expect(two.of('onlineList').at(-1)?.list).toHaveLength(2)
    owner.send({ type: 'message', content: 'again', content_type: 'text' })
    await clock.pass(10)
    expect(two.of('message')).toMatchObject([{ content: 'again' }])
  })
})

it('[CHAT-72] empties the browser, which loads the history when the room is shown', async () => {
  const { addClient, clock, hide } = await createWorld()
  const [owner, two] = [addClient(1), addClient(2)]
  for (const { chat } of [owner, two]) chat.open()
  await clock.pass(300)
  owner.chat.send('one')
  await clock.pass(100)
  hide(true)
  await clock.pass(100)
  expect(two.chat.getState()).toMatchObject({ isHidden: true, messages: [], online: [], unread: 0 })
  two.each(({ disconnect }) => disconnect())
  owner.chat.send('two')
  await clock.pass(20_000)
  expect(two.chat.getState()).toMatchObject({ isHidden: true, messages: [] })
  hide(false)
  await clock.pass(6_000)
  expect(two.chat.getState().isHidden).toBe(false)
  expect(two.texts()).toEqual(['one', 'two'])
})
