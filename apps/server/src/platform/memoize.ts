const TEXTS_MAX = 500
const LENGTH_MAX = 300

/** Caches results by text, for a few texts that are asked for often. */
export const memoize = <T>(find: (text: string) => T): ((text: string) => T) => {
  const known = new Map<string, T>()
  return (text) => {
    const before = known.get(text)
    if (before !== undefined) return before
    const found = find(text)
    if (known.size >= TEXTS_MAX) known.clear()
    if (text.length <= LENGTH_MAX) known.set(text, found)
    return found
  }
}
