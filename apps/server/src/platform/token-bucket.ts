import type { Clock } from './clock.ts'

const SECOND_MS = 1_000

export interface Rate {
  readonly capacity: number
  readonly perSecond: number
  /** The largest debt; more is forgiven. */
  readonly maxDebt?: number
}

export interface TokenBucket {
  /** Takes tokens, even without enough left. Returns 0, or the time until the debt is paid. */
  spend(amount: number): number
  /** Whether enough tokens are left. */
  has(amount: number): boolean
  /** Takes tokens only when enough are left. */
  take(amount: number): boolean
  /** Whether the bucket is full, so that it can be forgotten. */
  isFull(): boolean
}

/** A bucket of tokens that is refilled at a rate. */
export const createTokenBucket = (rate: Rate, now: Clock): TokenBucket => {
  const { capacity, perSecond, maxDebt = capacity } = rate
  let left = capacity
  let filledAt = now()

  const fill = () => {
    const at = now()
    // A clock that is set back removes no tokens.
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
