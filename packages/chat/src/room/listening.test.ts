import { expect, it } from 'vitest'
import { openRoom, testUser } from '../testing/test-room.ts'
import type { LogEvent } from './ports.ts'

it('[CHAT-60] counts who listens: users once, visitors each, until they leave', async () => {
  const { enter, clock, room } = await openRoom()
  const [two, again, visitor] = [await enter('token2'), await enter('token2'), await enter()]
  expect(two.of('listeners')).toEqual([])
  let heard = 0
  room.listening.onHeard(() => {
    heard += 1
  })
  for (const socket of [two, again, visitor]) socket.send({ type: 'listen', on: true })
  await clock.pass(1_000)
  expect([heard, room.listening.isHeard()]).toEqual([3, true])
  const [list] = visitor.of('listeners')
  expect(list).toMatchObject({ list: [{ user_id: 2 }], users: 1, visitors: 1 })
  const late = await enter()
  expect(late.of('listeners')).toHaveLength(1)
  two.send({ type: 'listen', on: false })
  again.leave()
  visitor.leave()
  await clock.pass(1_000)
  expect(late.of('listeners').at(-1)).toMatchObject({ list: [], users: 0, visitors: 0 })
  expect(room.listening.isHeard()).toBe(false)
})

it('[CHAT-60] counts the listeners of other nodes', async () => {
  const { enter, clock, room } = await openRoom()
  const visitor = await enter()
  const users = [{ user_id: 3, nick_name: 'three', avatar: '', createTime: 1 }]
  room.onNodeMessage({ from: 'there', kind: 'listeners', users, visitors: 2 })
  await clock.pass(1_000)
  expect(visitor.of('listeners').at(-1)).toMatchObject({ users: 1, visitors: 2 })
  expect(room.listening.isHeard()).toBe(false)
  await clock.pass(8_000)
  expect(visitor.of('listeners').at(-1)).toMatchObject({ users: 0, visitors: 0 })
})

it('[CHAT-62] answers with its time, to anybody', async () => {
  const { enter, clock } = await openRoom()
  const visitor = await enter()
  visitor.send({ type: 'clock', at: 12.5 })
  expect(visitor.of('clock')).toEqual([{ type: 'clock', sent: 12.5, at: clock.now() }])
  visitor.send({ type: 'clock', at: 'noon' })
  expect(visitor.of('error')).toMatchObject([{ code: 'unreadable' }])
})

it('[CHAT-63] sends a cheer of a user to everybody, a few at once', async () => {
  const { enter, clock } = await openRoom()
  const [two, visitor] = [await enter('token2'), await enter()]
  for (let times = 0; times < 20; times += 1) two.send({ type: 'cheer', emoji: '👏' })
  await clock.pass(0)
  expect(visitor.of('cheer')).toHaveLength(6)
  expect(visitor.of('cheer')[0]).toEqual({ type: 'cheer', emoji: '👏', user_id: 2 })
})

it('[CHAT-63] refuses cheers of visitors and muted users, and other texts', async () => {
  const { enter, clock, known } = await openRoom()
  const visitor = await enter()
  known.set('token3', testUser(3, { muted_until: clock.now() + 60_000 }))
  const muted = await enter('token3')
  visitor.send({ type: 'cheer', emoji: '👏' })
  muted.send({ type: 'cheer', emoji: '👏' })
  muted.send({ type: 'cheer', emoji: 'a text' })
  await clock.pass(0)
  expect(visitor.of('error')).toMatchObject([{ code: 'loginFirst' }])
  expect(muted.of('error').map(({ code }) => code)).toEqual(['muted', 'unreadable'])
  expect(visitor.of('cheer')).toEqual([])
})

it('[CHAT-61] delivers a change of the turntable in its place in the log', async () => {
  const stored: LogEvent[] = [{ event: 4, kind: 'gone' }]
  const { enter, clock, room, published } = await openRoom({
    log: {
      append: () => Promise.reject(new Error('not used')),
      after: async (event) => stored.filter((entry) => entry.event > event),
      first: async () => stored[0]?.event ?? 0,
      last: async () => stored.at(-1)?.event ?? 0,
    },
  })
  const visitor = await enter()
  const seen: number[] = []
  room.onEvent(({ event }) => void seen.push(event))
  stored.push({ event: 6, kind: 'turntable', version: 1, change: { type: 'opened' } })
  room.appended()
  await clock.pass(10)
  const frame = { type: 'turntable', version: 1, change: { type: 'opened' }, event: 6 }
  expect([visitor.of('turntable'), seen]).toEqual([[frame], [6]])
  expect(published).toContainEqual({ from: 'here', kind: 'wake' })
  stored.push({ event: 7, kind: 'turntable', version: 2, change: { type: 'closed' } })
  room.onNodeMessage({ from: 'there', kind: 'wake' })
  await clock.pass(10)
  expect(seen).toEqual([6, 7])
  const back = await enter(undefined, { last_event: 4 })
  expect(back.of('turntable').map(({ version }) => version)).toEqual([1, 2])
})
