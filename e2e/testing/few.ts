import { inject } from 'vitest'

/** Returns the first cases, and all of them in the long run. The telling ones come first. */
export const few = <T>(cases: readonly T[], count = 1): readonly T[] =>
  inject('long') ? cases : cases.slice(0, count)
