import { beforeEach, describe, expect, it } from 'vitest'
import {
  clockOf,
  dueDate,
  fromDateField,
  fullDate,
  inZone,
  shortDate,
  toDateField,
} from './formats.ts'
import { useTimeZone } from './time-zone.ts'

const MOMENT = Date.UTC(2026, 10, 15, 20, 8, 12)

describe.each([
  ['Asia/Shanghai', '2026-11-16 04:08', '2026-11-16T04:08:12'],
  ['America/New_York', '2026-11-15 15:08', '2026-11-15T15:08:12'],
  ['Asia/Kathmandu', '2026-11-16 01:53', '2026-11-16T01:53:12'],
])('times of a site in %s', (zone, full, field) => {
  beforeEach(() => useTimeZone.setState(zone))

  it('are in its time zone, whatever the browser has', () => {
    expect(fullDate(MOMENT)).toBe(full)
    expect(clockOf(MOMENT)).toBe(full.slice(11))
    expect(shortDate(`${full}:12`, MOMENT)).toBe(full.slice(5))
    expect(shortDate('2025-01-02 03:04:05', MOMENT)).toBe('2025-01-02 03:04')
  })

  it('are read from a field as they are written to it', () => {
    expect(toDateField(MOMENT)).toBe(field)
    expect(fromDateField(field)).toBe(MOMENT)
    expect(fromDateField('soon')).toBe(undefined)
  })
})

it('names the zone of the site where it could be doubted', () => {
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions()
  useTimeZone.setState(timeZone)
  expect(dueDate(MOMENT)).toBe(fullDate(MOMENT))
  const other = timeZone === 'Asia/Shanghai' ? 'America/New_York' : 'Asia/Shanghai'
  useTimeZone.setState(other)
  expect(dueDate(MOMENT)).toBe(`${fullDate(MOMENT)} ${other}`)
  expect(inZone('11-16 04:08')).toBe(`11-16 04:08 ${other}`)
})

it('reads times around a change of the clocks', () => {
  useTimeZone.setState('America/New_York')
  for (const hour of [0, 4, 5, 6, 7, 8, 12]) {
    for (const day of [Date.UTC(2026, 2, 8, hour), Date.UTC(2026, 10, 1, hour)]) {
      const read = fromDateField(toDateField(day)) ?? 0
      // The hour that comes twice has one name.
      expect(toDateField(read)).toBe(toDateField(day))
    }
  }
})
