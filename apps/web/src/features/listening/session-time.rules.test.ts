import { expect, it } from 'vitest'
import { sessionTime, siteSessionTime } from './session-time.rules.ts'

const startsAtMs = Date.parse('2026-11-20T13:00:00Z')
const inZone = (startsAt: string) => siteSessionTime({ startsAt, startsAtMs }, 'en')

it('shows the time of the reader', () => {
  expect(sessionTime(startsAtMs, 'en', 'America/New_York')).toBe('Fri, Nov 20, 08:00')
  expect(sessionTime(startsAtMs, 'zh-CN', 'Asia/Shanghai')).toBe('11月20日周五 21:00')
  expect(sessionTime(startsAtMs + 3 * 3_600_000, 'en', 'Asia/Shanghai')).toBe('Sat, Nov 21, 00:00')
})

it('shows the time of the site with its offset, for any zone of the server', () => {
  expect(inZone('2026-11-20 21:00:00')).toBe('Fri, Nov 20, 21:00 (UTC+8)')
  expect(inZone('2026-11-20 18:30:00')).toBe('Fri, Nov 20, 18:30 (UTC+5:30)')
  expect(inZone('2026-11-20 08:00:00')).toBe('Fri, Nov 20, 08:00 (UTC-5)')
  expect(inZone('2026-11-20 13:00:00')).toBe('Fri, Nov 20, 13:00 (UTC+0)')
})
