import { type Random, wholeBelow } from './random.ts'

/** Fixed, because the same seed must give the same rows. */
export const FROM = Date.UTC(2016, 0, 1)
export const UNTIL = Date.UTC(2026, 10, 1)

const SECOND_MS = 1_000

const wholeSecond = (moment: number) => moment - (moment % SECOND_MS)

/** Returns the time of a row, evenly spread over the years. */
export const momentOf = (random: Random, index: number, count: number): number =>
  wholeSecond(FROM + Math.floor(((index + random()) / count) * (UNTIL - FROM)))

export const momentAfter = (random: Random, moment: number): number =>
  wholeSecond(moment + wholeBelow(random, UNTIL - moment))

export const writtenAt = (moment: number) => ({ created_at: moment, updated_at: moment })
