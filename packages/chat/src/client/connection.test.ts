import { describe, expect, it } from 'vitest'
import { fakeClock } from '../testing/fake-clock.ts'
import { createWorld } from '../testing/simulated-site.ts'
import { createChat } from './create-chat.ts'

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
  it('[CHAT-20] is connecting, then open after the first answer of the room', async () => {
    const { seen, client } = await open()
    expect(seen).toEqual(['connecting', 'open'])
    expect(client.notices).toEqual([{ kind: 'tips', content: 'welcome' }])
  })

  it('[CHAT-20] retries every five seconds, five times, and then gives up', async () => {
    const { clock, client, connection, seen } = await open()
    client.serve(false)
    client.each(({ disconnect }) => disconnect())
    await clock.pass(10)
    expect([connection(), client.notices.at(-1)]).toEqual([
      { kind: 'waiting', attempts: 0 },
      { kind: 'reconnecting' },
    ])
    for (let attempts = 1; attempts < 5; attempts += 1) {
      await clock.pass(5_000)
      expect(connection()).toEqual({ kind: 'waiting', attempts })
    }
    await clock.pass(5_000)
    expect(connection()).toEqual({ kind: 'givenUp', reason: 'unreachable' })
    expect(seen.filter((kind) => kind === 'connecting')).toHaveLength(6)
  })

  it('[CHAT-21] checks every 30 s for ever, and is open again after a long outage', async () => {
    const { clock, client, connection, seen } = await open()
    client.serve(false)
    client.each(({ disconnect }) => disconnect())
    await clock.pass(26_000)
    const tries = () => seen.filter((kind) => kind === 'connecting').length
    const before = tries()
    await clock.pass(600_000)
    expect(connection()).toEqual({ kind: 'givenUp', reason: 'unreachable' })
    expect(tries() - before).toBe(20)
    client.serve(true)
    await clock.pass(30_000)
    expect(connection()).toEqual({ kind: 'open' })
  })

  it('[CHAT-21] does not repeat the five tries and their words during one outage', async () => {
    const { clock, client, seen } = await open()
    client.serve(false)
    client.each(({ disconnect }) => disconnect())
    await clock.pass(600_000)
    const lost = client.notices.filter(({ kind }) => kind === 'reconnecting')
    expect([lost.length, seen.filter((kind) => kind === 'waiting').length]).toEqual([1, 5])
  })

  it('[CHAT-21] checks every five minutes while the page is hidden', async () => {
    const { clock, client, seen } = await open()
    client.serve(false)
    client.hide(true)
    client.each(({ disconnect }) => disconnect())
    await clock.pass(30_000)
    const before = seen.length
    await clock.pass(600_000)
    expect(seen.slice(before).filter((kind) => kind === 'connecting')).toHaveLength(2)
  })

  it.each(['waiting', 'givenUp'])(
    '[CHAT-20] retries at once when the browser is online again: %s',
    async (kind) => {
      const { clock, client, connection } = await open()
      client.serve(false)
      client.each(({ disconnect }) => disconnect())
      await clock.pass(kind === 'waiting' ? 3_000 : 40_000)
      expect(connection().kind).toBe(kind)
      client.serve(true)
      client.chat.wake()
      await clock.pass(10)
      expect(connection()).toEqual({ kind: 'open' })
    },
  )

  it('[CHAT-20] resets the retry count after every success', async () => {
    const { clock, client, connection } = await open()
    for (let round = 0; round < 3; round += 1) {
      client.serve(false)
      client.each(({ disconnect }) => disconnect())
      await clock.pass(16_000)
      client.serve(true)
      await clock.pass(6_000)
      expect(connection()).toEqual({ kind: 'open' })
    }
  })

  it('[CHAT-21] is checked every 30 s, and replaced when it does not answer', async () => {
    const { clock, client, connection } = await open()
    client.each(({ goSilent }) => goSilent())
    await clock.pass(30_000 + 9_000)
    expect(connection()).toEqual({ kind: 'open' })
    await clock.pass(1_000)
    expect(connection()).toEqual({ kind: 'waiting', attempts: 0 })
    await clock.pass(5_000)
    expect(connection()).toEqual({ kind: 'open' })
  })

  it('[CHAT-21] is checked as soon as the tab is shown', async () => {
    const { clock, client, connection } = await open()
    client.each(({ goSilent }) => goSilent())
    client.chat.wake()
    await clock.pass(10_000)
    expect(connection().kind).toBe('waiting')
  })

  it('[CHAT-21] stays open while the room answers', async () => {
    const { clock, seen } = await open()
    await clock.pass(600_000)
    expect(seen).toEqual(['connecting', 'open'])
  })

  it('[CHAT-12] is not retried automatically after a close with a reason', async () => {
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

  it.each(['absent', 'forced'] as const)(
    '[CHAT-14] ends when a listed user is missing from the list: %s',
    async (reason) => {
      const clock = fakeClock()
      let onText: (text: string) => void = () => undefined
      const closes: number[] = []
      const chat = createChat({
        connect: (events) => {
          onText = events.onText
          return { send: () => undefined, close: () => closes.push(1) }
        },
        loadHistory: async () => ({ list: [] }),
        now: clock.now,
        after: clock.after,
        isPageHidden: () => false,
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
      if (reason === 'forced') onText('{"type":"offline","reason":"forced","content":""}')
      await clock.pass(500)
      expect(chat.getState().connection).toEqual({ kind: 'givenUp', reason })
      expect(chat.getState().online).toEqual([{ user_id: 3 }])
      expect(closes).toEqual([1])
    },
  )

  it('[CHAT-20] waits at once when the browser has lost its network', async () => {
    const { clock, client, connection } = await open()
    client.chat.offline()
    expect(connection()).toEqual({ kind: 'waiting', attempts: 0 })
    client.chat.wake()
    await clock.pass(10)
    expect(connection()).toEqual({ kind: 'open' })
  })

  it('[CHAT-14] stays open for a visitor, who is never listed', async () => {
    const { clock, client, addClient, connection } = await open()
    const user = addClient(2)
    user.chat.open()
    await clock.pass(300)
    user.chat.close()
    await clock.pass(300)
    expect(connection()).toEqual({ kind: 'open' })
    expect(client.chat.getState()).toMatchObject({ online: [], visitors: 1 })
  })

  it('[CHAT-20] ignores unknown frames', async () => {
    const { client, connection } = await open()
    expect(connection()).toEqual({ kind: 'open' })
    const { readServerFrame } = await import('./read-server-frame.ts')
    for (const text of ['', '{', 'null', '1', '[]', '{}', '{"type":1}']) {
      expect(readServerFrame(text)).toBeUndefined()
    }
    expect(client.chat.getState().messages).toEqual([])
  })
})
