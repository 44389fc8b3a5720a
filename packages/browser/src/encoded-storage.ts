const encode = (text: string) => btoa(encodeURIComponent(text))
const decode = (text: string) => decodeURIComponent(atob(text))

/** A key of another program is ignored. */
const readable = (key: string) => {
  try {
    return decode(key)
  } catch {
    return ''
  }
}

/** Returns the browser's storage, or one in memory if the browser refuses access. */
const openStorage = (): Storage | undefined => {
  try {
    return window.localStorage
  } catch {
    return undefined
  }
}

/**
 * Keys and values as in the specification: base64 over URI-encoded text, values as JSON. Unreadable
 * values are dropped.
 */
export const encodedStorage = {
  read: (name: string): unknown => {
    const storage = openStorage()
    const stored = storage?.getItem(encode(name))
    if (stored === null || stored === undefined) return undefined
    try {
      return JSON.parse(decode(stored))
    } catch {
      storage?.removeItem(encode(name))
      return undefined
    }
  },

  /** Returns false when the browser refuses to store the value. */
  write: (name: string, value: unknown): boolean => {
    const storage = openStorage()
    if (!storage) return false
    try {
      storage.setItem(encode(name), encode(JSON.stringify(value)))
      return true
    } catch {
      return false
    }
  },

  remove: (name: string): void => openStorage()?.removeItem(encode(name)),

  /** Returns all values whose key begins with this prefix. */
  names: (prefix: string): string[] => {
    const storage = openStorage()
    if (!storage) return []
    return Array.from({ length: storage.length }, (_, place) => storage.key(place) ?? '')
      .map(readable)
      .filter((name) => name.startsWith(prefix))
  },

  /** Called when another tab has changed the value. */
  follow: (name: string, listener: () => void): (() => void) => {
    const key = encode(name)
    const onStorage = (event: StorageEvent) => {
      if (event.key === key || event.key === null) listener()
    }
    window.addEventListener('storage', onStorage)
    return () => window.removeEventListener('storage', onStorage)
  },
}
