import { dateText } from '../../http/times.ts'

const DAY_MS = 86_400_000
const DAY_LENGTH = 'YYYY-MM-DD'.length
/** The clocks of every zone are whole quarters of an hour apart, so a day never changes within one. */
export const QUARTER_MS = 900_000

/** The day at a moment, as the calendars of the site show it. */
export const dayOf = (epochMs: number, timeZone: string): string =>
  dateText(epochMs, timeZone).slice(0, DAY_LENGTH)

export const dayBefore = (day: string, days: number): string =>
  new Date(Date.parse(`${day}T00:00:00Z`) - days * DAY_MS).toISOString().slice(0, DAY_LENGTH)

/** So many days, the last of them this one. */
export const daysUntil = (day: string, count: number): string[] =>
  Array.from({ length: count }, (_, place) => dayBefore(day, count - 1 - place))

/** As `dayOf`, for a thousand moments a second: a calendar is asked once in a quarter of an hour. */
export const dayTeller = () => {
  let known = { quarter: -1, timeZone: '', day: '' }
  return (epochMs: number, timeZone: string): string => {
    const quarter = Math.floor(epochMs / QUARTER_MS)
    if (known.quarter !== quarter || known.timeZone !== timeZone) {
      known = { quarter, timeZone, day: dayOf(epochMs, timeZone) }
    }
    return known.day
  }
}
