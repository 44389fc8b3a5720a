import type { Clock } from './clock.ts'

const SECOND_MS = 1_000

/** Allows a number of events in each second. */
export const createRateCap = (times: number, now: Clock) => {
  let second = 0
  let taken = 0
  return {
    hasRoom: (): boolean => {
      const current = Math.floor(now() / SECOND_MS)
      if (current !== second) {
        second = current
        taken = 0
      }
      return taken < times
    },
    take: (): void => {
      taken += 1
    },
  }
}
