/** Returns 0 for unused up to 1 for most used, on a logarithmic scale. */
export const weightOf = (count: number, most: number): number =>
  Math.round((Math.log1p(count) / Math.log1p(most)) * 100) / 100
