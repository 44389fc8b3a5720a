import { dateText, momentOf } from '../../../http/times.ts'

const HOUR_MS = 3_600_000
const DAY_MS = 24 * HOUR_MS
const MORNING = '08:00:00'

const morningOf = (moment: number, timeZone: string) =>
  momentOf(`${dateText(moment, timeZone).slice(0, 10)} ${MORNING}`, timeZone) ?? moment

/**
 * Returns the last times at which digests were due. Older deliveries without a mail are due now,
 * also after a long downtime.
 */
export const lastDigestTimes = (now: number, timeZone: string) => {
  const today = morningOf(now, timeZone)
  return {
    hourly: now - (now % HOUR_MS),
    daily: today <= now ? today : morningOf(now - DAY_MS, timeZone),
  }
}
