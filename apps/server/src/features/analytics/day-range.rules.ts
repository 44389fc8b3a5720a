import { dateText } from '../../http/times.ts'

const DAY_MS = 86_400_000
const DAY_LENGTH = 'YYYY-MM-DD'.length
/** All time zones differ by whole quarters of an hour, so a day never changes within a quarter. */
export const QUARTER_MS = 900_000

/** Returns the day of a moment in the site's time zone. */
export const dayOf = (epochMs: number, timeZone: string): string =>
  dateText(epochMs, timeZone).slice(0, DAY_LENGTH)

export const dayBefore = (day: string, days: number): string =>
  new Date(Date.parse(`${day}T00:00:00Z`) - days * DAY_MS).toISOString().slice(0, DAY_LENGTH)

/** Returns `count` days that end with this day. */
export const daysUntil = (day: string, count: number): string[] =>
  Array.from({ length: count }, (_, place) => dayBefore(day, count - 1 - place))

/** Like `dayOf`, but cached for a quarter of an hour: it is called a thousand times a second. */
export const createDayLookup = () => {
  let cached = { quarter: -1, timeZone: '', day: '' }
  return (epochMs: number, timeZone: string): string => {
    const quarter = Math.floor(epochMs / QUARTER_MS)
    if (cached.quarter !== quarter || cached.timeZone !== timeZone) {
      cached = { quarter, timeZone, day: dayOf(epochMs, timeZone) }
    }
    return cached.day
  }
}
