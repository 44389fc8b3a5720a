import { CHAT } from '@lanting/contract'
import { describe, expect, it } from 'vitest'
import { openChatApp, openSecondNode } from '../../testing/chat-sockets.ts'
import { OWNER } from '../../testing/test-app.ts'

/** A room with one message of user two. */
const open = async () => {
  const site = await openChatApp()
  const { token } = await site.client().login({ body: OWNER })
  const owner = site.client(token)
  const [two, three] = [await site.userClient('second'), await site.userClient('third')]
  const history = () => site.client().getChatList({ body: { size: 50, last_id: '' } })
  const writer = await site.enter({ token: two.token })
  writer.write('first')
  const [{ id = 0 } = {}] = await writer.has('message')
  return { ...site, owner, two, three, history, writer, id }
}

describe('an edit', () => {
  it('reaches every node and the history; administrators read the earlier texts', async () => {
    const { owner, two, history, writer, id, platform } = await open()
    const elsewhere = await openSecondNode(platform)
    const reader = await elsewhere.enter()
    writer.say({ type: 'edit', message_id: id, content: 'second' })
    expect(await reader.has('edit')).toMatchObject([{ message_id: id, content: 'second' }])
    writer.say({ type: 'edit', message_id: id, content: 'third' })
    await reader.has('edit', 2)
    const { list } = await history()
    expect(list).toMatchObject([{ id, content: 'third', editedAtMs: expect.any(Number) }])
    const edits = (await owner.getChatEdits({ params: { id } })).list
    expect(edits.map(({ content }) => content)).toEqual(['first', 'second'])
    await expect(two.getChatEdits({ params: { id } })).rejects.toMatchObject({ status: 403 })
  })

  it('is refused to others, after fifteen minutes, and with a blocked word', async () => {
    const { enter, owner, three, history, writer, id, platform } = await open()
    const other = await enter({ token: three.token })
    other.say({ type: 'edit', message_id: id, content: 'mine' })
    expect(await other.has('error')).toMatchObject([{ code: 'notYours', message_id: id }])
    await owner.updateBlocklist({ body: { words: ['bad'], action: 'refuse' } })
    writer.say({ type: 'edit', message_id: id, content: 'a bad one' })
    expect(await writer.has('error')).toMatchObject([{ code: 'wordRefused' }])
    const { queries } = platform.database
    await queries
      .updateTable('chat_messages')
      .set({ created_at: Date.now() - CHAT.editMs - 60_000 })
      .execute()
    writer.say({ type: 'edit', message_id: id, content: 'late' })
    expect(await writer.has('error', 2)).toMatchObject([{}, { code: 'notEditable' }])
    expect((await history()).list).toMatchObject([{ content: 'first' }])
  })
})

describe('a reaction', () => {
  it('is counted once for each user, with names, and can be taken back', async () => {
    const { enter, two, three, history, writer, id } = await open()
    const other = await enter({ token: three.token })
    const react = { type: 'react', message_id: id, emoji: '👍', on: true }
    for (const { say } of [other, other, writer]) say(react)
    await writer.has('reaction', 2)
    expect((await history()).list[0]?.reactions).toEqual([
      {
        emoji: '👍',
        users: expect.arrayContaining([
          { user_id: three.id, nick_name: 'third' },
          { user_id: two.id, nick_name: 'second' },
        ]),
      },
    ])
    for (const { say } of [other, writer]) say({ ...react, on: false })
    const changes = await other.has('reaction', 4)
    expect(changes.slice(2)).toMatchObject([{ on: false }, { on: false }])
    expect((await history()).list[0]).not.toHaveProperty('reactions')
  })

  it('goes with its message in one event, and is refused to a muted user', async () => {
    const { enter, owner, three, writer, id, platform } = await open()
    const other = await enter({ token: three.token })
    other.say({ type: 'react', message_id: id, emoji: '🎉', on: true })
    await writer.has('reaction')
    await owner.recallChatMessage({ params: { id } })
    await writer.has('revert')
    const { queries } = platform.database
    const kinds = await queries.selectFrom('chat_events').select('kind').orderBy('id').execute()
    expect(kinds.map(({ kind }) => kind)).toEqual(['message', 'reaction', 'revert'])
    writer.write('another')
    const [{ id: another = 0 } = {}] = await other.has('message')
    await owner.muteInChat({ body: { user_id: three.id, minutes: 5 } })
    other.say({ type: 'react', message_id: another, emoji: '🎉', on: true })
    expect(await other.has('error')).toMatchObject([{ code: 'muted' }])
  })
})

describe('a pin', () => {
  it('is shown to everybody, is no longer there after a recall, and needs an administrator', async () => {
    const { enter, owner, two, history, writer, id } = await open()
    const body = { id, isPinned: true }
    await expect(two.pinChatMessage({ body })).rejects.toMatchObject({ status: 403 })
    await owner.pinChatMessage({ body })
    await owner.pinChatMessage({ body })
    expect(await writer.has('pin')).toMatchObject([{ message: { id, content: 'first' } }])
    expect((await history()).pinned).toMatchObject([{ id }])
    const back = await enter({ init: { last_event: 0 } })
    expect(back.of('pin')).toMatchObject([{ message_id: id }])
    await two.recallChatMessage({ params: { id } })
    expect((await history()).pinned).toEqual([])
    await expect(owner.pinChatMessage({ body })).rejects.toMatchObject({ status: 404 })
  })

  it('is refused after twenty others', async () => {
    const { owner, two, platform } = await open()
    const { queries } = platform.database
    const row = { user_id: two.id, content: 'x', content_type: 'text', created_at: 1 }
    const rows = await queries
      .insertInto('chat_messages')
      .values(Array.from({ length: CHAT.pinsMax + 1 }, () => row))
      .returning('id')
      .execute()
    const pin = ({ id }: { id: number }) => owner.pinChatMessage({ body: { id, isPinned: true } })
    for (const message of rows.slice(0, CHAT.pinsMax)) await pin(message)
    await pin(rows[0] ?? { id: 0 })
    await expect(pin(rows.at(-1) ?? { id: 0 })).rejects.toMatchObject({ status: 409 })
  })
})

describe('a deleted account', () => {
  it('takes its reactions and earlier texts along', async () => {
    const { two, three, writer, enter, history, id, platform } = await open()
    const other = await enter({ token: three.token })
    other.say({ type: 'react', message_id: id, emoji: '🎉', on: true })
    writer.say({ type: 'edit', message_id: id, content: 'second' })
    await writer.has('reaction')
    await writer.has('edit')
    const data = await two.exportOwnData()
    expect(data.chat_messages).toMatchObject([{ content: 'second', earlier_texts: ['first'] }])
    const goodbye = { body: { password: 'secret-1', texts: 'keep' as const } }
    await three.deleteOwnAccount(goodbye)
    await writer.has('reaction', 2)
    expect((await history()).list[0]).not.toHaveProperty('reactions')
    await two.deleteOwnAccount(goodbye)
    const edits = await platform.database.queries.selectFrom('chat_edits').selectAll().execute()
    expect(edits).toEqual([])
  })
})
