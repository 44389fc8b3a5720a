import { describe, expect, it } from 'vitest'
import { memoryLog } from '../testing/memory-log.ts'
import { openRoom } from '../testing/test-room.ts'
import { REPLAY_MAX } from './limits.ts'
import { NODE_LOST_AFTER_MS, PRESENCE_EVERY_MS } from './timing.ts'

const message = (content: string, more: object = {}) => ({
  type: 'message',
  content,
  content_type: 'text',
  ...more,
})

describe('identity', () => {
  it('[CHAT-1] comes from the handshake or from init.token, never from other frames', async () => {
    const { clock, enter, memory } = await openRoom()
    const byCookie = await enter('token2', { user_id: 1 })
    const byToken = await enter(undefined, { user_id: 1, token: 'token3' })
    const byNothing = await enter(undefined, { user_id: 1, token: 'made up' })
    byCookie.send(message('from two', { user_id: 1 }))
    byToken.send(message('from three', { user_id: 1 }))
    byNothing.send(message('from nobody', { user_id: 1 }))
    await clock.pass(10)
    expect(memory.messages().map(({ user_id, content }) => [user_id, content])).toEqual([
      [2, 'from two'],
      [3, 'from three'],
    ])
    expect(byNothing.of('error')).toMatchObject([{ code: 'loginFirst' }])
  })

  it('[CHAT-1] is required first: frames before init are rejected', async () => {
    const { clock, socket, memory } = await openRoom()
    const early = socket('token2')
    early.send(message('too early'))
    await clock.pass(10)
    expect(early.of('error')).toMatchObject([{ code: 'initFirst' }])
    expect(memory.messages()).toEqual([])
  })

  it('[CHAT-1] must be sent within ten seconds', async () => {
    const { clock, socket } = await openRoom()
    const silent = socket('token2')
    await clock.pass(10_000)
    expect(silent.of('error')).toMatchObject([{ code: 'initFirst' }])
    expect(silent.closes).toEqual([{ code: 4004, reason: 'initFirst' }])
  })

  it('[CHAT-1] tells a client that claims to be a user and has no session', async () => {
    const { clock, socket } = await openRoom()
    const tipsOf = async (init: object, cookie?: string, isTrusted?: boolean) => {
      const client = socket(cookie, isTrusted)
      client.send(JSON.stringify({ type: 'init', ...init }))
      await clock.pass(10)
      return client.of('tips')[0]?.content
    }
    expect(await tipsOf({ user_id: 2 })).toBe('visitor')
    expect(await tipsOf({ user_id: '2' })).toBe('visitor')
    expect(await tipsOf({ user_id: 2, token: 'old' })).toBe('visitor')
    expect(await tipsOf({ user_id: '' })).toBe('welcome')
    expect(await tipsOf({})).toBe('welcome')
    expect(await tipsOf({ user_id: 2 }, 'token2')).toBe('welcome')
    // A cookie claims to be a user, too, unless the client says that it has logged out.
    expect(await tipsOf({}, 'old')).toBe('visitor')
    expect(await tipsOf({}, 'token2', false)).toBe('visitor')
    expect(await tipsOf({ token: 'token2' }, 'old', false)).toBe('welcome')
    expect(await tipsOf({ user_id: '' }, 'token2', false)).toBe('welcome')
  })

  it('[CHAT-15] tells a client that its frame is too large, before the close', async () => {
    const { enter } = await openRoom()
    const two = await enter('token2')
    two.tooLarge()
    expect(two.frames.at(-1)).toMatchObject({ type: 'error', code: 'tooLarge' })
    expect(two.closes).toEqual([{ code: 1009, reason: 'tooLarge' }])
  })
})

describe('entering', () => {
  it('[CHAT-2] is answered with tips, then with a list that contains the new user', async () => {
    const { enter } = await openRoom()
    const { frames } = await enter('token2')
    expect(frames).toMatchObject([
      { type: 'tips', content: 'welcome', last_event: 0 },
      { type: 'onlineList', list: [{ user_id: 2, nick_name: 'user 2' }], visitors: 0 },
      { type: 'notify', unread: 0 },
    ])
  })

  it('[CHAT-2] with the last number returns missed changes, recalls included, before the tips', async () => {
    const { clock, enter } = await openRoom()
    const two = await enter('token2')
    two.send(message('one'))
    await clock.pass(10)
    const last = two.of('message')[0]?.event
    two.send(message('two'))
    two.send({ type: 'revert', message_id: 1 })
    await clock.pass(10)
    const back = await enter(undefined, { last_event: last })
    expect(back.frames.map(({ type }) => type)).toEqual(['message', 'revert', 'tips', 'onlineList'])
    expect(back.of('message')).toMatchObject([{ id: 2, content: 'two' }])
    expect(back.of('revert')).toMatchObject([{ message_id: 1 }])
    expect(back.of('tips')).toMatchObject([{ last_event: back.of('revert')[0]?.event }])
    expect(back.of('tips')[0]).not.toHaveProperty('reload')
  })

  it('[CHAT-2] after a gap that is too long, or with a number of another log, requests a reload', async () => {
    const { clock, enter, memory, known } = await openRoom()
    const by = known.get('token2')
    if (!by) throw new Error('nobody')
    for (let count = 0; count <= REPLAY_MAX; count += 1) {
      memory.append([{ kind: 'message', by, content: String(count), content_type: 'text' }])
    }
    await clock.pass(3_000)
    for (const last_event of [0, 1_000_000]) {
      const late = await enter(undefined, { last_event })
      expect(late.frames.map(({ type }) => type)).toEqual(['tips', 'onlineList'])
      expect(late.of('tips')).toMatchObject([{ reload: true }])
    }
    const tipped = (await enter()).of('tips')[0]?.last_event
    const near = await enter(undefined, { last_event: Number(tipped) - 1 })
    expect(near.of('tips')[0]).not.toHaveProperty('reload')
  })

  it('[CHAT-2] after a gap with deleted changes, requests a reload', async () => {
    const { clock, enter, memory, known } = await openRoom()
    const by = known.get('token2')
    if (!by) throw new Error('nobody')
    const write = (content: string) => {
      memory.append([{ kind: 'message', by, content, content_type: 'text' }])
      return memory.log.last()
    }
    const seen = await write('seen')
    const missed = await write('missed')
    await write('the last')
    await clock.pass(3_000)
    memory.forgetUntil(seen)
    expect((await enter(undefined, { last_event: seen })).of('message')).toHaveLength(2)
    memory.forgetUntil(missed)
    const late = await enter(undefined, { last_event: seen })
    expect(late.of('message')).toEqual([])
    expect(late.of('tips')).toMatchObject([{ reload: true }])
    expect((await enter(undefined, { last_event: missed })).of('message')).toHaveLength(1)
  })

  it('[CHAT-1] with an empty user id makes a visitor, whatever the cookie says', async () => {
    const { enter } = await openRoom()
    const { of } = await enter('token2', { user_id: '' })
    expect(of('onlineList')).toMatchObject([{ list: [], visitors: 1 }])
  })

  it('[CHAT-2] misses nothing that happens while the log is read', async () => {
    const { clock, memory, known, room, socket } = await openRoom({})
    const by = known.get('token2')
    if (!by) throw new Error('nobody')
    const coming = socket()
    coming.send({ type: 'init', last_event: 0 })
    // Another node has stored and published this before the reader has entered.
    const stored = memory.append([{ kind: 'message', by, content: 'now', content_type: 'text' }])
    room.onNodeMessage({ from: 'there', kind: 'batch', ...stored })
    await clock.pass(10)
    expect(coming.of('message')).toHaveLength(1)
  })

  it('[CHAT-2] sends nothing again that was read from the log before this node had it', async () => {
    const { clock, enter, memory, known, room } = await openRoom()
    const by = known.get('token2')
    if (!by) throw new Error('nobody')
    const stored = memory.append([{ kind: 'message', by, content: 'now', content_type: 'text' }])
    const coming = await enter(undefined, { last_event: 0 })
    room.onNodeMessage({ from: 'there', kind: 'batch', ...stored })
    await clock.pass(10)
    expect(coming.of('message')).toHaveLength(1)
  })
})

describe('a chat message', () => {
  it('[CHAT-4] is stored before it is sent to anybody, its author included', async () => {
    const { clock, enter, memory } = await openRoom()
    const two = await enter('token2')
    const visitor = await enter()
    two.send(message('hello', { client_id: 'a-1' }))
    expect(two.of('message')).toEqual([])
    await clock.pass(10)
    const [stored] = memory.messages()
    for (const { of } of [two, visitor]) {
      expect(of('message')).toMatchObject([{ ...stored, client_id: 'a-1', type: 'message' }])
    }
  })

  it('[CHAT-4] shares a transaction with others of the same tick', async () => {
    const sizes: number[] = []
    const { clock, enter, memory } = await openRoom()
    const { append } = memory.log
    memory.log.append = (writes) => {
      sizes.push(writes.length)
      return append(writes)
    }
    const [two, three] = [await enter('token2'), await enter('token3')]
    two.send(message('a'))
    three.send(message('b'))
    two.send(message('c'))
    await clock.pass(10)
    expect(sizes).toEqual([3])
  })

  it('[CHAT-4] rejected by the database does not affect others', async () => {
    const { clock, enter, memory, errors } = await openRoom()
    const { append } = memory.log
    memory.log.append = (writes) =>
      writes.some((write) => write.kind === 'message' && write.content === 'poison')
        ? Promise.reject(new Error('refused'))
        : append(writes)
    const two = await enter('token2')
    for (const content of ['a', 'poison', 'b']) two.send(message(content, { client_id: content }))
    await clock.pass(10)
    expect(memory.messages().map(({ content }) => content)).toEqual(['a', 'b'])
    expect(two.of('error')).toMatchObject([{ code: 'failed', client_id: 'poison' }])
    expect(errors).toHaveLength(1)
  })

  it('[CHAT-29] is refused with the reason when the disk is full', async () => {
    const { clock, enter, memory } = await openRoom()
    memory.log.append = () => Promise.reject(new Error('diskFull'))
    const two = await enter('token2')
    two.send(message('a', { client_id: 'a' }))
    await clock.pass(10)
    expect(two.of('error')).toMatchObject([{ code: 'diskFull', client_id: 'a' }])
  })

  it('[CHAT-6] is packed once for all, and shares one write with others of the same tick', async () => {
    const { clock, enter, packs } = await openRoom()
    const two = await enter('token2')
    const readers = [await enter(), await enter(), await enter()]
    await clock.pass(500)
    const before = { packs: packs.length, writes: readers.map(({ writes }) => writes.length) }
    for (const content of ['a', 'b', 'c']) two.send(message(content))
    await clock.pass(10)
    expect(packs.length - before.packs).toBe(1)
    for (const [at, { writes, of }] of readers.entries()) {
      expect(writes.length - (before.writes[at] ?? 0)).toBe(1)
      expect(of('message')).toHaveLength(3)
    }
  })

  it('[CHAT-27] with a known client id is stored once, and confirmed again', async () => {
    const { clock, enter, memory } = await openRoom()
    const two = await enter('token2')
    two.send(message('once', { client_id: 'a-1' }))
    await clock.pass(10)
    const again = await enter('token2')
    again.send(message('once', { client_id: 'a-1' }))
    await clock.pass(10)
    expect(memory.messages()).toHaveLength(1)
    expect(two.of('message')).toHaveLength(1)
    expect(again.of('message')).toMatchObject([{ id: 1, client_id: 'a-1' }])
    expect(again.of('message')[0]).not.toHaveProperty('event')
    const other = await enter('token3')
    other.send(message('mine', { client_id: 'a-1' }))
    await clock.pass(10)
    expect(memory.messages()).toHaveLength(2)
  })

  it('[CHAT-27] recalled meanwhile does not come back when it is sent again', async () => {
    const { clock, enter, memory } = await openRoom()
    const two = await enter('token2')
    two.send(message('once', { client_id: 'a-1' }))
    two.send({ type: 'revert', message_id: 1 })
    await clock.pass(10)
    two.send(message('once', { client_id: 'a-1' }))
    await clock.pass(10)
    expect(memory.messages()).toEqual([])
    expect(two.of('revert').at(-1)).toMatchObject({ message_id: 1, client_id: 'a-1' })
  })

  it.each([
    ['', 'empty'],
    ['  \n ', 'empty'],
    ['\u0000\u0007', 'empty'],
    ['字'.repeat(556), 'tooLong'],
  ])('[CHAT-15] is rejected when it is empty or too long: %j', async (content, code) => {
    const { clock, enter, memory } = await openRoom()
    const two = await enter('token2')
    two.send(message(content, { client_id: 'x' }))
    two.send(message('😀'.repeat(555)))
    await clock.pass(10)
    expect(two.of('error')).toMatchObject([{ code, client_id: 'x' }])
    expect(memory.messages()).toHaveLength(1)
  })

  it('[CHAT-4] is stored once when its commit was uncertain, also without an id of its client', async () => {
    const memory = memoryLog({ now: () => 1 })
    let isLost = true
    const { clock, enter } = await openRoom({
      log: {
        ...memory.log,
        append: async (writes) => {
          const stored = memory.append(writes)
          if (!isLost) return stored
          isLost = false
          throw new Error('Connection terminated unexpectedly')
        },
      },
    })
    const [two, three] = [await enter('token2'), await enter('token3')]
    two.send(message('without an id'))
    three.send(message('with an id', { client_id: 'x' }))
    await clock.pass(10)
    expect(memory.messages().map(({ content }) => content)).toEqual(['without an id', 'with an id'])
    await clock.pass(3_000)
    expect(two.of('message').map(({ content }) => content)).toEqual(['without an id', 'with an id'])
    expect([...two.of('error'), ...three.of('error')]).toEqual([])
  })

  it('[CHAT-15] is rate limited per user, for any number of tabs', async () => {
    const { clock, enter, memory } = await openRoom()
    const tabs = [await enter('token2'), await enter('token2')]
    for (let count = 0; count < 12; count += 1) tabs[count % 2]?.send(message(`${count}`))
    await clock.pass(10)
    expect(memory.messages()).toHaveLength(10)
    const refused = tabs.flatMap(({ of }) => of('error'))
    expect(refused).toMatchObject([{ code: 'tooOften' }, { code: 'tooOften' }])
    await clock.pass(Number(refused[0]?.retry_after_ms))
    tabs[0]?.send(message('later'))
    await clock.pass(10)
    expect(memory.messages()).toHaveLength(11)
  })
})

describe('several nodes', () => {
  it('[CHAT-5] exchange changes; duplicate, late and lost messages do no harm', async () => {
    const { clock, enter, memory, known, room } = await openRoom()
    const reader = await enter()
    const by = known.get('token2')
    if (!by) throw new Error('nobody')
    const store = (content: string) =>
      memory.append([{ kind: 'message', by, content, content_type: 'text' }])
    const [a, b, c, d] = [store('a'), store('b'), store('c'), store('d')]
    const tell = (batch: typeof a) => room.onNodeMessage({ from: 'there', kind: 'batch', ...batch })
    tell(a)
    tell(c)
    tell(a)
    await clock.pass(10)
    tell(b)
    tell(d)
    tell(d)
    await clock.pass(10)
    expect(reader.of('message').map(({ content }) => content)).toEqual(['a', 'b', 'c', 'd'])
  })

  it('[CHAT-5] read the log, so that unpublished changes arrive too', async () => {
    const { clock, enter, memory, known } = await openRoom()
    const reader = await enter()
    const by = known.get('token2')
    if (!by) throw new Error('nobody')
    memory.append([{ kind: 'message', by, content: 'unpublished', content_type: 'text' }])
    await clock.pass(2_000)
    expect(reader.of('message')).toMatchObject([{ content: 'unpublished' }])
  })

  it('[CHAT-8] show the same users, and remove those of a dead node within ten seconds', async () => {
    const { clock, enter, room } = await openRoom()
    const reader = await enter('token2')
    const users = [{ user_id: 9, nick_name: 'nine', avatar: '', createTime: 1 }]
    room.onNodeMessage({ from: 'there', kind: 'presence', users, visitors: 3 })
    await clock.pass(300)
    const listed = () => reader.of('onlineList').at(-1)
    expect(listed()).toMatchObject({ list: [{ user_id: 9 }, { user_id: 2 }], visitors: 3 })
    await clock.pass(NODE_LOST_AFTER_MS + PRESENCE_EVERY_MS)
    expect(NODE_LOST_AFTER_MS + PRESENCE_EVERY_MS).toBeLessThan(10_000)
    expect(listed()).toMatchObject({ list: [{ user_id: 2 }], visitors: 0 })
  })

  it('[CHAT-8] send the online users to a new node at once', async () => {
    const { clock, enter, published, room } = await openRoom()
    await enter('token2')
    await clock.pass(300)
    published.length = 0
    room.onNodeMessage({ from: 'new', kind: 'presence', users: [], visitors: 0 })
    expect(published).toMatchObject([{ kind: 'presence', users: [{ user_id: 2 }] }])
  })
})
