import { expect, it } from 'vitest'
import { hasAnswered, lastId, messagesSince } from './unread.rules.ts'

const of = (me: number | undefined, ...own: readonly number[]) => ({ me, ownIds: new Set(own) })
const message = (id: number, user_id: number | null) => ({ id, user_id })
const messages = [message(3, 1), message(4, 2), message(7, 1), message(9, 2)]

it('counts messages of other users since the last look', () => {
  expect(messagesSince(messages, 3, of(1))).toEqual([message(4, 2), message(9, 2)])
})

it('counts all messages for a visitor but those of this browser', () => {
  const all = [...messages, message(10, null), message(11, null)]
  expect(messagesSince(messages, 3, of(undefined))).toHaveLength(3)
  expect(messagesSince(all, 7, of(undefined, 10))).toEqual([message(9, 2), message(11, null)])
})

it('counts nothing when all messages are seen or the room is empty', () => {
  expect(messagesSince(messages, 9, of(1))).toEqual([])
  expect(messagesSince([], 0, of(1))).toEqual([])
})

it('returns the newest id, and none for an empty room', () => {
  expect(lastId(messages)).toBe(9)
  expect(lastId([])).toBe(0)
})

it('knows an answer below the line of new messages', () => {
  expect(hasAnswered(messages, 4, of(1))).toBe(true)
  expect(hasAnswered(messages, 7, of(1))).toBe(false)
  expect(hasAnswered(messages, 4, of(undefined))).toBe(false)
})

it('knows the answer of a visitor, and that of another one', () => {
  const all = [...messages, message(10, null)]
  expect(hasAnswered(all, 9, of(undefined, 10))).toBe(true)
  expect(hasAnswered(all, 9, of(undefined))).toBe(false)
})
