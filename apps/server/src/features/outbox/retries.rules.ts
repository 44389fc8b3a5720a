const MINUTE_MS = 60_000
const HOUR_MS = 60 * MINUTE_MS

/** Waits after each failure. After the last one the row fails, a little under two days in all. */
export const RETRY_WAITS_MS: readonly number[] = [
  MINUTE_MS / 2,
  2 * MINUTE_MS,
  10 * MINUTE_MS,
  HOUR_MS,
  3 * HOUR_MS,
  6 * HOUR_MS,
  12 * HOUR_MS,
  24 * HOUR_MS,
]

/** Returns the next state after attempt number `attempts` has failed. */
export const afterFailure = (attempts: number, now: number) => {
  const wait = RETRY_WAITS_MS[attempts - 1]
  return wait === undefined
    ? ({ state: 'failed' } as const)
    : ({ state: 'waiting', due_at: now + wait } as const)
}
