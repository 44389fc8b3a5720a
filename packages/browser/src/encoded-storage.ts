const encode = (text: string) => btoa(encodeURIComponent(text))
const decode = (text: string) => decodeURIComponent(atob(text))

/** A key that others have written is not ours to read. */
const readable = (key: string) => {
  try {
    return decode(key)
  } catch {
    return ''
  }
}

/** The browser's storage, or one that forgets where the browser refuses its own. */
const openStorage = (): Storage | undefined => {
  try {
    return window.localStorage
  } catch {
    return undefined
  }
}

/**
 * Keys and values as the specification keeps them: base64 over URI-encoded text, values as JSON.
 * Whatever cannot be read back is dropped, never fatal.
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

  /** False when the browser keeps nothing, or no more. */
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

  /** Everything that is kept under a name that begins so. */
  names: (prefix: string): string[] => {
    const storage = openStorage()
    if (!storage) return []
    return Array.from({ length: storage.length }, (_, place) => storage.key(place) ?? '')
      .map(readable)
      .filter((name) => name.startsWith(prefix))
  },

  /** Calls when another tab has changed the value. */
  follow: (name: string, listener: () => void): (() => void) => {
    const key = encode(name)
    const onStorage = (event: StorageEvent) => {
      if (event.key === key || event.key === null) listener()
    }
    window.addEventListener('storage', onStorage)
    return () => window.removeEventListener('storage', onStorage)
  },
}
