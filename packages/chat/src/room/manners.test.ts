import { describe, expect, it } from 'vitest'
import { openRoom, people } from '../testing/room-of.ts'

const socket = (content: string) => ({ type: 'message', content, content_type: 'text' })

describe('who is here', () => {
  it('[CHAT-7] is one person with several tabs, until the last of them is closed', async () => {
    const { clock, enter } = await openRoom()
    const reader = await enter('token3')
    const [first, second] = [await enter('token2'), await enter('token2')]
    const visitor = await enter()
    await clock.pass(300)
    const listed = () => reader.of('onlineList').at(-1)
    const ids = () => listed()?.list.map(({ user_id }) => user_id)
    expect([ids(), listed()?.visitors]).toEqual([[2, 3], 1])
    first.left()
    visitor.left()
    await clock.pass(300)
    expect([ids(), listed()?.visitors]).toEqual([[2, 3], 0])
    second.left()
    await clock.pass(300)
    expect(ids()).toEqual([3])
  })

  it('[CHAT-7] is told once for all that come and go in a moment', async () => {
    const { clock, enter } = await openRoom()
    const reader = await enter()
    await clock.pass(300)
    const before = reader.of('onlineList').length
    const connections = [await enter('token2'), await enter('token3'), await enter('token4')]
    connections[0]?.left()
    await clock.pass(300)
    expect(reader.of('onlineList').length - before).toBe(1)
  })
})

describe('taking back', () => {
  it('[CHAT-9] is for the author and for administrators, and everybody hears it', async () => {
    const { clock, enter, memory } = await openRoom()
    const [one, two, three] = [await enter('token1'), await enter('token2'), await enter('token3')]
    for (const content of ['a', 'b', 'c']) two.say(socket(content))
    await clock.pass(10)
    three.say({ type: 'revert', message_id: 1 })
    two.say({ type: 'revert', message_id: 2 })
    one.say({ type: 'revert', message_id: 3 })
    await clock.pass(10)
    expect(three.of('error')).toMatchObject([{ code: 'notYours', message_id: 1 }])
    expect(memory.messages().map(({ id }) => id)).toEqual([1])
    expect(three.of('revert').map(({ message_id }) => message_id)).toEqual([2, 3])
  })

  it('[CHAT-9] what is gone already is no fault', async () => {
    const { clock, enter } = await openRoom()
    const two = await enter('token2')
    two.say({ type: 'revert', message_id: 77 })
    await clock.pass(10)
    expect([two.of('error'), two.closes]).toEqual([[], []])
  })

  it('[CHAT-10] everything at once is for administrators, and announced once', async () => {
    const { clock, enter, known, memory, room } = await openRoom()
    const two = await enter('token2')
    for (const content of ['a', 'b']) two.say(socket(content))
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
  it('[CHAT-11] closes all sockets of that user with a reason; for ten minutes they only read', async () => {
    const { clock, enter, memory } = await openRoom()
    const owner = await enter('token1')
    const tabs = [await enter('token2'), await enter('token2')]
    owner.say({ type: 'offline', user_id: 2 })
    await clock.pass(10)
    for (const { frames, closes } of tabs) {
      expect(frames.at(-1)).toEqual({ type: 'offline', reason: 'forced', content: 'forced' })
      expect(closes).toEqual([{ code: 4001, reason: 'forced' }])
    }
    const back = await enter('token2')
    back.say(socket('still here'))
    owner.say(socket('hello'))
    await clock.pass(10)
    expect(back.of('message')).toMatchObject([{ content: 'hello' }])
    expect(back.of('error')).toMatchObject([{ code: 'muted', retry_after_ms: expect.any(Number) }])
    await clock.pass(600_000)
    back.say(socket('again'))
    await clock.pass(10)
    expect(memory.messages().map(({ content }) => content)).toEqual(['hello', 'again'])
  })

  it('[CHAT-11] is for administrators, and never of oneself', async () => {
    const { clock, enter } = await openRoom()
    const [owner, two, visitor] = [await enter('token1'), await enter('token2'), await enter()]
    owner.say({ type: 'offline', user_id: 1 })
    two.say({ type: 'offline', user_id: 1 })
    visitor.say({ type: 'offline', user_id: 1 })
    await clock.pass(10)
    const codes = [owner, two, visitor].map(({ of }) => of('error')[0]?.code)
    expect(codes).toEqual(['notOneself', 'administratorOnly', 'loginFirst'])
    expect([owner, two].flatMap(({ closes }) => closes)).toEqual([])
  })
})

describe('a session', () => {
  it('[CHAT-13] that has ended closes its sockets with a reason, and no others', async () => {
    const { clock, enter, known, room } = await openRoom()
    const [two, three] = [await enter('token2'), await enter('token3')]
    known.delete('token2')
    room.checkSessions()
    await clock.pass(0)
    expect(two.frames.at(-1)).toMatchObject({ type: 'offline', reason: 'session' })
    expect(two.closes).toEqual([{ code: 4002, reason: 'session' }])
    expect(three.closes).toEqual([])
  })

  it('[CHAT-13] that nobody tells about is found out within half a minute', async () => {
    const { clock, enter, known } = await openRoom()
    const two = await enter('token2')
    known.delete('token2')
    await clock.pass(30_000)
    expect(two.closes).toHaveLength(1)
  })

  it('[CHAT-13] that ends while its socket comes in is found out at once', async () => {
    const known = people()
    const { enter } = await openRoom({
      identify: async (token) => {
        const proved = known.get(token)
        if (token === 'token2') known.delete(token)
        return proved
      },
      living: async (ids) =>
        [...known.values()].filter(({ session_id }) => ids.includes(session_id)),
    })
    const [two, three] = [await enter('token2'), await enter('token3')]
    expect(two.closes).toEqual([{ code: 4002, reason: 'session' }])
    expect(three.closes).toEqual([])
  })

  it('[CHAT-13] shows its user as they are now', async () => {
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
  it('[CHAT-18] is heard by everybody, at most so often, and never from a visitor', async () => {
    const { clock, enter } = await openRoom()
    const [two, visitor] = [await enter('token2'), await enter()]
    for (let count = 0; count < 5; count += 1) two.say({ type: 'typing' })
    visitor.say({ type: 'typing' })
    await clock.pass(10)
    expect(visitor.of('typing')).toMatchObject([{ user_id: 2 }, { user_id: 2 }])
    expect(two.of('typing')).toHaveLength(2)
  })
})

describe('wrong frames', () => {
  const WRONG = [
    ...['', '{', 'null', '[]', '1', '"init"', '{}', '{"type":1}', '{"type":"nothing"}'],
    ...['{"type":"constructor"}', '{"type":"message"}', '{"type":"message","content":1}'],
    '{"type":"message","content":"x","content_type":"html"}',
    '{"type":"message","content":"x","client_id":"a b"}',
    ...['{"type":"revert","message_id":"1"}', '{"type":"revert","message_id":-1}'],
    ...['{"type":"offline"}', '{"type":"offline","user_id":1.5}', '{"type":"init"}'],
  ]

  it.each(WRONG)('[CHAT-16] are answered with an error: %j', async (text) => {
    const { clock, enter } = await openRoom()
    const two = await enter('token2')
    two.say(text)
    await clock.pass(10)
    expect([two.of('error')[0]?.code, two.closes]).toEqual(['unreadable', []])
  })

  it('[CHAT-16] again and again end the connection, with a reason', async () => {
    const { enter } = await openRoom()
    const two = await enter('token2')
    for (let count = 0; count < 50; count += 1) two.say('{')
    expect(two.frames.at(-1)).toMatchObject({ type: 'offline', reason: 'abuse' })
    expect(two.closes).toEqual([{ code: 4003, reason: 'abuse' }])
    expect(two.frames.length).toBeLessThan(20)
  })

  it('[CHAT-15] a thousand frames at once are cut off after a few dozen', async () => {
    const { clock, enter } = await openRoom()
    const two = await enter('token2')
    for (let count = 0; count < 1_000; count += 1) two.say({ type: 'ping' })
    await clock.pass(10)
    expect(two.of('pong')).toHaveLength(29)
    expect(two.closes).toMatchObject([{ code: 4003 }])
  })

  it('[CHAT-16] are forgiven in time', async () => {
    const { clock, enter } = await openRoom()
    const two = await enter('token2')
    for (let count = 0; count < 40; count += 1) {
      two.say('{')
      await clock.pass(6_000)
    }
    expect(two.closes).toEqual([])
  })
})
