import type { DayKind } from '@lanting/contract'
import type { AdminCopy } from '@lanting/copy/admin/zh-CN'

const MINUTE_MS = 60_000
const HOUR_MS = 60 * MINUTE_MS
/** From this duration on, a day is shown in hours. */
const IN_HOURS_FROM_MS = 3 * HOUR_MS

const whole = new Intl.NumberFormat('en')
const oneDecimal = new Intl.NumberFormat('en', { maximumFractionDigits: 1 })

export const wholeNumber = (count: number): string => whole.format(count)

type Unit = 'count' | 'minutes' | 'hours'

export const unitFor = (kind: DayKind, largest: number): Unit => {
  if (kind !== 'reading') return 'count'
  return largest >= IN_HOURS_FROM_MS ? 'hours' : 'minutes'
}

const SIZE: Readonly<Record<Unit, number>> = { count: 1, minutes: MINUTE_MS, hours: HOUR_MS }

export const inUnit = (value: number, unit: Unit): number => value / SIZE[unit]

/** Formats the number of a day: counts as they are, durations in hours or minutes. */
export const formatNumber = (
  kind: DayKind,
  value: number,
  copy: AdminCopy['dashboard']['chart'],
): string => {
  if (kind !== 'reading') return wholeNumber(value)
  return value >= HOUR_MS
    ? copy.hours(oneDecimal.format(value / HOUR_MS))
    : copy.minutes(oneDecimal.format(value / MINUTE_MS))
}

/** Formats `2026-11-14` as `11-14`. */
export const shortDay = (day: string): string => day.slice(5)

/** The greetings by starting hour. */
const BY_HOUR = [
  [18, 'evening'],
  [14, 'afternoon'],
  [12, 'noon'],
  [5, 'morning'],
  [0, 'lateNight'],
] as const

export const greetingAt = (hour: number): (typeof BY_HOUR)[number][1] =>
  BY_HOUR.find(([from]) => hour >= from)?.[1] ?? 'morning'
