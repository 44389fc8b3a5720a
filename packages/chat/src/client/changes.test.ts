import type { ChatMessage } from '@lanting/contract'
import { describe, expect, it } from 'vitest'
import { createWorld } from '../testing/simulated-site.ts'
import { ADMINISTRATOR } from '../testing/test-room.ts'
import { cleared, EMPTY_TRANSCRIPT, emptied, withoutMessage, withPage } from './transcript.ts'
import { withEdit, withPin, withPinned, withReaction } from './transcript-changes.ts'

const messageOf = (id: number, more: Partial<ChatMessage> = {}): ChatMessage => ({
  id,
  user_id: 2,
  nick_name: 'user 2',
  avatar: '',
  content: `text ${id}`,
  content_type: 'text',
  createdAt: '',
  createdAtMs: id,
  ...more,
})

const reaction = (message_id: number, on = true, user_id = 3) => ({
  message_id,
  user_id,
  nick_name: `user ${user_id}`,
  emoji: '👍',
  on,
})

const open = async () => {
  const world = await createWorld()
  const [two, three] = [world.addClient(2), world.addClient(3)]
  for (const { chat } of [two, three]) chat.open()
  await world.clock.pass(500)
  const pin = (message_id: number, on: boolean) => {
    const by = world.known.get(`token${ADMINISTRATOR}`)
    return by && world.nodes[0]?.room.write({ kind: 'pin', by, message_id, on })
  }
  return { ...world, two, three, pin }
}

describe('a change of a message', () => {
  it('[CHAT-44] outlasts a page of the history that was read before it', () => {
    let transcript = withPage(EMPTY_TRANSCRIPT, [messageOf(2), messageOf(3)])
    transcript = withEdit(transcript, { message_id: 2, content: 'new', editedAtMs: 9 })
    transcript = withReaction(transcript, reaction(1))
    transcript = withPage(transcript, [messageOf(1), messageOf(2)])
    expect(transcript.messages).toMatchObject([
      { id: 1, reactions: [{ emoji: '👍', users: [{ user_id: 3 }] }] },
      { id: 2, content: 'new', editedAtMs: 9 },
      { id: 3, content: 'text 3' },
    ])
  })

  it('[CHAT-44] makes no difference to a page that contains it already', () => {
    const withThumb = messageOf(1, {
      reactions: [{ emoji: '👍', users: [{ user_id: 3, nick_name: 'user 3' }] }],
    })
    const added = withReaction(EMPTY_TRANSCRIPT, reaction(1))
    expect(withPage(added, [withThumb]).messages).toEqual([withThumb])
    const removed = withReaction(added, reaction(1, false))
    expect(withPage(removed, [withThumb]).messages).toEqual([messageOf(1)])
  })

  it('[CHAT-44] is forgotten when the history is loaded again', () => {
    const edited = withEdit(EMPTY_TRANSCRIPT, { message_id: 1, content: 'old', editedAtMs: 1 })
    expect(withPage(emptied(edited), [messageOf(1)]).messages).toEqual([messageOf(1)])
  })

  it('[CHAT-41] keeps the order of the users, and of the other emoji', () => {
    let transcript = withPage(EMPTY_TRANSCRIPT, [messageOf(1)])
    for (const user of [3, 4, 5]) transcript = withReaction(transcript, reaction(1, true, user))
    transcript = withReaction(transcript, { ...reaction(1), emoji: '🎉' })
    transcript = withReaction(transcript, reaction(1, false, 4))
    const shown = transcript.messages[0]?.reactions?.map(({ emoji, users }) => [
      emoji,
      users.map(({ user_id }) => user_id),
    ])
    expect(shown).toEqual([
      ['👍', [3, 5]],
      ['🎉', [3]],
    ])
  })
})

describe('pins', () => {
  it('[CHAT-42] show the last pinned first, and go with their message', () => {
    let transcript = withPinned(EMPTY_TRANSCRIPT, [messageOf(1)])
    for (const id of [2, 3])
      transcript = withPin(transcript, { message_id: id, message: messageOf(id) })
    expect(transcript.pins.map(({ id }) => id)).toEqual([3, 2, 1])
    transcript = withEdit(transcript, { message_id: 2, content: 'new', editedAtMs: 9 })
    expect(transcript.pins[1]).toMatchObject({ content: 'new' })
    transcript = withPin(withoutMessage(transcript, 3), { message_id: 1 })
    expect(transcript.pins.map(({ id }) => id)).toEqual([2])
    expect(cleared(transcript, 2).pins).toEqual([])
  })

  it('[CHAT-44] outlast a list that was read before them', () => {
    let transcript = withPin(EMPTY_TRANSCRIPT, { message_id: 2, message: messageOf(2) })
    transcript = withPin(transcript, { message_id: 1 })
    expect(withPinned(transcript, [messageOf(1)]).pins.map(({ id }) => id)).toEqual([2])
  })
})

describe('a client', () => {
  it('[CHAT-40] [CHAT-41] [CHAT-42] shows edits, reactions and pins of others at once', async () => {
    const { clock, two, three, pin } = await open()
    two.chat.send('a')
    await clock.pass(10)
    expect(two.chat.edit(1, 'b')).toBeUndefined()
    expect(three.chat.react(1, '🎉', true)).toBeUndefined()
    pin(1, true)
    await clock.pass(10)
    for (const { chat } of [two, three]) {
      expect(chat.getState().messages).toMatchObject([
        { content: 'b', reactions: [{ emoji: '🎉', users: [{ user_id: 3 }] }] },
      ])
      expect(chat.getState().pins).toMatchObject([{ id: 1, content: 'b' }])
    }
    three.chat.react(1, '🎉', false)
    pin(1, false)
    await clock.pass(10)
    expect(two.chat.getState().messages[0]).not.toHaveProperty('reactions')
    expect(two.chat.getState().pins).toEqual([])
  })

  it('[CHAT-43] receives what it missed after a gap', async () => {
    const { clock, two, three, pin } = await open()
    two.chat.send('a')
    await clock.pass(10)
    three.serve(false)
    three.each(({ disconnect }) => disconnect())
    two.chat.edit(1, 'b')
    two.chat.react(1, '👍', true)
    pin(1, true)
    await clock.pass(100)
    three.serve(true)
    await clock.pass(5_100)
    expect(three.chat.getState()).toMatchObject({
      messages: [{ content: 'b', reactions: [{ emoji: '👍' }] }],
      pins: [{ id: 1 }],
    })
  })

  it('[CHAT-44] says why a change cannot be sent', async () => {
    const { clock, two, addClient } = await open()
    const visitor = addClient()
    visitor.chat.open()
    await clock.pass(100)
    expect(visitor.chat.react(1, '👍', true)).toBe('loginFirst')
    expect(two.chat.edit(1, ' ')).toBe('empty')
    expect(two.chat.edit(1, 'x'.repeat(600))).toBe('tooLong')
    two.serve(false)
    two.each(({ disconnect }) => disconnect())
    await clock.pass(10)
    expect(two.chat.edit(1, 'text')).toBe('notConnected')
  })
})
