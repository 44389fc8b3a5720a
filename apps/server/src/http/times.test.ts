import { describe, expect, it } from 'vitest'
import { dateText, momentOf } from './times.ts'

it('writes a date in the zone of the site', () => {
  const moment = Date.UTC(2026, 10, 15, 16, 5, 9)
  expect(dateText(moment, 'Asia/Shanghai')).toBe('2026-11-16 00:05:09')
  expect(dateText(moment, 'UTC')).toBe('2026-11-15 16:05:09')
})

describe('the moment of a local time', () => {
  it.each([
    ['2026-11-15 08:00:00', 'Asia/Shanghai', '2026-11-15T00:00:00Z'],
    ['2026-03-29 01:59:59', 'Europe/Berlin', '2026-03-29T00:59:59Z'],
    ['2026-03-29 03:00:00', 'Europe/Berlin', '2026-03-29T01:00:00Z'],
    ['2026-10-25 04:00:00', 'Europe/Berlin', '2026-10-25T03:00:00Z'],
    ['2026-01-01 00:00:00', 'America/St_Johns', '2026-01-01T03:30:00Z'],
  ])('%s in %s is %s', (text, timeZone, moment) => {
    expect(momentOf(text, timeZone)).toBe(Date.parse(moment))
  })

  it('is undefined for a text that is no date', () => {
    expect(momentOf('2026-99-99 00:00:00', 'Asia/Shanghai')).toBeUndefined()
  })
})
