import { chatRoomCopy } from '@lanting/copy/chat-room'
import { expect, it } from 'vitest'
import { messageTime, momentToCome } from './message-time.rules.ts'

const at = (month: number, day: number, hour: number, year = 2026) =>
  new Date(year, month - 1, day, hour, 5).getTime()

it.each([
  [at(11, 8, 20), '今天 20:05'],
  [at(11, 8, 0), '今天 00:05'],
  [at(11, 7, 23), '昨天 23:05'],
  [at(10, 27, 9), '10月27日 09:05'],
  [at(12, 31, 9, 2025), '2025年12月31日 09:05'],
])('shows %i as %s', (ms, expected) => {
  expect(messageTime(ms, at(11, 8, 21), 'zh-CN', chatRoomCopy['zh-CN'])).toBe(expected)
})

it.each([
  [at(11, 8, 23), '23:05'],
  [at(11, 9, 1), '11月9日 01:05'],
  [at(11, 8, 21, 2027), '2027年11月8日 21:05'],
])('shows the future time %i as %s', (ms, expected) => {
  expect(momentToCome(ms, at(11, 8, 21), 'zh-CN', chatRoomCopy['zh-CN'])).toBe(expected)
})
