interface Entry<V> {
  readonly value: V
  readonly bytes: number
  readonly freshUntil: number
}

/** Caches answers up to a size in bytes, and evicts the least recently used. */
export const boundedCache = <V>(maxBytes: number) => {
  const entries = new Map<string, Entry<V>>()
  let held = 0

  const forget = (key: string) => {
    held -= entries.get(key)?.bytes ?? 0
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
      forget(key)
      if (entry.bytes > maxBytes) return
      entries.set(key, entry)
      held += entry.bytes
      for (const oldest of entries.keys()) {
        if (held <= maxBytes) return
        forget(oldest)
      }
    },

    bytes: () => held,
  }
}
