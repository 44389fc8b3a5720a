import type { Clock } from '../../platform/clock.ts'

const SECOND_MS = 1_000

/** Says yes so many times a second. */
export const atMost = (times: number, now: Clock): (() => boolean) => {
  let second = 0
  let said = 0
  return () => {
    const current = Math.floor(now() / SECOND_MS)
    if (current !== second) {
      second = current
      said = 0
    }
    said += 1
    return said <= times
  }
}
