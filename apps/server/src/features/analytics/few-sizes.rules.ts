/** Every size is a statement of its own to the database, and it keeps only so many. */
const SIZES = [256, 64, 16, 4, 1] as const

/** A list in parts of few different sizes. */
export const inFewSizes = <T>(list: readonly T[]): T[][] => {
  const parts: T[][] = []
  let from = 0
  for (const size of SIZES) {
    for (; list.length - from >= size; from += size) parts.push(list.slice(from, from + size))
  }
  return parts
}
