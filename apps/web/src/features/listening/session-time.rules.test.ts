import { expect, it } from 'vitest'
import { sessionTime } from './session-time.rules.ts'

const startsAtMs = Date.parse('2026-11-20T13:00:00Z')

it('shows the time of the reader', () => {
  expect(sessionTime(startsAtMs, 'en', 'America/New_York')).toBe('Fri, Nov 20, 08:00')
  expect(sessionTime(startsAtMs, 'zh-CN', 'Asia/Shanghai')).toBe('11月20日周五 21:00')
  expect(sessionTime(startsAtMs + 3 * 3_600_000, 'en', 'Asia/Shanghai')).toBe('Sat, Nov 21, 00:00')
})
