/** Whoever types on has not asked yet. */
export const WORD_SETTLES_AFTER_MS = 10_000

export interface Search {
  readonly word: string
  readonly at: number
  readonly hasFound: boolean
}

export interface Asked {
  readonly word: string
  readonly at: number
}

/**
 * What remains asked without an answer after one more search of the same visitor, and what is
 * settled by it: a search while typing gives way to the longer one, a corrected one to its success.
 */
export const afterSearch = (
  before: Asked | undefined,
  { word, at, hasFound }: Search,
): { readonly asked?: Asked; readonly settled?: Asked } => {
  const isShorter = before?.word.startsWith(word) ?? false
  const isRelated = isShorter || (before !== undefined && word.startsWith(before.word))
  const settled = isRelated ? undefined : before
  if (hasFound) return { settled }
  // Whoever takes letters away has asked what stood there.
  return { asked: before && isShorter ? { word: before.word, at } : { word, at }, settled }
}
