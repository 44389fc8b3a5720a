import type { ChatVisitorMode } from '@lanting/contract'
import { describe, expect, it } from 'vitest'
import { aged, held, interrupted, refused } from './client/outbox.ts'
import { NO_RULES } from './room/chat-rules.ts'
import { createWorld } from './testing/simulated-site.ts'
import { openRoom } from './testing/test-room.ts'

const worldOf = async (visitors: ChatVisitorMode) => {
  const world = await createWorld({ visitors })
  const [visitor, user] = [world.addClient(), world.addClient(2)]
  for (const { chat } of [visitor, user]) chat.open()
  await world.clock.pass(300)
  return { ...world, visitor, user }
}
const roomOf = (visitors: ChatVisitorMode, refuse?: 'tooOften') =>
  openRoom({
    rules: async () => ({ ...NO_RULES, visitors }),
    admitVisitor: async () => refuse && { kind: 'refused', code: refuse, retryAfterMs: 4_000 },
  })
const said = (changes: object = {}) => ({
  type: 'message',
  content: 'hello',
  client_id: 'c1',
  visitor: { name: 'Wang' },
  ...changes,
})

describe('a visitor in an open room', () => {
  it('[CHAT-70] writes with the given name and without a user id, in the one log', async () => {
    const { visitor, user, clock } = await worldOf('free')
    expect(visitor.chat.send('hello')).toBeUndefined()
    await clock.pass(100)
    const [message] = user.chat.getState().messages
    expect(message).toMatchObject({ user_id: null, nick_name: 'visitor 0', content: 'hello' })
    const { pending, messages, ownIds, unread } = visitor.chat.getState()
    expect([pending, messages, unread]).toEqual([[], [message], 0])
    expect([...ownIds]).toEqual([message?.id])
    expect(user.chat.getState().ownIds.size).toBe(0)
  })

  it.each([
    ['nameFirst', { visitor: { name: ' \u200b' } }],
    ['nameForm', { visitor: { name: 'a'.repeat(21) } }],
    ['nameForm', { visitor: { name: '...' } }],
    ['unreadable', { visitor: { name: 7 } }],
    ['unreadable', { visitor: { name: 'Wang', spent_ms: -1 } }],
    ['loginFirst', { content_type: 'image' }],
    ['loginFirst', { visitor: undefined }],
    ['empty', { content: ' ' }],
  ])('[CHAT-70] is refused with a reason: %s', async (code, changes) => {
    const { enter, clock, memory } = await roomOf('free')
    const visitor = await enter()
    visitor.send(said(changes))
    await clock.pass(10)
    expect(visitor.of('error').map((frame) => frame.code)).toEqual([code])
    expect([memory.messages(), visitor.closes]).toEqual([[], []])
  })

  it('[CHAT-70] is counted by address', async () => {
    const { enter, clock, memory } = await roomOf('free', 'tooOften')
    const visitor = await enter()
    visitor.send(said())
    await clock.pass(10)
    const refusal = { code: 'tooOften', client_id: 'c1', retry_after_ms: 4_000 }
    expect(visitor.of('error')).toMatchObject([refusal])
    expect(memory.messages()).toEqual([])
  })

  it('[CHAT-70] neither edits, reacts nor recalls', async () => {
    const { enter, clock, memory } = await roomOf('free')
    const visitor = await enter()
    visitor.send(said())
    await clock.pass(10)
    const [message] = memory.messages()
    const message_id = message?.id
    visitor.send({ type: 'edit', message_id, content: 'changed' })
    visitor.send({ type: 'react', message_id, emoji: '👍', on: true })
    visitor.send({ type: 'revert', message_id })
    await clock.pass(10)
    expect(visitor.of('error').map(({ code }) => code)).toEqual(Array(3).fill('loginFirst'))
    expect(memory.messages()).toEqual([message])
  })
})

describe('a visitor in a closed room', () => {
  it('[CHAT-70] is asked to log in by both ends', async () => {
    const { visitor, clock } = await worldOf('off')
    expect(visitor.chat.send('hello')).toBe('loginFirst')
    const { enter, memory } = await roomOf('off')
    const raw = await enter()
    raw.send(said())
    await clock.pass(10)
    expect(raw.of('error')).toMatchObject([{ code: 'loginFirst', client_id: 'c1' }])
    expect(memory.messages()).toEqual([])
  })
})

describe('a message that is held', () => {
  it('[CHAT-71] waits for its writer only, and enters the log when it is approved', async () => {
    const { visitor, user, clock, memory } = await worldOf('held')
    visitor.chat.send('hello')
    await clock.pass(100)
    expect(visitor.chat.getState().pending).toMatchObject([{ status: 'held', content: 'hello' }])
    expect(user.chat.getState().messages).toEqual([])
    memory.review(true)
    await clock.pass(3_000)
    expect(visitor.chat.getState().pending).toEqual([])
    for (const { texts } of [visitor, user]) expect(texts()).toEqual(['hello'])
  })

  it('[CHAT-71] is refused after the next connection if it was declined', async () => {
    const { visitor, clock, memory } = await worldOf('held')
    visitor.chat.send('hello')
    await clock.pass(100)
    memory.review(false)
    visitor.each(({ disconnect }) => disconnect())
    await clock.pass(6_000)
    const declined = { status: 'refused', refusal: 'declined' }
    expect(visitor.chat.getState().pending).toMatchObject([declined])
    expect(memory.messages()).toEqual([])
  })

  it('[CHAT-71] still waits after a reconnect, and does not delay other messages', async () => {
    const { visitor, clock } = await worldOf('held')
    visitor.chat.send('one')
    await clock.pass(100)
    visitor.each(({ disconnect }) => disconnect())
    await clock.pass(6_000)
    visitor.chat.send('two')
    await clock.pass(100)
    const shown = visitor.chat.getState().pending.map(({ status, content }) => [status, content])
    expect(shown).toEqual([
      ['held', 'one'],
      ['held', 'two'],
    ])
  })

  it('[CHAT-71] goes on waiting when the room is asked too often', () => {
    const one = { client_id: 'a', user_id: null, content: 'x', content_type: 'text' } as const
    const waiting = held([{ ...one, writtenAt: 0, status: 'sent' }], 'a')
    const asked = waiting.map((pending) => ({ ...pending, status: 'sent' as const }))
    for (const next of [refused(asked, 'a', 'tooOften'), interrupted(asked)]) {
      expect(aged(next, 3_600_000)).toMatchObject([{ status: 'held' }])
    }
  })

  it('[CHAT-71] is forgotten after a day', async () => {
    const { visitor, clock } = await worldOf('held')
    visitor.chat.send('one')
    await clock.pass(100)
    visitor.each(({ disconnect }) => disconnect())
    visitor.serve(false)
    visitor.chat.close()
    await clock.pass(21 * 3_600_000)
    visitor.serve(true)
    visitor.chat.open()
    await clock.pass(300)
    expect(visitor.chat.getState().pending).toEqual([])
  })
})
