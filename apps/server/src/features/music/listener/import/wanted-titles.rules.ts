import { keyOf, looseKeyOf } from './song-keys.rules.ts'
import type { Reading } from './song-lines.rules.ts'

/** The number of characters by which the library is searched beforehand. */
export const BEGINNING = 2
/** What follows a title of one character: nothing, the next text, or an addition. */
const NEXT = ['', '\n', ' ', '(']

/** Returns the first characters of all titles that the readings could mean. */
export const beginningsOf = (readings: readonly Reading[]): string[] => {
  const all = readings.flatMap(({ title }) => {
    const [first = '', second = ''] = title
    return NEXT.includes(second) ? NEXT.map((next) => first + next) : first + second
  })
  return [...new Set(all)]
}

/** Returns whether a folded name could be meant. Far cheaper than a match. */
export const createTitleFilter = (readings: readonly Reading[]) => {
  const exact = new Set(readings.map(({ title }) => keyOf(title)))
  const loose = new Set(readings.map(({ title }) => looseKeyOf(title)))
  return (name: string): boolean => exact.has(keyOf(name)) || loose.has(looseKeyOf(name))
}
