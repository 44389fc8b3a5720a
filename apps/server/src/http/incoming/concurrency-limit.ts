type Caller = number | string

interface ConcurrencyLimit {
  /** Takes a place and returns the function that frees it; undefined at the limit of the caller. */
  enter(caller: Caller): (() => void) | undefined
}

/** Limits the parallel work of each caller on this node. */
export const createConcurrencyLimit = (most: number): ConcurrencyLimit => {
  const running = new Map<Caller, number>()
  return {
    enter: (caller) => {
      const count = running.get(caller) ?? 0
      if (count >= most) return undefined
      running.set(caller, count + 1)
      return () => {
        const left = (running.get(caller) ?? 1) - 1
        if (left > 0) running.set(caller, left)
        else running.delete(caller)
      }
    },
  }
}
