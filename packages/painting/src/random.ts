export type Random = () => number

/** Returns a well mixed 32 bit hash of a text (FNV-1a with a finisher). */
const hashOf = (text: string): number => {
  let hash = 2166136261
  for (let i = 0; i < text.length; i++) {
    hash = Math.imul(hash ^ text.charCodeAt(i), 16777619)
  }
  hash = Math.imul(hash ^ (hash >>> 15), 2246822519)
  return (hash ^ (hash >>> 13)) >>> 0
}

/** Returns numbers in [0, 1), always the same for the same seed (mulberry32). */
export const randomFrom = (seed: string): Random => {
  let state = hashOf(seed)
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}

export const between = (random: Random, least: number, most: number): number =>
  least + (most - least) * random()

/** Returns a number in [-reach/2, reach/2), like the small errors of a hand. */
export const jitter = (random: Random, reach: number): number => (random() - 0.5) * reach

export const oneOf = <const C extends readonly [unknown, ...unknown[]]>(
  random: Random,
  choices: C,
): C[number] => choices[Math.floor(random() * choices.length)] ?? choices[0]
