type Caller = number | string

export interface ConcurrencyLimit {
  /** Lets in, and gives the way out; undefined when there is no room for this caller. */
  enter(caller: Caller): (() => void) | undefined
}

/** Counts what each caller has under way on this node. */
export const createConcurrencyLimit = (most: number): ConcurrencyLimit => {
  const underWay = new Map<Caller, number>()
  return {
    enter: (caller) => {
      const count = underWay.get(caller) ?? 0
      if (count >= most) return undefined
      underWay.set(caller, count + 1)
      return () => {
        const left = (underWay.get(caller) ?? 1) - 1
        if (left > 0) underWay.set(caller, left)
        else underWay.delete(caller)
      }
    },
  }
}
