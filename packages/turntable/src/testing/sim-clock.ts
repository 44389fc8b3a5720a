interface Timer {
  readonly at: number
  /** Undefined after cancelling. */
  work: (() => void) | undefined
}

/** More than the longest chain of promises between two timers. */
const MICROTASKS = 20

/** A clock that advances only on request. The next timer is last. */
export const simClock = (start = 1_000_000) => {
  let now = start
  const timers: Timer[] = []

  const settle = async () => {
    for (let step = 0; step < MICROTASKS; step += 1) await null
  }

  const placeOf = (at: number) => {
    let [low, high] = [0, timers.length]
    while (low < high) {
      const middle = (low + high) >> 1
      if ((timers[middle]?.at ?? 0) > at) low = middle + 1
      else high = middle
    }
    return low
  }

  return {
    now: () => now,
    after: (delayMs: number, work: () => void) => {
      const timer: Timer = { at: now + Math.max(0, delayMs), work }
      timers.splice(placeOf(timer.at), 0, timer)
      return () => {
        timer.work = undefined
      }
    },
    /** Runs all work that is due until then. */
    pass: async (durationMs: number) => {
      const until = now + durationMs
      await settle()
      while ((timers.at(-1)?.at ?? Number.POSITIVE_INFINITY) <= until) {
        const { at, work } = timers.pop() as Timer
        if (!work) continue
        now = Math.max(now, at)
        work()
        await settle()
      }
      now = until
    },
  }
}

export type SimClock = ReturnType<typeof simClock>

/** Returns the same values for the same seed, so that a failure can be repeated. */
export const seededRandom = (seed: number) => {
  let state = (seed * 2_654_435_761) >>> 0
  const share = () => {
    // mulberry32
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
  return {
    share,
    below: (count: number) => Math.floor(share() * count),
    between: (low: number, high: number) => low + share() * (high - low),
    happens: (probability: number) => share() < probability,
    pick: <T>(items: readonly T[]): T | undefined => items[Math.floor(share() * items.length)],
  }
}

export type SeededRandom = ReturnType<typeof seededRandom>
