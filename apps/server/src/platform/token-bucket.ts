import type { Clock } from './clock.ts'

const SECOND_MS = 1_000

export interface Rate {
  readonly capacity: number
  readonly perSecond: number
  /** How far below zero it may go; more than that is forgiven. */
  readonly maxDebt?: number
}

export interface TokenBucket {
  /** Takes, even when too little is left. Returns 0, or the time until the debt is paid. */
  spend(amount: number): number
  /** Whether so much is left. */
  has(amount: number): boolean
  /** Takes only when enough is left. */
  take(amount: number): boolean
  /** Whether it holds all it can, so that nothing needs to be remembered. */
  isFull(): boolean
}

/** Holds so much at once, and is filled by so much a second. */
export const createTokenBucket = (rate: Rate, now: Clock): TokenBucket => {
  const { capacity, perSecond, maxDebt = capacity } = rate
  let left = capacity
  let filledAt = now()

  const fill = () => {
    const at = now()
    // A clock that is set back takes nothing away.
    const passedMs = Math.max(0, at - filledAt)
    left = Math.min(capacity, left + (passedMs / SECOND_MS) * perSecond)
    filledAt = at
  }

  return {
    spend: (amount) => {
      fill()
      left = Math.max(-maxDebt, left - amount)
      return left >= 0 ? 0 : Math.ceil((-left / perSecond) * SECOND_MS)
    },
    has: (amount) => {
      fill()
      return left >= amount
    },
    take: (amount) => {
      fill()
      if (left < amount) return false
      left -= amount
      return true
    },
    isFull: () => {
      fill()
      return left >= capacity
    },
  }
}
