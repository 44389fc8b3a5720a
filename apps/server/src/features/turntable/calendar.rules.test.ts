import { expect, it } from 'vitest'
import { calendarOf } from './calendar.rules.ts'
import type { StoredSession } from './sessions.rules.ts'

const START = Date.parse('2026-11-20T13:00:00Z')
const site = { name: 'Lanting', publicUrl: 'https://a.example', timeZone: 'Asia/Shanghai' }

const calendar = (changes: Partial<StoredSession> = {}) =>
  calendarOf(
    [
      {
        ...{ id: 3, title: 'Friday', playlist_id: 1, playlist_name: 'night' },
        ...{ playlist_order: 'order', phase: 'waiting', is_weekly: 0, updated_at: START },
        ...{ starts_at: START, ends_at: START + 3_600_000, ...changes },
      },
    ],
    site,
  )

it('writes an event in UTC with the lines of RFC 5545', () => {
  expect(calendar().split('\r\n')).toEqual([
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Lanting//Listening together//EN',
    'X-WR-CALNAME:Lanting',
    'REFRESH-INTERVAL;VALUE=DURATION:PT12H',
    'BEGIN:VEVENT',
    'UID:listening-3-20261120T130000Z@a.example',
    'DTSTAMP:20261120T130000Z',
    'DTSTART:20261120T130000Z',
    'DTEND:20261120T140000Z',
    'SUMMARY:Friday',
    'DESCRIPTION:night',
    'URL:https://a.example/home?listen',
    'END:VEVENT',
    'END:VCALENDAR',
    '',
  ])
})

it('has an event for each of the next weeks of a weekly session', () => {
  const starts = calendar({ is_weekly: 1 }).match(/^DTSTART:.*$/gm)
  expect(starts).toHaveLength(8)
  expect(starts?.[1]).toBe('DTSTART:20261127T130000Z')
})

it('escapes texts: no title makes a line, a property or an event', () => {
  const hostile = 'a, b; c\\d\r\nEND:VEVENT\nBEGIN:VEVENT\u0007\r:x'
  const text = calendar({ title: hostile })
  expect(text).toContain('SUMMARY:a\\, b\\; c\\\\d\\nEND:VEVENT\\nBEGIN:VEVENT\\n:x\r\n')
  expect(text.match(/^BEGIN:VEVENT/gm)).toHaveLength(1)
})

it('folds lines of more than 75 bytes between characters', () => {
  const title = '一起听古诗'.repeat(20)
  const text = calendar({ title })
  const lines = text.split('\r\n')
  for (const line of lines) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75)
  expect(text.replaceAll('\r\n ', '')).toContain(`SUMMARY:${title}\r\n`)
})
