import type { Copy } from '@lanting/copy/zh-CN'

const SECOND_MS = 1_000
const MINUTE_MS = 60 * SECOND_MS
const HOUR_MS = 60 * MINUTE_MS
const DAY_MS = 24 * HOUR_MS

/** Formats as seconds, minutes, hours or days, rounded down. */
export const relativeTime = (thenMs: number, nowMs: number, copy: Copy['formats']): string => {
  const passed = Math.max(0, nowMs - thenMs)
  if (passed < MINUTE_MS) return copy.secondsAgo(Math.floor(passed / SECOND_MS))
  if (passed < HOUR_MS) return copy.minutesAgo(Math.floor(passed / MINUTE_MS))
  if (passed < DAY_MS) return copy.hoursAgo(Math.floor(passed / HOUR_MS))
  return copy.daysAgo(Math.floor(passed / DAY_MS))
}

/** The year in the cycle of sixty, by its stem and its branch; empty without them. */
export const sexagenaryYear = (year: number, stems: string, branches: string): string =>
  `${stems[(year + 6) % 10] ?? ''}${branches[(year + 8) % 12] ?? ''}`

/** Whole days from then to now. */
export const wholeDays = (thenMs: number, nowMs: number): number =>
  Math.max(0, Math.floor((nowMs - thenMs) / DAY_MS))

const twoDigits = (number: number) => String(number).padStart(2, '0')

/** Formats as mm:ss. Minutes may exceed 59, and an unknown time is 00:00. */
export const clockTime = (seconds: number): string => {
  const whole = Number.isFinite(seconds) ? Math.max(0, Math.floor(seconds)) : 0
  return `${twoDigits(Math.floor(whole / 60))}:${twoDigits(whole % 60)}`
}

/** Formats hours and minutes, or only minutes, rounded down, with two digits. */
export const readingTime = (ms: number, copy: Copy['article']): string => {
  const minutes = twoDigits(Math.floor((ms % HOUR_MS) / MINUTE_MS))
  return ms >= HOUR_MS
    ? copy.hoursAndMinutes(twoDigits(Math.floor(ms / HOUR_MS)), minutes)
    : copy.minutes(minutes)
}

/** Returns the badge text: empty, the number, or a capped number. */
export const badgeText = (unread: number, max: number): string => {
  if (unread <= 0) return ''
  return unread > max ? `${max}+` : String(unread)
}

/** Formats a count in groups of three digits, the same in every language. */
export const grouped = (count: number): string => count.toLocaleString('en')

/** Returns the date of a timestamp text. */
export const dayOf = (timestamp: string): string => timestamp.slice(0, 'YYYY-MM-DD'.length)
