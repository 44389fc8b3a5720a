/** Between 0 for what is not used and 1 for what is used most; the steps get smaller above. */
export const weightOf = (count: number, most: number): number =>
  Math.round((Math.log1p(count) / Math.log1p(most)) * 100) / 100
