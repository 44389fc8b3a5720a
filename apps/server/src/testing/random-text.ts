/** A small generator with a seed, so that a failure can be reproduced. */
export const createRandom = (seed: number) => {
  let state = seed
  const below = (count: number) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return Math.floor((state / 2 ** 32) * count)
  }
  const pick = <T>(items: readonly [T, ...T[]]): T => items[below(items.length)] ?? items[0]
  return { below, pick }
}

type RandomSource = ReturnType<typeof createRandom>

/** Few characters of every kind, so that texts are similar and differ in details. */
const CHARACTERS = [...'茶水山亭，。aabtTeÉ1 +%(🍵  '] as unknown as [string, ...string[]]

export const randomText = ({ below, pick }: RandomSource, longest: number): string =>
  Array.from({ length: 1 + below(longest) }, () => pick(CHARACTERS)).join('')
