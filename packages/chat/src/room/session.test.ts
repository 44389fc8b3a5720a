import { expect, it } from 'vitest'
import { openRoom } from '../testing/test-room.ts'

const LINE = { type: 'message', content: 'a line', content_type: 'text' }

/** A room in which a message of user 2 is being counted. */
const openCounting = async () => {
  const { promise: counted, resolve } = Promise.withResolvers<number>()
  const opened = await openRoom({ limitMessages: () => counted })
  const two = await opened.enter('token2')
  two.send(LINE)
  await opened.clock.pass(0)
  const finishCounting = async () => {
    resolve(0)
    await opened.clock.pass(10)
  }
  const stored = () => opened.memory.messages().map(({ content }) => content)
  return { ...opened, two, finishCounting, stored }
}

it('[CHAT-13] a message that is being counted is dropped when its session ends', async () => {
  const { known, room, clock, two, finishCounting, stored } = await openCounting()
  // It waits for the first one, and has no other proof.
  two.send({ ...LINE, content: 'a second line' })
  known.delete('token2')
  room.checkSessions()
  await clock.pass(0)
  expect(two.closes).toEqual([{ code: 4002, reason: 'session' }])
  await finishCounting()
  expect(stored()).toEqual([])
})

it('[CHAT-4] a message that is being counted is stored although its socket closes', async () => {
  const { two, finishCounting, stored } = await openCounting()
  two.leave()
  await finishCounting()
  expect(stored()).toEqual(['a line'])
})

it('[CHAT-4] a room that closes waits for messages of sockets that are gone', async () => {
  const { room, two, finishCounting, stored } = await openCounting()
  two.leave()
  let isClosed = false
  const closing = room.close().then(() => {
    isClosed = true
    expect(stored()).toEqual(['a line'])
  })
  await null
  expect(isClosed).toBe(false)
  await finishCounting()
  await closing
})
