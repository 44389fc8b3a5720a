import type { BackupSchedule } from '@lanting/contract'
import { describe, expect, it } from 'vitest'
import { dueDay, outdatedBackups } from './schedule.rules.ts'

const DAY_MS = 86_400_000
const ZONE = 'Asia/Shanghai'
const at = (text: string) => Date.parse(`${text}+08:00`)
const dayOf = (text: string) => Date.parse(`${text}T00:00Z`) / DAY_MS
const schedule = (changes: Partial<BackupSchedule>): BackupSchedule => ({
  every: 'daily',
  hour: 3,
  weekday: 0,
  keepDaily: 7,
  keepWeekly: 4,
  ...changes,
})

describe('the schedule', () => {
  it('is due at its hour in the time zone of the site, also when the hour was missed', () => {
    const due = (text: string) => dueDay(schedule({}), at(text), ZONE)
    expect(due('2026-11-17T02:59')).toBe(dayOf('2026-11-16'))
    expect(due('2026-11-17T03:00')).toBe(dayOf('2026-11-17'))
    expect(due('2026-11-17T23:59')).toBe(dayOf('2026-11-17'))
    expect(dueDay(schedule({ every: 'off' }), at('2026-11-17T03:00'), ZONE)).toBeUndefined()
  })

  it('is due once a week on its weekday', () => {
    // 2026-11-15 is a Sunday.
    const due = (text: string) => dueDay(schedule({ every: 'weekly' }), at(text), ZONE)
    expect(due('2026-11-15T02:00')).toBe(dayOf('2026-11-08'))
    expect(due('2026-11-15T03:00')).toBe(dayOf('2026-11-15'))
    expect(due('2026-11-21T23:00')).toBe(dayOf('2026-11-15'))
  })

  it('keeps the newest of each day and of each week, and every other backup', () => {
    const files = Array.from({ length: 30 }, (_, age) => [0, 1].map((half) => age * 2 + half))
      .flat()
      .map((half) => {
        const atMs = at('2026-11-17T12:00') - (half * DAY_MS) / 2
        return { name: `${half}`, atMs, bytes: 1, isEncrypted: false, isScheduled: true }
      })
    const own = { name: 'own', atMs: 0, bytes: 1, isEncrypted: false, isScheduled: false }
    const gone = new Set(
      outdatedBackups([...files, own], schedule({ keepDaily: 3, keepWeekly: 3 }), ZONE),
    )
    const kept = files.filter((file) => !gone.has(file)).map(({ atMs }) => atMs)
    expect(kept).toEqual(
      ['2026-11-17T12:00', '2026-11-16T12:00', '2026-11-15T12:00', '2026-11-08T12:00'].map(at),
    )
    expect([...gone]).not.toContain(own)
  })
})
