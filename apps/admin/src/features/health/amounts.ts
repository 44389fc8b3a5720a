import type { Copy } from '../../shared/language.ts'

const UNITS = ['B', 'KB', 'MB', 'GB', 'TB'] as const
const STEP = 1024

/** Formats bytes: one decimal from kilobytes on, none for large numbers. */
export const sizeText = (bytes: number): string => {
  let amount = bytes
  let unit = 0
  while (amount >= STEP && unit < UNITS.length - 1) {
    amount /= STEP
    unit += 1
  }
  const digits = unit === 0 || amount >= 100 ? 0 : 1
  return `${amount.toFixed(digits)} ${UNITS[unit]}`
}

const MINUTE_MS = 60_000
const HOURS_A_DAY = 24

/** Formats a duration in its two largest units. */
export const spanText = (ms: number, copy: Copy['admin']['health']): string => {
  const minutes = Math.max(0, Math.floor(ms / MINUTE_MS))
  const hours = Math.floor(minutes / 60)
  if (hours >= HOURS_A_DAY) {
    return copy.days(Math.floor(hours / HOURS_A_DAY), hours % HOURS_A_DAY)
  }
  return hours > 0 ? copy.hours(hours, minutes % 60) : copy.minutes(minutes)
}
