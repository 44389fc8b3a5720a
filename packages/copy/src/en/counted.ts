/** Returns a count with its noun: `1 article`, `2 articles`. */
export const counted = (count: number | string, noun: string): string =>
  `${count} ${noun}${String(count) === '1' ? '' : 's'}`
