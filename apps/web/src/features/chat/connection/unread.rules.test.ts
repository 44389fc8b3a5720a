import { expect, it } from 'vitest'
import { hasAnswered, lastId, messagesSince } from './unread.rules.ts'

const message = (id: number, user_id: number) => ({ id, user_id })
const messages = [message(3, 1), message(4, 2), message(7, 1), message(9, 2)]

it('counts messages of other users since the last look', () => {
  expect(messagesSince(messages, 3, 1)).toEqual([message(4, 2), message(9, 2)])
})

it('counts all messages for a visitor', () => {
  expect(messagesSince(messages, 3, undefined)).toHaveLength(3)
})

it('counts nothing when all messages are seen or the room is empty', () => {
  expect(messagesSince(messages, 9, 1)).toEqual([])
  expect(messagesSince([], 0, 1)).toEqual([])
})

it('returns the newest id, and none for an empty room', () => {
  expect(lastId(messages)).toBe(9)
  expect(lastId([])).toBe(0)
})

it('knows an answer below the line of new messages', () => {
  expect(hasAnswered(messages, 4, 1)).toBe(true)
  expect(hasAnswered(messages, 7, 1)).toBe(false)
  expect(hasAnswered(messages, 4, undefined)).toBe(false)
})
