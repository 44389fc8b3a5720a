import { dateText, momentOf } from '../../../http/times.ts'

const HOUR_MS = 3_600_000
const DAY_MS = 24 * HOUR_MS
const MORNING = '08:00:00'

const morningOf = (moment: number, timeZone: string) =>
  momentOf(`${dateText(moment, timeZone).slice(0, 10)} ${MORNING}`, timeZone) ?? moment

/**
 * The last moment at which digests left. What is older than that and in none is due, however long
 * nobody was there to look.
 */
export const lastDigestTimes = (now: number, timeZone: string) => {
  const today = morningOf(now, timeZone)
  return {
    hourly: now - (now % HOUR_MS),
    daily: today <= now ? today : morningOf(now - DAY_MS, timeZone),
  }
}
