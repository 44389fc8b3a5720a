import type { Limiter } from './limiter.ts'

/** The time before an unreachable limiter is asked again. Its timeouts would delay every call. */
const PAUSE_MS = 5_000

interface Needs {
  readonly shared: Limiter
  /** Counts on this node alone while the shared one is out of reach. */
  readonly own: Limiter
  readonly onError: (error: unknown) => void
}

/** Counts over all nodes, and on this node alone while that is not possible. */
export const fallbackLimiter = ({ shared, own, onError }: Needs): Limiter => {
  let pausedUntil = 0
  let isAway = false

  const ask = async <R>(work: (limiter: Limiter) => Promise<R>): Promise<R> => {
    if (performance.now() < pausedUntil) return work(own)
    // One call finds out; the others do not wait for it.
    if (isAway) pausedUntil = performance.now() + PAUSE_MS
    try {
      const answer = await work(shared)
      isAway = false
      pausedUntil = 0
      return answer
    } catch (error) {
      // A wrong argument fails with every limiter.
      if (error instanceof RangeError || error instanceof TypeError) throw error
      if (!isAway) onError(error)
      isAway = true
      pausedUntil = performance.now() + PAUSE_MS
      return work(own)
    }
  }

  return {
    take: (key, limit) => ask((limiter) => limiter.take(key, limit)),
    takeGradually: (key, limit) => ask((limiter) => limiter.takeGradually(key, limit)),
    peek: (key, limit) => ask((limiter) => limiter.peek(key, limit)),
    forget: (key) => ask((limiter) => limiter.forget(key)),
    close: async () => {
      await Promise.all([shared.close(), own.close()])
    },
  }
}
