export interface Allowance {
  readonly capacity: number
  readonly perSecond: number
}

/** So many at once, and so many a second after that. Gives 0, or how long to wait. */
export const bucket = ({ capacity, perSecond }: Allowance, now: () => number) => {
  let left = capacity
  let filledAt = now()
  return {
    take: (): number => {
      const at = now()
      left = Math.min(capacity, left + ((at - filledAt) / 1_000) * perSecond)
      filledAt = at
      if (left < 1) return Math.ceil(((1 - left) / perSecond) * 1_000)
      left -= 1
      return 0
    },
    /** Whether it holds all it can, so that nobody needs to remember it. */
    isFull: () => left + ((now() - filledAt) / 1_000) * perSecond >= capacity,
  }
}

export type Bucket = ReturnType<typeof bucket>
