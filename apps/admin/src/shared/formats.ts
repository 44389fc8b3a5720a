import { doubtedTimeZone, useTimeZone } from './time-zone.ts'

const formatters = new Map<string, Intl.DateTimeFormat>()

/** Swedish dates have the form `2026-11-15 20:08:12`. */
const formatterOf = (timeZone: string) => {
  const formatter =
    formatters.get(timeZone) ??
    new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'medium' })
  formatters.set(timeZone, formatter)
  return formatter
}

/** Formats a time in the time zone of the site. */
const siteTime = (ms: number): string => formatterOf(useTimeZone.getState()).format(ms)

/** Returns a day like `2026-11-15`. */
export const dayIn = (timeZone: string, ms: number): string =>
  formatterOf(timeZone).format(ms).slice(0, 'YYYY-MM-DD'.length)

/** Formats `2026-11-15 20:08:12` without seconds, and without the current year. */
export const shortDate = (date: string, nowMs: number): string => {
  const isThisYear = date.startsWith(siteTime(nowMs).slice(0, 5))
  return date.slice(isThisYear ? 5 : 0, 16)
}

export const clockOf = (ms: number): string => siteTime(ms).slice(11, 16)

export const fullDate = (ms: number): string => siteTime(ms).slice(0, 16)

/** Names the time zone of a date behind it, if it could be doubted. */
export const inZone = (date: string): string => {
  const zone = doubtedTimeZone()
  return zone ? `${date} ${zone}` : date
}

/** Formats a time at which something will happen. */
export const dueDate = (ms: number): string => inZone(fullDate(ms))

/** Formats a time for a `datetime-local` field, in the time zone of the site. */
export const toDateField = (ms: number): string => siteTime(ms).replace(' ', 'T')

const SECOND_MS = 1_000
const offsetAt = (ms: number) =>
  Date.parse(`${toDateField(ms)}Z`) - Math.floor(ms / SECOND_MS) * SECOND_MS

export const fromDateField = (text: string): number | undefined => {
  const asUtc = Date.parse(`${text}Z`)
  if (Number.isNaN(asUtc)) return undefined
  // The offset of the moment itself: a guess may lie beyond a change of the clocks.
  const guess = asUtc - offsetAt(asUtc)
  return asUtc - offsetAt(guess)
}

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
