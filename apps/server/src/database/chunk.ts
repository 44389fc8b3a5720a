/** Each size is its own prepared statement, and a database caches only a few of them. */
const SIZES = [1, 4, 16, 64, 256] as const
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
        ? (SIZES.findLast((known) => known <= left) ?? 1)
        : (SIZES.find((known) => known >= left) ?? LARGEST)
    const part = list.slice(from, from + size)
    parts.push(
      filler === undefined ? part : [...part, ...Array<T>(size - part.length).fill(filler)],
    )
    from += size
  }
  return parts
}
