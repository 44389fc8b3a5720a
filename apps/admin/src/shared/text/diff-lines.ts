import { diffArrays } from 'diff'

interface DiffPart {
  readonly kind: 'same' | 'gone' | 'new'
  readonly lines: readonly string[]
}

/** With more changes the comparison would block the page: the lines between count as new. */
const MOST_CHANGES = 2_000

/** The lines from a place on that the other text has too; no other line can match. */
const sharedLines = (lines: readonly string[], other: readonly string[], offset: number) => {
  const known = new Set(other)
  return lines.flatMap((line, index) => (known.has(line) ? [{ line, place: offset + index }] : []))
}

/** Returns the matching lines between two places of both texts, as pairs of indexes. */
const commonLines = (
  a: readonly string[],
  b: readonly string[],
  offset: number,
): [number, number][] => {
  const [left, right] = [sharedLines(a, b, offset), sharedLines(b, a, offset)]
  const parts = diffArrays(
    left.map(({ line }) => line),
    right.map(({ line }) => line),
    { maxEditLength: MOST_CHANGES },
  )
  const pairs: [number, number][] = []
  let [x, y] = [0, 0]
  for (const { added, removed, count } of parts ?? []) {
    for (let step = 0; step < count; step += 1) {
      const [from, to] = [left[x], right[y]]
      if (!added && !removed && from && to) pairs.push([from.place, to.place])
      if (!added) x += 1
      if (!removed) y += 1
    }
  }
  return pairs
}

/** Returns for every line of `a` the matching line of `b`, or -1. */
export const matchLines = (a: readonly string[], b: readonly string[]): number[] => {
  const matches = new Array<number>(a.length).fill(-1)
  let start = 0
  while (start < a.length && start < b.length && a[start] === b[start]) {
    matches[start] = start
    start += 1
  }
  let [endA, endB] = [a.length, b.length]
  while (endA > start && endB > start && a[endA - 1] === b[endB - 1]) {
    endA -= 1
    endB -= 1
    matches[endA] = endB
  }
  for (const [x, y] of commonLines(a.slice(start, endA), b.slice(start, endB), start)) {
    matches[x] = y
  }
  return matches
}

/** Returns the unchanged, removed and added parts. */
export const diffLines = (before: string, after: string): DiffPart[] => {
  const [a, b] = [before.split('\n'), after.split('\n')]
  const matches = matchLines(a, b)
  const parts: DiffPart[] = []
  const add = (kind: DiffPart['kind'], lines: readonly string[]) => {
    if (lines.length > 0) parts.push({ kind, lines })
  }
  let [x, y] = [0, 0]
  while (x < a.length || y < b.length) {
    const from = x
    while (x < a.length && matches[x] === -1) x += 1
    add('gone', a.slice(from, x))
    const until = x < a.length ? (matches[x] ?? b.length) : b.length
    add('new', b.slice(y, until))
    y = until
    const same = x
    while (x < a.length && matches[x] === y) {
      x += 1
      y += 1
    }
    add('same', a.slice(same, x))
  }
  return parts
}
