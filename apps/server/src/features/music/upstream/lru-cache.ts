interface Entry<V> {
  readonly value: V
  readonly bytes: number
  readonly freshUntil: number
}

/** Caches answers up to a size in bytes, and evicts the least recently used. */
export const createLruCache = <V>(maxBytes: number) => {
  const entries = new Map<string, Entry<V>>()
  let totalBytes = 0

  const evict = (key: string) => {
    totalBytes -= entries.get(key)?.bytes ?? 0
    entries.delete(key)
  }

  return {
    /** Also returns stale answers, for use when the upstream fails. */
    get: (key: string, now: number): { value: V; isFresh: boolean } | undefined => {
      const entry = entries.get(key)
      if (!entry) return undefined
      entries.delete(key)
      entries.set(key, entry)
      return { value: entry.value, isFresh: now < entry.freshUntil }
    },

    set: (key: string, entry: Entry<V>) => {
      evict(key)
      if (entry.bytes > maxBytes) return
      entries.set(key, entry)
      totalBytes += entry.bytes
      for (const oldest of entries.keys()) {
        if (totalBytes <= maxBytes) return
        evict(oldest)
      }
    },

    bytes: () => totalBytes,
  }
}
