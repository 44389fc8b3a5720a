import { describe, expect, it, vi } from 'vitest'
import { REPLAY_MAX } from '../room/limits.ts'
import { NO_FAULTS } from '../testing/network.ts'
import { createWorld } from '../testing/simulated-site.ts'
import {
  cleared,
  EMPTY_TRANSCRIPT,
  emptied,
  hasOlder,
  type Transcript,
  withoutMessage,
  withPage,
} from './transcript.ts'

/** A room with two users and a visitor in it. */
const open = async () => {
  const world = await createWorld()
  const [two, three, visitor] = [world.addClient(2), world.addClient(3), world.addClient()]
  for (const { chat } of [two, three, visitor]) chat.open()
  await world.clock.pass(500)
  return { ...world, two, three, visitor }
}

const stateOf = ({ chat }: Awaited<ReturnType<typeof open>>['two']) => chat.getState()

describe('the transcript', () => {
  it('[CHAT-22] shows each message once and in order, to users and visitors', async () => {
    const { clock, two, three, visitor } = await open()
    two.chat.send('a')
    three.chat.send('b')
    await clock.pass(10)
    for (const { texts } of [two, three, visitor]) expect(texts()).toEqual(['a', 'b'])
  })

  it('[CHAT-3] applies each stored change once, however often it arrives', async () => {
    const { clock, two, three, setFaults } = await open()
    setFaults({ ...NO_FAULTS, delayMs: 20, doubled: 1 })
    for (const text of ['a', 'b', 'c']) two.chat.send(text)
    await clock.pass(300)
    expect(three.texts()).toEqual(['a', 'b', 'c'])
    expect(stateOf(three).unread).toBe(3)
  })

  it('[CHAT-3] receives missed messages and recalls after a gap', async () => {
    const { clock, two, three } = await open()
    two.chat.send('a')
    two.chat.send('b')
    await clock.pass(10)
    three.serve(false)
    three.each(({ disconnect }) => disconnect())
    two.chat.recall(1)
    two.chat.send('c')
    await clock.pass(100)
    expect(three.texts()).toEqual(['a', 'b'])
    three.serve(true)
    await clock.pass(5_100)
    expect(three.texts()).toEqual(['b', 'c'])
  })

  it('[CHAT-3] reloads the history after a gap that is too long', async () => {
    const { clock, two, three, memory, known } = await open()
    two.chat.send('before')
    await clock.pass(10)
    three.serve(false)
    three.each(({ disconnect }) => disconnect())
    const by = known.get('token2')
    if (!by) throw new Error('nobody')
    memory.append([{ kind: 'revert', by, message_id: 1 }])
    for (let count = 0; count < REPLAY_MAX; count += 1) {
      memory.append([{ kind: 'message', by, content: `${count}`, content_type: 'text' }])
    }
    three.serve(true)
    await clock.pass(8_000)
    expect(three.texts()).toEqual(Array.from({ length: 10 }, (_, at) => `${REPLAY_MAX - 10 + at}`))
  })

  it('[CHAT-23] removes a recalled message, even when an older response still contains it', async () => {
    const { clock, two, three } = await open()
    two.chat.send('a')
    two.chat.send('b')
    await clock.pass(10)
    two.chat.recall(1)
    await clock.pass(10)
    expect(three.texts()).toEqual(['b'])
    const [message] = three.chat.getState().messages
    if (!message) throw new Error('nothing')
    const page = [
      { ...message, id: 1 },
      { ...message, id: 2 },
      { ...message, id: 3 },
    ]
    const ids = ({ messages }: Transcript) => messages.map(({ id }) => id)
    expect(ids(withPage(withoutMessage(EMPTY_TRANSCRIPT, 2), page, 10))).toEqual([1, 3])
    expect(ids(withPage(cleared(EMPTY_TRANSCRIPT, 2), page, 10))).toEqual([3])
    expect(ids(withPage(emptied(withoutMessage(EMPTY_TRANSCRIPT, 2)), page, 10))).toEqual([1, 3])
  })

  it('[CHAT-24] offers nothing older after a clear', () => {
    const message = {
      user_id: 1,
      content: 'a',
      content_type: 'text',
      nick_name: '',
      avatar: '',
    } as const
    const times = { createdAt: '', createdAtMs: 0 }
    const ten = Array.from({ length: 10 }, (_, place) => ({ id: place + 11, ...message, ...times }))
    const whole = withPage(EMPTY_TRANSCRIPT, ten, 10)
    // An older page may have been read before the clear.
    const late = withPage(cleared(whole, 20), ten, 10)
    const older = [whole, cleared(whole, 5), cleared(whole, 20), late].map(hasOlder)
    expect(older).toEqual([true, true, false, false])
  })

  it('[CHAT-24] is empty after a clear, and shows later messages', async () => {
    const { clock, two, three, nodes, known } = await open()
    two.chat.send('a')
    await clock.pass(10)
    const by = known.get('token1')
    if (!by) throw new Error('nobody')
    void nodes[0]?.room.write({ kind: 'clear', by })
    await clock.pass(10)
    expect(three.texts()).toEqual([])
    expect([stateOf(three).unread, three.notices.at(-1)]).toEqual([0, { kind: 'cleared' }])
    two.chat.send('b')
    await clock.pass(10)
    expect(three.texts()).toEqual(['b'])
  })

  it('[CHAT-25] offers older messages only after a full page', async () => {
    const world = await createWorld()
    const by = world.known.get('token2')
    if (!by) throw new Error('nobody')
    for (let count = 1; count <= 25; count += 1) {
      world.memory.append([{ kind: 'message', by, content: `${count}`, content_type: 'text' }])
    }
    const reader = world.addClient()
    reader.chat.open()
    await world.clock.pass(10)
    const shown = () => [reader.texts().length, reader.chat.getState().hasMore]
    expect(shown()).toEqual([10, true])
    const pages = [reader.chat.loadMore(), reader.chat.loadMore()]
    await world.clock.pass(10)
    expect(await Promise.all(pages)).toEqual([true, false])
    expect(shown()).toEqual([20, true])
    void reader.chat.loadMore()
    await world.clock.pass(10)
    expect(shown()).toEqual([25, false])
    expect(await reader.chat.loadMore()).toBe(false)
    expect(reader.texts()).toEqual(Array.from({ length: 25 }, (_, at) => `${at + 1}`))
  })

  it('[CHAT-25] loads larger pages while the reader scrolls, until one is not full', async () => {
    const world = await createWorld()
    const by = world.known.get('token2')
    if (!by) throw new Error('nobody')
    for (let count = 1; count <= 75; count += 1) {
      world.memory.append([{ kind: 'message', by, content: `${count}`, content_type: 'text' }])
    }
    const reader = world.addClient()
    reader.chat.open()
    await world.clock.pass(10)
    const loaded: [number, boolean][] = []
    for (let page = 1; page <= 2; page += 1) {
      void reader.chat.loadMore(50)
      await world.clock.pass(10)
      loaded.push([reader.texts().length, reader.chat.getState().hasMore])
    }
    expect(loaded).toEqual([
      [60, true],
      [75, false],
    ])
  })

  it('[CHAT-25] requests the history again after a failure', async () => {
    const { clock, two, addClient, setFaults } = await open()
    two.chat.send('a')
    await clock.pass(10)
    setFaults({ ...NO_FAULTS, lost: 1 })
    const late = addClient()
    late.chat.open()
    await clock.pass(10)
    expect(late.chat.getState()).toMatchObject({ history: 'failed', messages: [] })
    setFaults(NO_FAULTS)
    await clock.pass(5_000)
    expect(late.texts()).toEqual(['a'])
  })
})

describe('sending', () => {
  it('[CHAT-26] keeps a message until the room has confirmed it', async () => {
    const { clock, two, setFaults } = await open()
    setFaults({ ...NO_FAULTS, delayMs: 40 })
    expect(two.chat.send(' hello ')).toBeUndefined()
    expect(stateOf(two).pending).toMatchObject([{ content: 'hello', status: 'sent' }])
    await clock.pass(300)
    expect([stateOf(two).pending, two.texts()]).toEqual([[], ['hello']])
  })

  it('[CHAT-26] needs a user and a text', async () => {
    const { two, visitor } = await open()
    expect(visitor.chat.send('hello')).toBe('loginFirst')
    expect(two.chat.send('  \n')).toBe('empty')
    expect(two.chat.send('x'.repeat(556))).toBe('tooLong')
    expect(stateOf(two).pending).toEqual([])
  })

  it('[CHAT-27] continues after a reconnect, each message once and in order', async () => {
    const { clock, two, three, memory } = await open()
    two.chat.send('arrives, but its echo is lost')
    two.serve(false)
    // The server stores the frame, but the socket breaks before its answer arrives.
    await clock.pass(0)
    two.each(({ disconnect }) => disconnect())
    two.chat.send('written while away')
    await clock.pass(1_000)
    expect(stateOf(two).pending.length).toBeGreaterThan(0)
    two.serve(true)
    await clock.pass(6_000)
    expect(stateOf(two).pending).toEqual([])
    const stored = memory.messages().map(({ content }) => content)
    expect(stored).toEqual(['arrives, but its echo is lost', 'written while away'])
    expect(three.texts()).toEqual(stored)
  })

  it('[CHAT-27] reconnects when no confirmation arrives within ten seconds', async () => {
    const { clock, two, memory } = await open()
    two.each(({ goSilent }) => goSilent())
    two.chat.send('into the void')
    await clock.pass(9_900)
    expect(stateOf(two).connection.kind).toBe('open')
    await clock.pass(5_300)
    expect(stateOf(two)).toMatchObject({ connection: { kind: 'open' }, pending: [] })
    expect(memory.messages()).toHaveLength(1)
  })

  it('[CHAT-28] offers a message older than ten minutes, and sends it on request', async () => {
    const { clock, two, memory } = await open()
    two.chat.close()
    two.chat.send('old')
    await clock.pass(590_000)
    two.chat.send('young')
    await clock.pass(11_000)
    two.chat.open()
    await clock.pass(10)
    const [old] = stateOf(two).pending
    expect(stateOf(two).pending).toMatchObject([{ content: 'old', status: 'offered' }])
    expect(two.texts()).toEqual(['young'])
    two.chat.resend(old?.client_id ?? '')
    await clock.pass(10)
    expect([stateOf(two).pending, memory.messages().length]).toEqual([[], 2])
  })

  it('[CHAT-29] shows the reason of a refusal, and keeps the message for its author', async () => {
    const { clock, two, nodes, known } = await open()
    const by = known.get('token1')
    if (!by) throw new Error('nobody')
    void nodes[0]?.room.write({ kind: 'offline', by, user_id: 2 })
    await clock.pass(10)
    two.chat.open()
    await clock.pass(10)
    const until = vi.fn()
    two.chat.onNotice((notice) => notice.kind === 'refused' && until(notice.retryAfterMs))
    two.chat.send('muted')
    await clock.pass(10)
    expect(until).toHaveBeenCalledExactlyOnceWith(expect.any(Number))
    expect(stateOf(two).pending).toMatchObject([{ status: 'refused', refusal: 'muted' }])
    two.chat.discard(stateOf(two).pending[0]?.client_id ?? '')
    expect(stateOf(two).pending).toEqual([])
  })

  it('[CHAT-29] waits after `tooOften`, and then continues', async () => {
    const { clock, two, memory } = await open()
    for (let count = 0; count < 14; count += 1) two.chat.send(`${count}`)
    await clock.pass(20)
    expect([memory.messages().length, stateOf(two).pending.length]).toEqual([10, 4])
    await clock.pass(30_000)
    expect([memory.messages().length, stateOf(two).pending.length]).toEqual([14, 0])
  })

  it('[CHAT-27] keeps the order of a long outbox, and does not flood the room', async () => {
    const { clock, two, memory } = await open()
    two.chat.close()
    const written = Array.from({ length: 100 }, (_, at) => `${at}`)
    for (const text of written) two.chat.send(text)
    two.chat.open()
    await clock.pass(120_000)
    expect(stateOf(two)).toMatchObject({ connection: { kind: 'open' }, pending: [] })
    expect(memory.messages().map(({ content }) => content)).toEqual(written)
  })

  it('[CHAT-30] belongs to one user: another user neither sees nor sends it', async () => {
    const { clock, two, memory } = await open()
    two.chat.close()
    two.chat.send('mine')
    two.chat.setUser({ user_id: 3, token: 'token3' })
    two.chat.open()
    await clock.pass(20)
    expect([stateOf(two).pending, memory.messages()]).toEqual([[], []])
    two.chat.setUser({ user_id: 2, token: 'token2' })
    await clock.pass(20)
    expect(memory.messages()).toMatchObject([{ user_id: 2, content: 'mine' }])
  })
})

describe('presence', () => {
  it('[CHAT-18] shows who is typing, and removes it after a while', async () => {
    const { clock, two, three } = await open()
    for (let key = 0; key < 20; key += 1) two.chat.typing()
    await clock.pass(10)
    expect([stateOf(three).typing, stateOf(two).typing]).toEqual([
      [{ user_id: 2, nick_name: 'user 2' }],
      [],
    ])
    await clock.pass(5_000)
    expect(stateOf(three).typing).toEqual([])
  })

  it('[CHAT-19] counts messages of others while the room is not visible', async () => {
    const { clock, two, three } = await open()
    three.chat.watch(false)
    two.chat.send('a')
    await clock.pass(10)
    expect([stateOf(two).unread, stateOf(three).unread]).toEqual([0, 1])
    three.chat.watch(true)
    two.chat.send('b')
    await clock.pass(10)
    expect(stateOf(three).unread).toBe(0)
  })

  it('[CHAT-17] passes on notifications', async () => {
    const { clock, two, three, nodes, unread } = await open()
    const newest = { id: 7, type: 1, message: 'news' }
    unread.set(2, { user_id: 2, unread: 2, newest })
    nodes[0]?.room.checkUnread()
    await clock.pass(300)
    const received = ({ notices }: typeof two) => notices.filter(({ kind }) => kind === 'notify')
    const none = { kind: 'notify', unread: 0 }
    expect(received(two)).toEqual([none, { kind: 'notify', unread: 2, notification: newest }])
    expect(received(three)).toEqual([none])
  })

  it('[CHAT-33] passes on new comments', async () => {
    const { clock, two, nodes } = await open()
    const notice = { comment_id: 9, for_type: 1, for_id: 4, user_id: 3 } as const
    nodes[0]?.room.commentAdded(notice)
    await clock.pass(10)
    const received = two.notices.filter(({ kind }) => kind === 'comment')
    expect(received).toEqual([{ kind: 'comment', ...notice }])
  })
})
