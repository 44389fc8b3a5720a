import type { MarkedText } from '@lanting/contract'

/** Removes the rest of a cut word or sentence at the start. */
export const cleanStart = (text: MarkedText): MarkedText => ({
  ...text,
  before: text.before.replace(/^[\s\p{Pe}\p{Pf}\p{Po}]+/u, ''),
})
