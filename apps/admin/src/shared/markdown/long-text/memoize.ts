const KEPT_MAX = 2_000

/** Keeps the results of a slow function of texts. The oldest one is forgotten first. */
export const memoize = <A extends readonly unknown[], R>(
  work: (...input: A) => R,
  keyOf: (...input: A) => string,
): ((...input: A) => R) => {
  const kept = new Map<string, R>()
  return (...input) => {
    const key = keyOf(...input)
    const known = kept.get(key)
    if (known !== undefined) return known
    const result = work(...input)
    if (kept.size >= KEPT_MAX) kept.delete(kept.keys().next().value ?? '')
    kept.set(key, result)
    return result
  }
}
