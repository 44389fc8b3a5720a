import { lastNotAfter } from './line-at.ts'

/** Finds the line that is nearest to a time, the first of several at one time. A hostile service sends thousands of lines. */
export const nearestOf = <T extends { readonly atMs: number }>(
  lines: readonly T[],
  withinMs: number,
) => {
  const firsts = new Map(lines.toReversed().map((line) => [line.atMs, line]))
  const sorted = [...firsts.values()].sort((one, other) => one.atMs - other.atMs)
  return (atMs: number): T | undefined => {
    const before = lastNotAfter(sorted, atMs)
    const distance = (line: T | undefined) => Math.abs((line?.atMs ?? Number.NaN) - atMs)
    const [earlier, later] = [sorted[before], sorted[before + 1]]
    const best = distance(later) < distance(earlier) || !earlier ? later : earlier
    return distance(best) <= withinMs ? best : undefined
  }
}
