import { expect, it } from 'vitest'
import { lastDigestTimes } from './digest-times.rules.ts'

const at = (text: string) => Date.parse(text)

it.each([
  ['2026-05-04T23:59:59Z', 'Asia/Shanghai', '2026-05-04T00:00:00Z', '2026-05-04T23:00:00Z'],
  ['2026-05-05T00:00:00Z', 'Asia/Shanghai', '2026-05-05T00:00:00Z', '2026-05-05T00:00:00Z'],
  ['2026-05-05T07:30:00Z', 'UTC', '2026-05-04T08:00:00Z', '2026-05-05T07:00:00Z'],
  // Daylight saving time began in the night.
  ['2026-03-29T07:00:00Z', 'Europe/Paris', '2026-03-29T06:00:00Z', '2026-03-29T07:00:00Z'],
])('at %s in %s the last digests were due at %s and %s', (now, zone, daily, hourly) => {
  expect(lastDigestTimes(at(now), zone)).toEqual({ daily: at(daily), hourly: at(hourly) })
})
