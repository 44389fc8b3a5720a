import type { Limit } from '@lanting/contract'
import { assertWhole, type Clock } from './clock.ts'

interface Verdict {
  readonly allowed: boolean
  /** Time until the window ends: 0 when allowed, otherwise above 0 and at most `windowMs`. */
  readonly retryAfterMs: number
}

/**
 * Counts calls by key, over all nodes. The first call opens a window, which allows `times` calls,
 * also when many come at once. No call extends a window. A rejected call is not counted.
 */
export interface Limiter {
  /** `times` and `windowMs` are whole numbers above zero. */
  take(key: string, limit: Limit): Promise<Verdict>
  /**
   * Like `take`, but the calls are given back one by one, evenly over the window: after `times` calls
   * at once, one is allowed every `windowMs / times`. A key is used with only one of the two.
   */
  takeGradually(key: string, limit: Limit): Promise<Verdict>
  /** Returns the verdict of a `take` at this moment, and counts nothing. */
  peek(key: string, limit: Limit): Promise<Verdict>
  /** Closes the window of a key and forgets its calls. */
  forget(key: string): Promise<void>
  close(): Promise<void>
}

export const assertLimit = ({ times, windowMs }: Limit) => {
  assertWhole('times', times)
  assertWhole('windowMs', windowMs)
}

/** The time after which a gradual limit allows one more call, and when it rejects the next. */
export const gradualSteps = ({ times, windowMs }: Limit) => {
  const stepMs = Math.ceil(windowMs / times)
  return { stepMs, fullAfterMs: stepMs * (times - 1) }
}

export const verdict = (retryAfterMs: number): Verdict => ({
  allowed: retryAfterMs === 0,
  retryAfterMs,
})

const FIRST_SWEEP_AT_KEYS = 1_000
/** About 30 MB. An attacker can invent any number of keys, so the oldest are forgotten. */
const KEYS_MAX = 100_000
const FORGOTTEN_AT_ONCE = KEYS_MAX / 10

interface MemoryLimiter extends Limiter {
  /** The number of stored keys: at most a thousand or twice the open windows; never over 100,000. */
  size(): number
}

export const memoryLimiter = ({ now }: { readonly now: Clock }): MemoryLimiter => {
  /** A window that is longer than its limit was not begun by it: the clock was set, or the limit. */
  const isOpen = (endsAt: number, at: number, windowMs: number) =>
    endsAt > at && endsAt - at <= windowMs
  const windows = new Map<string, { used: number; readonly endsAt: number }>()
  let sweepAtKeys = FIRST_SWEEP_AT_KEYS

  // Sweeps at twice the size after the last sweep: the average cost of a call stays constant.
  const sweepIfFull = (at: number) => {
    if (windows.size < sweepAtKeys) return
    for (const [key, { endsAt }] of windows) if (endsAt <= at) windows.delete(key)
    // A map keeps the order of insertion: its first keys are the oldest.
    for (const key of windows.keys()) {
      if (windows.size <= KEYS_MAX - FORGOTTEN_AT_ONCE) break
      windows.delete(key)
    }
    sweepAtKeys = Math.min(KEYS_MAX, Math.max(FIRST_SWEEP_AT_KEYS, 2 * windows.size))
  }

  return {
    take: async (key, limit) => {
      assertLimit(limit)
      const at = now()
      const open = windows.get(key)
      if (!open || !isOpen(open.endsAt, at, limit.windowMs)) {
        sweepIfFull(at)
        windows.set(key, { used: 1, endsAt: at + limit.windowMs })
        return verdict(0)
      }
      if (open.used >= limit.times) return verdict(open.endsAt - at)
      open.used += 1
      return verdict(0)
    },
    takeGradually: async (key, limit) => {
      assertLimit(limit)
      const { stepMs, fullAfterMs } = gradualSteps(limit)
      const at = now()
      const endsAt = windows.get(key)?.endsAt ?? 0
      const usedMs = isOpen(endsAt, at, fullAfterMs + stepMs) ? endsAt - at : 0
      if (usedMs > fullAfterMs) return verdict(usedMs - fullAfterMs)
      sweepIfFull(at)
      windows.set(key, { used: 0, endsAt: at + usedMs + stepMs })
      return verdict(0)
    },
    peek: async (key, limit) => {
      assertLimit(limit)
      const at = now()
      const open = windows.get(key)
      const isSpent = open && isOpen(open.endsAt, at, limit.windowMs) && open.used >= limit.times
      return verdict(isSpent ? open.endsAt - at : 0)
    },
    forget: async (key) => {
      windows.delete(key)
    },
    size: () => windows.size,
    close: async () => windows.clear(),
  }
}
