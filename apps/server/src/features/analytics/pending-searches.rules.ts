/** A visitor who types again within this time has not finished the search. */
export const TYPING_PAUSE_MS = 10_000

interface Search {
  readonly word: string
  readonly at: number
  readonly hasFound: boolean
}

export interface PendingSearch {
  readonly word: string
  readonly at: number
}

/**
 * Returns the search that is still pending after one more search of the same visitor, and the
 * search that it completes. While typing, a longer text replaces a shorter one; a correction that
 * finds something drops the failed search.
 */
export const afterSearch = (
  before: PendingSearch | undefined,
  { word, at, hasFound }: Search,
): { readonly pending?: PendingSearch; readonly completed?: PendingSearch } => {
  const isShorter = before?.word.startsWith(word) ?? false
  const isRelated = isShorter || (before !== undefined && word.startsWith(before.word))
  const completed = isRelated ? undefined : before
  if (hasFound) return { completed }
  // Deleting letters does not replace the longer text.
  return { pending: before && isShorter ? { word: before.word, at } : { word, at }, completed }
}
