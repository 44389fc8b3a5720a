/** The parts of a key event that open the search. */
interface Key {
  readonly key: string
  readonly ctrlKey: boolean
  readonly metaKey: boolean
  readonly altKey: boolean
  readonly isComposing: boolean
}

/** A slash outside of text fields; Ctrl or Command with K everywhere. */
export const opensSearch = (key: Key, isWriting: boolean): boolean => {
  if (key.isComposing || key.altKey) return false
  if (key.ctrlKey !== key.metaKey) return key.key.toLowerCase() === 'k'
  return !key.ctrlKey && key.key === '/' && !isWriting
}
