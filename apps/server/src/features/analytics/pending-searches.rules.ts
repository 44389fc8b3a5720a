/** A visitor who types again within this time has not finished the search. */
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
 * Returns the search that is still pending after one more search of the same visitor, and the
 * search that it completes. While typing, a longer text replaces a shorter one; a correction that
 * finds something drops the failed search.
 */
export const afterSearch = (
  before: Asked | undefined,
  { word, at, hasFound }: Search,
): { readonly asked?: Asked; readonly settled?: Asked } => {
  const isShorter = before?.word.startsWith(word) ?? false
  const isRelated = isShorter || (before !== undefined && word.startsWith(before.word))
  const settled = isRelated ? undefined : before
  if (hasFound) return { settled }
  // Deleting letters does not replace the longer text.
  return { asked: before && isShorter ? { word: before.word, at } : { word, at }, settled }
}
