interface Allowance {
  readonly capacity: number
  readonly perSecond: number
}

/** A token bucket: `capacity` at once, then `perSecond`. Returns 0, or the time to wait. */
export const createBucket = ({ capacity, perSecond }: Allowance, now: () => number) => {
  let left = capacity
  let filledAt = now()
  return {
    take: (): number => {
      const at = now()
      // A clock that is set back takes nothing away.
      const passedMs = Math.max(0, at - filledAt)
      left = Math.min(capacity, left + (passedMs / 1_000) * perSecond)
      filledAt = at
      if (left < 1) return Math.ceil(((1 - left) / perSecond) * 1_000)
      left -= 1
      return 0
    },
  }
}
