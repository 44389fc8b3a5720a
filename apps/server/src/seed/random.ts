/** Returns the next number in [0, 1). */
export type Random = () => number

/** Returns a well mixed 32-bit hash of a text (FNV-1a with a finisher). */
const hashOf = (text: string): number => {
  let hash = 2166136261
  for (let at = 0; at < text.length; at += 1) {
    hash = Math.imul(hash ^ text.charCodeAt(at), 16777619)
  }
  hash = Math.imul(hash ^ (hash >>> 15), 2246822519)
  return (hash ^ (hash >>> 13)) >>> 0
}

/** Returns the same numbers for the same text on every machine (mulberry32). */
export const randomFrom = (text: string): Random => {
  let state = hashOf(text)
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}

export const intBelow = (random: Random, limit: number): number => Math.floor(random() * limit)

export const intBetween = (random: Random, least: number, most: number): number =>
  least + intBelow(random, most - least + 1)

export const chance = (random: Random, share: number): boolean => random() < share

export const pick = <T>(random: Random, choices: readonly T[]): T => {
  const chosen = choices[intBelow(random, choices.length)]
  if (chosen === undefined) throw new RangeError('there is nothing to choose from')
  return chosen
}

/** Prefers late items, because new items get most comments and likes. */
export const pickRecent = <T>(random: Random, choices: readonly T[]): T => {
  const fromTheEnd = Math.floor(random() * random() * choices.length)
  const chosen = choices[choices.length - 1 - fromTheEnd]
  if (chosen === undefined) throw new RangeError('there is nothing to choose from')
  return chosen
}

export const shuffled = <T>(random: Random, items: readonly T[]): T[] => {
  const mixed = [...items]
  for (let last = mixed.length - 1; last > 0; last -= 1) {
    const other = intBelow(random, last + 1)
    const saved = mixed[last] as T
    mixed[last] = mixed[other] as T
    mixed[other] = saved
  }
  return mixed
}
