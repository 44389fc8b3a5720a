const sorted = (values: readonly number[]) => values.toSorted((a, b) => a - b)

export const median = (values: readonly number[]): number => {
  const ordered = sorted(values)
  const middle = ordered.length / 2
  const upper = ordered[Math.floor(middle)] ?? Number.NaN
  if (!Number.isInteger(middle)) return upper
  return (upper + (ordered[middle - 1] ?? Number.NaN)) / 2
}

/** The median of several measurements, with the minimum and the maximum. */
export interface Measure {
  readonly median: number
  readonly least: number
  readonly most: number
}

export const measureOf = (values: readonly number[]): Measure => ({
  median: median(values),
  least: Math.min(...values),
  most: Math.max(...values),
})
