import { describe, expect, it } from 'vitest'
import { openRoom, testUsers } from '../testing/test-room.ts'

const socket = (content: string) => ({ type: 'message', content, content_type: 'text' })

describe('the online list', () => {
  it('[CHAT-7] contains a user with several tabs once, until the last tab is closed', async () => {
    const { clock, enter } = await openRoom()
    const reader = await enter('token3')
    const [first, second] = [await enter('token2'), await enter('token2')]
    const visitor = await enter()
    await clock.pass(300)
    const listed = () => reader.of('onlineList').at(-1)
    const ids = () => listed()?.list.map(({ user_id }) => user_id)
    expect([ids(), listed()?.visitors]).toEqual([[2, 3], 1])
    first.leave()
    visitor.leave()
    await clock.pass(300)
    expect([ids(), listed()?.visitors]).toEqual([[2, 3], 0])
    second.leave()
    await clock.pass(300)
    expect(ids()).toEqual([3])
  })

  it('[CHAT-7] is sent once for all changes of 250 ms', async () => {
    const { clock, enter } = await openRoom()
    const reader = await enter()
    await clock.pass(300)
    const before = reader.of('onlineList').length
    const connections = [await enter('token2'), await enter('token3'), await enter('token4')]
    connections[0]?.leave()
    await clock.pass(300)
    expect(reader.of('onlineList').length - before).toBe(1)
  })
})

describe('recalling', () => {
  it('[CHAT-9] is allowed for the author and administrators, and sent to everybody', async () => {
    const { clock, enter, memory } = await openRoom()
    const [one, two, three] = [await enter('token1'), await enter('token2'), await enter('token3')]
    for (const content of ['a', 'b', 'c']) two.send(socket(content))
    await clock.pass(10)
    three.send({ type: 'revert', message_id: 1 })
    two.send({ type: 'revert', message_id: 2 })
    one.send({ type: 'revert', message_id: 3 })
    await clock.pass(10)
    expect(three.of('error')).toMatchObject([{ code: 'notYours', message_id: 1 }])
    expect(memory.messages().map(({ id }) => id)).toEqual([1])
    expect(three.of('revert').map(({ message_id }) => message_id)).toEqual([2, 3])
  })

  it('[CHAT-9] ignores a message that does not exist any more', async () => {
    const { clock, enter } = await openRoom()
    const two = await enter('token2')
    two.send({ type: 'revert', message_id: 77 })
    await clock.pass(10)
    expect([two.of('error'), two.closes]).toEqual([[], []])
  })

  it('[CHAT-10] allows administrators to clear the room, with one frame for everybody', async () => {
    const { clock, enter, known, memory, room } = await openRoom()
    const two = await enter('token2')
    for (const content of ['a', 'b']) two.send(socket(content))
    await clock.pass(10)
    const [by, owner] = [known.get('token2'), known.get('token1')]
    if (!by || !owner) throw new Error('nobody')
    const outcomes = [room.write({ kind: 'clear', by }), room.write({ kind: 'clear', by: owner })]
    await clock.pass(10)
    expect(await Promise.all(outcomes)).toEqual([
      { kind: 'refused', code: 'administratorOnly' },
      { kind: 'stored' },
    ])
    expect(memory.messages()).toEqual([])
    expect(two.of('clear')).toMatchObject([{ last_id: 2 }])
    expect(two.of('revert')).toEqual([])
  })
})

describe('forcing offline', () => {
  it('[CHAT-11] closes all sockets of the user with a reason, and mutes the user for ten minutes', async () => {
    const { clock, enter, memory } = await openRoom()
    const owner = await enter('token1')
    const tabs = [await enter('token2'), await enter('token2')]
    owner.send({ type: 'offline', user_id: 2 })
    await clock.pass(10)
    for (const { frames, closes } of tabs) {
      expect(frames.slice(-2)).toMatchObject([
        { type: 'onlineList', list: [{ user_id: 1 }] },
        { type: 'offline', reason: 'forced', content: 'forced' },
      ])
      expect(closes).toEqual([{ code: 4001, reason: 'forced' }])
    }
    const back = await enter('token2')
    back.send(socket('still here'))
    owner.send(socket('hello'))
    await clock.pass(10)
    expect(back.of('message')).toMatchObject([{ content: 'hello' }])
    expect(back.of('error')).toMatchObject([{ code: 'muted', retry_after_ms: expect.any(Number) }])
    await clock.pass(600_000)
    back.send(socket('again'))
    await clock.pass(10)
    expect(memory.messages().map(({ content }) => content)).toEqual(['hello', 'again'])
  })

  it('[CHAT-11] is allowed for administrators only, and never for oneself', async () => {
    const { clock, enter } = await openRoom()
    const [owner, two, visitor] = [await enter('token1'), await enter('token2'), await enter()]
    owner.send({ type: 'offline', user_id: 1 })
    two.send({ type: 'offline', user_id: 1 })
    visitor.send({ type: 'offline', user_id: 1 })
    await clock.pass(10)
    const codes = [owner, two, visitor].map(({ of }) => of('error')[0]?.code)
    visitor.send({ type: 'edit', message_id: 7, content: 'x' })
    await clock.pass(10)
    expect(visitor.of('error')[1]).toMatchObject({ code: 'loginFirst', message_id: 7 })
    expect(codes).toEqual(['notOneself', 'administratorOnly', 'loginFirst'])
    expect([owner, two].flatMap(({ closes }) => closes)).toEqual([])
  })
})

describe('a session', () => {
  it('[CHAT-13] closes only its own sockets when it ends, with a reason', async () => {
    const { clock, enter, known, room } = await openRoom()
    const [two, three] = [await enter('token2'), await enter('token3')]
    known.delete('token2')
    room.checkSessions()
    await clock.pass(0)
    expect(two.frames.at(-1)).toMatchObject({ type: 'offline', reason: 'session' })
    expect(two.closes).toEqual([{ code: 4002, reason: 'session' }])
    expect(three.closes).toEqual([])
  })

  it('[CHAT-13] is checked every 30 s when nobody reports its end', async () => {
    const { clock, enter, known } = await openRoom()
    const two = await enter('token2')
    known.delete('token2')
    await clock.pass(30_000)
    expect(two.closes).toHaveLength(1)
  })

  it('[CHAT-13] is checked again when its socket enters', async () => {
    const known = testUsers()
    const { enter } = await openRoom({
      identify: async (token) => {
        const proved = known.get(token)
        if (token === 'token2') known.delete(token)
        return proved
      },
      activeSessions: async (ids) =>
        [...known.values()].filter(({ session_id }) => ids.includes(session_id)),
    })
    const [two, three] = [await enter('token2'), await enter('token3')]
    expect(two.closes).toEqual([{ code: 4002, reason: 'session' }])
    expect(three.closes).toEqual([])
  })

  it('[CHAT-13] shows a changed name or picture of its user', async () => {
    const { clock, enter, known, room } = await openRoom()
    const two = await enter('token2')
    const before = known.get('token2')
    if (!before) throw new Error('nobody')
    known.set('token2', { ...before, nick_name: 'renamed' })
    room.checkSessions()
    await clock.pass(300)
    expect(two.of('onlineList').at(-1)?.list).toMatchObject([{ nick_name: 'renamed' }])
  })
})

describe('typing', () => {
  it('[CHAT-18] is sent to everybody, rate limited, and never accepted from a visitor', async () => {
    const { clock, enter } = await openRoom()
    const [two, visitor] = [await enter('token2'), await enter()]
    for (let count = 0; count < 5; count += 1) two.send({ type: 'typing' })
    visitor.send({ type: 'typing' })
    await clock.pass(10)
    expect(visitor.of('typing')).toMatchObject([{ user_id: 2 }, { user_id: 2 }])
    expect(two.of('typing')).toHaveLength(2)
  })
})

describe('invalid frames', () => {
  const WRONG = [
    ...['', '{', 'null', '[]', '1', '"init"', '{}', '{"type":1}', '{"type":"nothing"}'],
    ...['{"type":"constructor"}', '{"type":"message"}', '{"type":"message","content":1}'],
    '{"type":"message","content":"x","content_type":"html"}',
    '{"type":"message","content":"x","client_id":"a b"}',
    ...['{"type":"revert","message_id":"1x"}', '{"type":"revert","message_id":-1}'],
    ...['{"type":"offline"}', '{"type":"offline","user_id":1.5}', '{"type":"init"}'],
  ]

  it.each(WRONG)('[CHAT-16] are answered with an error: %j', async (text) => {
    const { clock, enter } = await openRoom()
    const two = await enter('token2')
    two.send(text)
    await clock.pass(10)
    expect([two.of('error')[0]?.code, two.closes]).toEqual(['unreadable', []])
  })

  it('[CHAT-16] close the connection with a reason when repeated', async () => {
    const { enter } = await openRoom()
    const two = await enter('token2')
    for (let count = 0; count < 50; count += 1) two.send('{')
    expect(two.frames.at(-1)).toMatchObject({ type: 'offline', reason: 'abuse' })
    expect(two.closes).toEqual([{ code: 4003, reason: 'abuse' }])
    expect(two.frames.length).toBeLessThan(20)
  })

  it('[CHAT-15] are cut off after a few dozen of a thousand frames at once', async () => {
    const { clock, enter } = await openRoom()
    const two = await enter('token2')
    for (let count = 0; count < 1_000; count += 1) two.send({ type: 'ping' })
    await clock.pass(10)
    expect(two.of('pong')).toHaveLength(29)
    expect(two.closes).toMatchObject([{ code: 4003 }])
  })

  it('[CHAT-16] are forgiven over time', async () => {
    const { clock, enter } = await openRoom()
    const two = await enter('token2')
    for (let count = 0; count < 40; count += 1) {
      two.send('{')
      await clock.pass(6_000)
    }
    expect(two.closes).toEqual([])
  })
})
