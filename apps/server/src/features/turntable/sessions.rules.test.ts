import { expect, it } from 'vitest'
import { afterSession, type StoredSession, timesOf, wireSession } from './sessions.rules.ts'

const HOUR = 3_600_000
const WEEK = 168 * HOUR
const START = Date.parse('2026-11-20T13:00:00Z')

const session = (changes: Partial<StoredSession> = {}): StoredSession => ({
  ...{ id: 3, title: 'Friday', playlist_id: 1, playlist_name: 'night', playlist_order: 'order' },
  ...{ phase: 'waiting', starts_at: START, ends_at: START + 2 * HOUR, is_weekly: 1 },
  updated_at: 1,
  ...changes,
})

it('tells the start in the time zone of the site', () => {
  expect(wireSession(session({ phase: 'on' }), 'Asia/Shanghai')).toEqual({
    ...{ id: 3, title: 'Friday', playlist_name: 'night', isWeekly: true, isOn: true },
    utcOffset: 'UTC+8',
    ...{ startsAt: '2026-11-20 21:00:00', startsAtMs: START, endsAtMs: START + 2 * HOUR },
  })
})

it.each([
  ['Asia/Kolkata', 'UTC+5:30'],
  ['America/New_York', 'UTC-5'],
  ['America/St_Johns', 'UTC-3:30'],
  ['UTC', 'UTC+0'],
])('names the offset of %s', (timeZone, offset) => {
  expect(wireSession(session(), timeZone).utcOffset).toBe(offset)
})

it('repeats a weekly session at the same local time, when the clocks change too', () => {
  const spring = Date.parse('2026-03-25T19:00:00Z')
  const weekly = session({ starts_at: spring, ends_at: spring + HOUR })
  const starts = timesOf(weekly, 'Europe/Berlin').map(({ starts_at }) => new Date(starts_at))
  expect([...starts.take(3)].map((start) => start.toISOString())).toEqual([
    '2026-03-25T19:00:00.000Z',
    '2026-04-01T18:00:00.000Z',
    '2026-04-08T18:00:00.000Z',
  ])
  expect([...timesOf(session({ is_weekly: 0 }), 'Europe/Berlin')]).toHaveLength(1)
})

it('plans the next week after a session, and the next one to come after a long absence', () => {
  const next = (now: number, changes = {}) => afterSession(session(changes), 'Asia/Shanghai', now)
  expect(next(START + 2 * HOUR)).toEqual({
    ...{ phase: 'waiting', starts_at: START + WEEK, ends_at: START + WEEK + 2 * HOUR },
    due_at: START + WEEK - 600_000,
  })
  expect(next(START + 10 * WEEK + HOUR)?.starts_at).toBe(START + 10 * WEEK)
  expect(next(START + 10 * WEEK + 3 * HOUR)?.starts_at).toBe(START + 11 * WEEK)
  expect(next(START + 2 * HOUR, { is_weekly: 0 })).toBeUndefined()
})
