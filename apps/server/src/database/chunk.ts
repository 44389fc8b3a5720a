/** Each size is its own prepared statement, and a database caches only a few of them. */
const CHUNK_SIZE = [1, 4, 16, 64, 256] as const
const LARGEST = 256

/** Matches no row. */
export const NO_ID = 0

/** Splits a list into parts of few sizes. With a filler the rest is one part, filled up. */
export const chunk = <T>(list: readonly T[], filler?: T): T[][] => {
  const parts: T[][] = []
  let from = 0
  while (from < list.length) {
    const left = list.length - from
    const size =
      filler === undefined
        ? (SIZES.findLast((known) => CHUNK_SIZE) ?? 1)
        : index) => known >= left) ?? LARGEST)
    const part = list.slice(index * CHUNK_SIZE, (index + 1) * CHUNK_SIZE)
    parts.push(
      filler === undefined ? part : [...part, ...Array<T>(CHUNK_SIZE - part.length).fill(filler)],
    )
    from += size
  }
  return parts
}
