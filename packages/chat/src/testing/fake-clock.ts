interface Entry {
  readonly at: number
  /** Undefined after cancelling. */
  work: (() => void) | undefined
}

/** More than the longest chain of promises between two timers. */
const MICROTASKS = 16

/** A clock that advances only on request. */
export const fakeClock = (start = 1_000_000) => {
  let now = start
  /** The next entry is last. Of equal times, the later added entry comes first. */
  const entries: Entry[] = []

  const settle = async () => {
    for (let step = 0; step < MICROTASKS; step += 1) await null
  }

  const placeFor = (at: number) => {
    let [low, high] = [0, entries.length]
    while (low < high) {
      const middle = (low + high) >> 1
      if ((entries[middle]?.at ?? 0) > at) low = middle + 1
      else high = middle
    }
    return low
  }

  const isDue = (until: number) => (entries.at(-1)?.at ?? Infinity) <= until

  return {
    now: () => now,
    after: (delayMs: number, work: () => void) => {
      const entry: Entry = { at: now + delayMs, work }
      entries.splice(placeFor(entry.at), 0, entry)
      return () => {
        entry.work = undefined
      }
    },
    settle,
    /** Advances the clock, and runs all work that is due. */
    pass: async (durationMs: number) => {
      const until = now + durationMs
      await settle()
      while (isDue(until)) {
        const { at, work } = entries.pop() as Entry
        if (!work) continue
        now = Math.max(now, at)
        work()
        await settle()
      }
      now = until
    },
  }
}

export type FakeClock = ReturnType<typeof fakeClock>
