import type { BackupSchedule } from '@lanting/contract'
import type { StoredBackup } from './backup-target.ts'

const DAY_MS = 86_400_000
const WEEK_DAYS = 7

interface LocalTime {
  /** Days since 1970 in the time zone. */
  readonly day: number
  readonly hour: number
}

const localTime = (atMs: number, timeZone: string): LocalTime => {
  const parts = new Intl.DateTimeFormat('en-CA', {
    timeZone,
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    hourCycle: 'h23',
  }).formatToParts(atMs)
  const part = (type: string) => Number(parts.find((one) => one.type === type)?.value)
  const day = Date.UTC(part('year'), part('month') - 1, part('day')) / DAY_MS
  return { day, hour: part('hour') }
}

/** 1970 began on a Thursday. */
const weekdayOf = (day: number) => (day + 4) % WEEK_DAYS
/** Weeks begin on Monday. */
const weekOf = (day: number) => Math.floor((day + 3) / WEEK_DAYS)

/** Returns the day of the newest backup that should exist by now; undefined without a schedule. */
export const dueDay = (
  { every, hour, weekday }: BackupSchedule,
  now: number,
  timeZone: string,
): number | undefined => {
  if (every === 'off') return undefined
  const local = localTime(now, timeZone)
  const latest = local.hour >= hour ? local.day : local.day - 1
  if (every === 'daily') return latest
  return latest - ((weekdayOf(latest) - weekday + WEEK_DAYS) % WEEK_DAYS)
}

/** The newest file of each of the newest periods. */
const newestOf = (
  files: readonly StoredBackup[],
  count: number,
  periodOf: (file: StoredBackup) => number,
) => {
  const newest = new Map<number, StoredBackup>()
  for (const file of files) {
    if (!newest.has(periodOf(file))) newest.set(periodOf(file), file)
  }
  return [...newest.values()].slice(0, count)
}

/** Returns the scheduled backups that are kept neither for their day nor for their week. */
export const outdatedBackups = (
  files: readonly StoredBackup[],
  { keepDaily, keepWeekly }: Pick<BackupSchedule, 'keepDaily' | 'keepWeekly'>,
  timeZone: string,
): StoredBackup[] => {
  const scheduled = files
    .filter(({ isScheduled }) => isScheduled)
    .toSorted((a, b) => b.atMs - a.atMs)
  const dayOf = ({ atMs }: StoredBackup) => localTime(atMs, timeZone).day
  const kept = new Set([
    ...newestOf(scheduled, keepDaily, dayOf),
    ...newestOf(scheduled, keepWeekly, (file) => weekOf(dayOf(file))),
  ])
  return scheduled.filter((file) => !kept.has(file))
}
