interface DiffPart {
  readonly kind: 'same' | 'gone' | 'new'
  readonly lines: readonly string[]
}

/** With more pairs of lines the comparison would block the page: the lines between count as new. */
const MOST_PAIRS = 16_000_000

/**
 * Returns the longest common subsequence as pairs of indexes. `a` and `b` start and end
 * differently.
 */
const commonLines = (a: readonly string[], b: readonly string[]): [number, number][] => {
  if (a.length * b.length > MOST_PAIRS) return []
  const width = b.length + 1
  const lengths = new Uint32Array((a.length + 1) * width)
  for (let x = a.length - 1; x >= 0; x -= 1) {
    for (let y = b.length - 1; y >= 0; y -= 1) {
      const down = lengths[(x + 1) * width + y] ?? 0
      const right = lengths[x * width + y + 1] ?? 0
      const both = (lengths[(x + 1) * width + y + 1] ?? 0) + 1
      lengths[x * width + y] = a[x] === b[y] ? both : Math.max(down, right)
    }
  }
  const pairs: [number, number][] = []
  let [x, y] = [0, 0]
  while (x < a.length && y < b.length) {
    if (a[x] === b[y]) {
      pairs.push([x, y])
      x += 1
      y += 1
    } else if ((lengths[(x + 1) * width + y] ?? 0) >= (lengths[x * width + y + 1] ?? 0)) x += 1
    else y += 1
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
  for (const [x, y] of commonLines(a.slice(start, endA), b.slice(start, endB))) {
    matches[start + x] = start + y
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
