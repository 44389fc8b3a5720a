/** Formats `2026-11-15 20:08:12` without seconds, and without the current year. */
export const shortDate = (date: string, nowMs: number): string => {
  const isThisYear = date.startsWith(`${new Date(nowMs).getFullYear()}-`)
  return date.slice(isThisYear ? 5 : 0, 16)
}

const twoDigits = (number: number) => String(number).padStart(2, '0')

const dayOf = (date: Date) =>
  `${date.getFullYear()}-${twoDigits(date.getMonth() + 1)}-${twoDigits(date.getDate())}`

export const clockOf = (ms: number): string => {
  const date = new Date(ms)
  return `${twoDigits(date.getHours())}:${twoDigits(date.getMinutes())}`
}

/** Formats a time for a `datetime-local` field, in local time. */
export const toDateField = (ms: number): string =>
  `${dayOf(new Date(ms))}T${clockOf(ms)}:${twoDigits(new Date(ms).getSeconds())}`

export const fromDateField = (text: string): number | undefined => {
  const ms = new Date(text).getTime()
  return Number.isNaN(ms) ? undefined : ms
}

export const fullDate = (ms: number): string => `${dayOf(new Date(ms))} ${clockOf(ms)}`

/** Returns the days until a time. A started day counts. */
export const daysUntil = (ms: number, nowMs: number): number =>
  Math.max(0, Math.ceil((ms - nowMs) / 86_400_000))

const KB = 1_024
const MB = 1_048_576
const GB = 1_073_741_824

export const sizeText = (bytes: number): string => {
  if (bytes < MB) return `${Math.ceil(bytes / KB)} KB`
  return bytes < GB ? `${(bytes / MB).toFixed(1)} MB` : `${(bytes / GB).toFixed(1)} GB`
}
