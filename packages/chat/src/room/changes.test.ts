import { CHAT } from '@lanting/contract'
import { describe, expect, it } from 'vitest'
import { openRoom } from '../testing/test-room.ts'

const message = (content: string, content_type = 'text') => ({
  type: 'message',
  content,
  content_type,
})

/** A room with an administrator, two users, and one message of user 2. */
const open = async () => {
  const opened = await openRoom()
  const { clock, enter } = opened
  const [one, two, three] = await Promise.all(['token1', 'token2', 'token3'].map((t) => enter(t)))
  if (!one || !two || !three) throw new Error('nobody')
  two.send(message('first'))
  await clock.pass(10)
  return { ...opened, one, two, three }
}

it('[CHAT-1] ids may be texts, in every frame', async () => {
  const { clock, one, two, three, memory } = await open()
  three.send({ ...message('an answer'), reply_to: '1' })
  three.send({ type: 'react', message_id: '1', emoji: '👍', on: true })
  two.send({ type: 'edit', message_id: '1', content: 'second' })
  await clock.pass(10)
  expect(memory.messages()).toMatchObject([
    { id: 1, content: 'second', reactions: [{ emoji: '👍', users: [{ user_id: 3 }] }] },
    { id: 2, content: 'an answer', reply_to: 1 },
  ])
  three.send({ type: 'revert', message_id: '2' })
  one.send({ type: 'offline', user_id: '3' })
  await clock.pass(10)
  expect(memory.messages().map(({ id }) => id)).toEqual([1])
  expect(three.closes).toMatchObject([{ code: 4001 }])
  expect([one, two, three].flatMap(({ of }) => of('error'))).toEqual([])
})

describe('an edit', () => {
  it('[CHAT-40] is sent to everybody, and refused to others and after fifteen minutes', async () => {
    const { clock, two, three, memory } = await open()
    three.send({ type: 'edit', message_id: 1, content: 'mine' })
    two.send({ type: 'edit', message_id: 1, content: ' second ' })
    await clock.pass(10)
    expect(three.of('error')).toMatchObject([{ code: 'notYours', message_id: 1 }])
    expect(three.of('edit')).toMatchObject([{ message_id: 1, content: 'second' }])
    expect(three.of('edit')[0]?.event).toBeGreaterThan(three.of('message')[0]?.event ?? 0)
    two.send({ type: 'edit', message_id: 1, content: 'second' })
    await clock.pass(10)
    expect(three.of('edit')).toHaveLength(1)
    await clock.pass(CHAT.editMs)
    two.send({ type: 'edit', message_id: 1, content: 'third' })
    await clock.pass(10)
    expect(two.of('error')).toMatchObject([{ code: 'notEditable' }])
    expect(memory.messages()).toMatchObject([{ content: 'second' }])
  })

  it('[CHAT-40] is refused for a picture, without a text, and of a message that is gone', async () => {
    const { clock, two } = await open()
    two.send(message('/uploads/a.png', 'image'))
    await clock.pass(10)
    two.send({ type: 'edit', message_id: 2, content: 'text' })
    two.send({ type: 'edit', message_id: 1, content: ' ' })
    two.send({ type: 'edit', message_id: 9, content: 'text' })
    two.send({ type: 'edit', message_id: 'x', content: 'text' })
    await clock.pass(10)
    const codes = two.of('error').map(({ code }) => code)
    expect(codes.sort()).toEqual(['empty', 'notEditable', 'notFound', 'unreadable'])
  })

  it('[CHAT-40] [CHAT-41] is counted like a message, as are reactions', async () => {
    const { clock, two } = await open()
    for (let count = 0; count < 6; count += 1) {
      two.send({ type: 'edit', message_id: 1, content: `text ${count}` })
      two.send({ type: 'react', message_id: 1, emoji: '👍', on: count % 2 === 0 })
    }
    await clock.pass(10)
    expect(two.of('error').at(-1)).toMatchObject({ code: 'tooOften', message_id: 1 })
  })
})

describe('a reaction', () => {
  it('[CHAT-41] is sent once, with the name of the user, and can be taken back', async () => {
    const { clock, two, three } = await open()
    const react = (on: boolean) => three.send({ type: 'react', message_id: 1, emoji: '❤️', on })
    react(true)
    react(true)
    await clock.pass(10)
    const change = { message_id: 1, user_id: 3, nick_name: 'user 3', emoji: '❤️' }
    expect(two.of('reaction')).toMatchObject([{ ...change, on: true }])
    react(false)
    react(false)
    await clock.pass(10)
    expect(two.of('reaction')).toMatchObject([{ on: true }, { ...change, on: false }])
  })

  it.each(['', 'a', '👍👍', '<b>', '👍 ', 7, null, '1'.repeat(40)])(
    '[CHAT-41] must be one emoji, not %j',
    async (emoji) => {
      const { clock, three } = await open()
      three.send({ type: 'react', message_id: 1, emoji, on: true })
      await clock.pass(10)
      expect(three.of('error')).toMatchObject([{ code: 'unreadable' }])
    },
  )

  it('[CHAT-41] is refused if the message has twenty other ones', async () => {
    const { clock, three, memory, known } = await open()
    const by = known.get('token3')
    if (!by) throw new Error('nobody')
    const emojis = Array.from({ length: 21 }, (_, at) => String.fromCodePoint(0x1f600 + at))
    const outcomes = emojis.map(
      (emoji) => memory.append([{ kind: 'react', by, message_id: 1, emoji, on: true }]).outcomes[0],
    )
    expect(outcomes.filter((outcome) => outcome?.kind === 'stored')).toHaveLength(20)
    expect(outcomes.at(-1)).toEqual({ kind: 'refused', code: 'tooMany' })
    await clock.pass(2_000)
    expect(three.of('reaction')).toHaveLength(20)
  })
})

describe('a pin', () => {
  it('[CHAT-42] is sent with its message, by administrators only', async () => {
    const { room, clock, three, known } = await open()
    const write = (token: string, on: boolean) => {
      const by = known.get(token)
      if (!by) throw new Error('nobody')
      return room.write({ kind: 'pin', by, message_id: 1, on })
    }
    const outcomes = [write('token2', true), write('token1', true), write('token1', false)]
    await clock.pass(10)
    expect((await Promise.all(outcomes)).map(({ kind }) => kind)).toEqual([
      ...['refused', 'stored', 'stored'],
    ])
    expect(three.of('pin')).toMatchObject([
      { message_id: 1, message: { id: 1, content: 'first' } },
      { message_id: 1 },
    ])
    expect(three.of('pin')[1]).not.toHaveProperty('message')
  })
})

describe('a client that was away', () => {
  it('[CHAT-43] receives the current text, and nothing of a message that was recalled', async () => {
    const { clock, two, enter } = await open()
    two.send(message('recalled'))
    two.send({ type: 'edit', message_id: 1, content: 'now' })
    two.send({ type: 'edit', message_id: 2, content: 'soon gone' })
    two.send({ type: 'revert', message_id: 2 })
    await clock.pass(10)
    const back = await enter('token4', { last_event: 2 })
    expect(back.of('edit')).toMatchObject([{ message_id: 1, content: 'now' }])
    expect(back.of('message')).toEqual([])
    expect(back.of('revert')).toMatchObject([{ message_id: 2 }])
  })
})

describe('an answer', () => {
  it('[CHAT-46] names the answered message, as long as that exists', async () => {
    const { clock, two, three } = await open()
    three.send({ ...message('yes'), reply_to: 1 })
    three.send({ ...message('to nothing'), reply_to: 99 })
    three.send({ ...message('unreadable'), reply_to: 'first' })
    await clock.pass(10)
    const [, yes, toNothing] = two.of('message')
    expect(yes).toMatchObject({ content: 'yes', reply_to: 1 })
    expect(toNothing).not.toHaveProperty('reply_to')
    expect(three.of('error')).toMatchObject([{ code: 'unreadable' }])
  })
})
