import { describe, expect, it } from 'vitest'
import { createWorld } from '../testing/world.ts'

const open = async (userId?: number) => {
  const world = await createWorld()
  const client = world.addClient(userId)
  const seen: string[] = []
  client.chat.subscribe(() => {
    const { kind } = client.chat.getState().connection
    if (seen.at(-1) !== kind) seen.push(kind)
  })
  client.chat.open()
  await world.clock.pass(500)
  return { ...world, client, seen, connection: () => client.chat.getState().connection }
}

describe('the connection', () => {
  it('[CHAT-20] is connecting, then open when the room has answered', async () => {
    const { seen, client } = await open()
    expect(seen).toEqual(['connecting', 'open'])
    expect(client.notices).toEqual([{ kind: 'tips', content: 'welcome' }])
  })

  it('[CHAT-20] is tried again every five seconds, five times, and then given up', async () => {
    const { clock, client, connection, seen } = await open()
    client.serve(false)
    client.each(({ breakUp }) => breakUp())
    await clock.pass(10)
    expect([connection(), client.notices.at(-1)]).toEqual([
      { kind: 'waiting', tries: 0 },
      { kind: 'reconnecting' },
    ])
    for (let tries = 1; tries < 5; tries += 1) {
      await clock.pass(5_000)
      expect(connection()).toEqual({ kind: 'waiting', tries })
    }
    await clock.pass(5_000)
    expect(connection()).toEqual({ kind: 'givenUp', reason: 'unreachable' })
    await clock.pass(600_000)
    expect(seen.filter((kind) => kind === 'connecting')).toHaveLength(6)
  })

  it.each(['waiting', 'givenUp'])(
    '[CHAT-20] is tried at once when the browser is online again: %s',
    async (kind) => {
      const { clock, client, connection } = await open()
      client.serve(false)
      client.each(({ breakUp }) => breakUp())
      await clock.pass(kind === 'waiting' ? 3_000 : 60_000)
      expect(connection().kind).toBe(kind)
      client.serve(true)
      client.chat.wake()
      await clock.pass(10)
      expect(connection()).toEqual({ kind: 'open' })
    },
  )

  it('[CHAT-20] counts its tries anew after every success', async () => {
    const { clock, client, connection } = await open()
    for (let round = 0; round < 3; round += 1) {
      client.serve(false)
      client.each(({ breakUp }) => breakUp())
      await clock.pass(16_000)
      client.serve(true)
      await clock.pass(6_000)
      expect(connection()).toEqual({ kind: 'open' })
    }
  })

  it('[CHAT-21] is looked at every 30 s: one that does not answer is made anew', async () => {
    const { clock, client, connection } = await open()
    client.each(({ fallSilent }) => fallSilent())
    await clock.pass(30_000 + 9_000)
    expect(connection()).toEqual({ kind: 'open' })
    await clock.pass(1_000)
    expect(connection()).toEqual({ kind: 'waiting', tries: 0 })
    await clock.pass(5_000)
    expect(connection()).toEqual({ kind: 'open' })
  })

  it('[CHAT-21] is looked at as soon as the tab is shown', async () => {
    const { clock, client, connection } = await open()
    client.each(({ fallSilent }) => fallSilent())
    client.chat.wake()
    await clock.pass(10_000)
    expect(connection().kind).toBe('waiting')
  })

  it('[CHAT-21] stays as it is while the room answers', async () => {
    const { clock, seen } = await open()
    await clock.pass(600_000)
    expect(seen).toEqual(['connecting', 'open'])
  })

  it('[CHAT-12] that is ended with a reason is not tried again unasked', async () => {
    const { clock, client, connection, known } = await open(2)
    known.delete('token2')
    await clock.pass(31_000)
    expect(connection()).toEqual({ kind: 'givenUp', reason: 'session' })
    expect(client.notices).toContainEqual({
      kind: 'offline',
      reason: 'session',
      content: 'session',
    })
    client.chat.wake()
    await clock.pass(60_000)
    expect(connection().kind).toBe('givenUp')
    client.chat.setUser(undefined)
    await clock.pass(10)
    expect(connection()).toEqual({ kind: 'open' })
  })

  it('[CHAT-14] ends when a user who was listed is missing from the list', async () => {
    let onText: (text: string) => void = () => undefined
    const { createChat } = await import('./create-chat.ts')
    const closes: number[] = []
    const chat = createChat({
      connect: (events) => {
        onText = events.onText
        return { send: () => undefined, close: () => closes.push(1) }
      },
      loadHistory: async () => ({ list: [] }),
      now: () => 0,
      after: () => () => undefined,
      newId: () => 'x',
    })
    const list = (...ids: number[]) =>
      onText(JSON.stringify({ type: 'onlineList', list: ids.map((user_id) => ({ user_id })) }))
    chat.setUser({ user_id: 2 })
    chat.open()
    onText('{"type":"tips","content":"","last_event":0}')
    list(3)
    expect(chat.getState().connection).toEqual({ kind: 'open' })
    list(3, 2)
    list(3)
    expect(chat.getState().connection).toEqual({ kind: 'givenUp', reason: 'absent' })
    expect(closes).toEqual([1])
  })

  it('[CHAT-14] of a visitor, who is never listed, stays', async () => {
    const { clock, client, addClient, connection } = await open()
    const user = addClient(2)
    user.chat.open()
    await clock.pass(300)
    user.chat.close()
    await clock.pass(300)
    expect(connection()).toEqual({ kind: 'open' })
    expect(client.chat.getState()).toMatchObject({ online: [], visitors: 1 })
  })

  it('[CHAT-20] passes over what it does not understand', async () => {
    const { client, connection } = await open()
    expect(connection()).toEqual({ kind: 'open' })
    const { readServerFrame } = await import('./read-server-frame.ts')
    for (const text of ['', '{', 'null', '1', '[]', '{}', '{"type":1}']) {
      expect(readServerFrame(text)).toBeUndefined()
    }
    expect(client.chat.getState().messages).toEqual([])
  })
})
