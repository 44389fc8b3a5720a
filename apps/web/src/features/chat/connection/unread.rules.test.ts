import { expect, it } from 'vitest'
import { lastId, messagesSince } from './unread.rules.ts'

const message = (id: number, user_id: number) => ({ id, user_id })
const messages = [message(3, 1), message(4, 2), message(7, 1), message(9, 2)]

it('counts what others have said since one has looked', () => {
  expect(messagesSince(messages, 3, 1)).toEqual([message(4, 2), message(9, 2)])
})

it('counts everything for a visitor, who has said nothing', () => {
  expect(messagesSince(messages, 3, undefined)).toHaveLength(3)
})

it('counts nothing when all is seen, or when the room is empty', () => {
  expect(messagesSince(messages, 9, 1)).toEqual([])
  expect(messagesSince([], 0, 1)).toEqual([])
})

it('knows the newest, and that an empty room has none', () => {
  expect(lastId(messages)).toBe(9)
  expect(lastId([])).toBe(0)
})
