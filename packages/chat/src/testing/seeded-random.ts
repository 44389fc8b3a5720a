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
    below: (count: number) => Math.floor(share() * count),
    happens: (probability: number) => share() < probability,
  }
}

export type SeededRandom = ReturnType<typeof seededRandom>
