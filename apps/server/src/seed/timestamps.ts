import { intBelow, type Random } from './random.ts'

/** Fixed, because the same seed must give the same rows. */
export const FROM = Date.UTC(2016, 0, 1)
export const UNTIL = Date.UTC(2026, 10, 1)

const SECOND_MS = 1_000

const wholeSecond = (timestamp: number) => timestamp - (timestamp % SECOND_MS)

/** Returns the time of a row, evenly spread over the years. */
export const timestampOf = (random: Random, index: number, count: number): number =>
  wholeSecond(FROM + Math.floor(((index + random()) / count) * (UNTIL - FROM)))

export const timestampAfter = (random: Random, timestamp: number): number =>
  wholeSecond(timestamp + intBelow(random, UNTIL - timestamp))

export const timestampColumns = (timestamp: number) => ({
  created_at: timestamp,
  updated_at: timestamp,
})
