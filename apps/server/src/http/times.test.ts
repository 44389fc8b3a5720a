import { expect, it } from 'vitest'
import { dateText } from './times.ts'

it('writes a date in the zone of the site', () => {
  const moment = Date.UTC(2026, 10, 15, 16, 5, 9)
  expect(dateText(moment, 'Asia/Shanghai')).toBe('2026-11-16 00:05:09')
  expect(dateText(moment, 'UTC')).toBe('2026-11-15 16:05:09')
})
