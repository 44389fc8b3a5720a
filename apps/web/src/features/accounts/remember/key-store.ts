/** Stores a non-extractable key. */
export interface KeyStore {
  read(): Promise<CryptoKey | undefined>
  write(key: CryptoKey): Promise<void>
  clear(): Promise<void>
}

const DATABASE = 'lanting'
const STORE = 'keys'
const KEY = 'loginForm'

const answered = <T>(request: IDBRequest<T>): Promise<T> =>
  new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result)
    request.onerror = () => reject(request.error)
  })

const openStore = async (mode: IDBTransactionMode) => {
  const request = indexedDB.open(DATABASE, 1)
  request.onupgradeneeded = () => request.result.createObjectStore(STORE)
  const database = await answered(request)
  return { database, store: database.transaction(STORE, mode).objectStore(STORE) }
}

const ask = async <T>(
  mode: IDBTransactionMode,
  question: (store: IDBObjectStore) => IDBRequest<T>,
): Promise<T> => {
  const { database, store } = await openStore(mode)
  try {
    return await answered(question(store))
  } finally {
    database.close()
  }
}

/** IndexedDB stores the key object without exposing its bytes. */
export const indexedKeyStore: KeyStore = {
  read: async () => {
    const found: unknown = await ask('readonly', (store) => store.get(KEY))
    return found instanceof CryptoKey ? found : undefined
  },
  write: async (key) => {
    await ask('readwrite', (store) => store.put(key, KEY))
  },
  clear: async () => {
    await ask('readwrite', (store) => store.delete(KEY))
  },
}
