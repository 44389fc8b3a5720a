import { assertWhole, type Clock } from './clock.ts'

/** Keeps strings for a while. What it holds may vanish early; what has expired is never given. */
export interface Cache {
  get(key: string): Promise<string | undefined>
  /** Replaces value and life span of the key; `ttlMs` is a whole number above zero. */
  set(key: string, value: string, ttlMs: number): Promise<void>
  delete(key: string): Promise<void>
  close(): Promise<void>
}

interface MemoryCacheOptions {
  readonly maxEntries: number
  readonly now: Clock
}

/** When it is full, the entry that nobody has read or set for the longest time goes. */
export const memoryCache = ({ maxEntries, now }: MemoryCacheOptions): Cache => {
  // A Map keeps the order of insertion: the first key is the one unused for the longest time.
  const entries = new Map<string, { readonly value: string; readonly expiresAt: number }>()

  return {
    get: async (key) => {
      const entry = entries.get(key)
      if (!entry) return
      entries.delete(key)
      if (entry.expiresAt <= now()) return
      entries.set(key, entry)
      return entry.value
    },

    set: async (key, value, ttlMs) => {
      assertWhole('ttlMs', ttlMs)
      entries.delete(key)
      entries.set(key, { value, expiresAt: now() + ttlMs })
      for (const oldest of entries.keys()) {
        if (entries.size <= maxEntries) return
        entries.delete(oldest)
      }
    },

    delete: async (key) => {
      entries.delete(key)
    },

    close: async () => entries.clear(),
  }
}
