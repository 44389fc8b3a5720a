const DATABASE = 'lanting-journal'
const STORE = 'texts'

const whenDone = <T>(request: IDBRequest<T>): Promise<T> =>
  new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result)
    request.onerror = () => reject(request.error)
  })

let opened: Promise<IDBDatabase> | undefined

const open = async (): Promise<IDBDatabase> => {
  const request = indexedDB.open(DATABASE, 1)
  request.onupgradeneeded = () => request.result.createObjectStore(STORE)
  const database = await whenDone(request)
  // Another window deletes the journal only after all have closed it.
  database.onversionchange = () => {
    opened = undefined
    database.close()
  }
  return database
}

const storeFor = async (mode: IDBTransactionMode): Promise<IDBObjectStore> => {
  opened ??= open()
  return (await opened).transaction(STORE, mode).objectStore(STORE)
}

/** The texts that wait for the write before them; undefined deletes a stored one. */
const waiting = new Map<string, object | undefined>()
let isWriting = false

/** One write at a time: while it runs, only the newest value of each name waits. */
const writeWaiting = async () => {
  if (isWriting) return
  isWriting = true
  try {
    while (waiting.size > 0) {
      const store = await storeFor('readwrite')
      const finished = new Promise((resolve, reject) => {
        store.transaction.oncomplete = resolve
        store.transaction.onabort = () => reject(store.transaction.error)
      })
      for (const [name, value] of waiting) {
        if (value === undefined) store.delete(name)
        else store.put(value, name)
      }
      waiting.clear()
      store.transaction.commit()
      await finished
    }
  } catch (error) {
    // Private windows refuse the journal, and a full disk too: the local storage remains.
    waiting.clear()
    opened = undefined
    // An old text must not come back in place of a newer one.
    globalThis.indexedDB?.deleteDatabase(DATABASE)
    console.info('A killed browser will lose what was typed in its last seconds.', error)
  } finally {
    isWriting = false
  }
}

const change = (name: string, value: object | undefined) => {
  waiting.set(name, value)
  void writeWaiting()
}

/** Texts by name, on the disk a moment after each key. */
export const journal = {
  put: (name: string, value: object): void => change(name, value),
  drop: (name: string): void => change(name, undefined),

  all: async (): Promise<[string, unknown][]> => {
    try {
      const store = await storeFor('readonly')
      const [names, values] = await Promise.all([
        whenDone(store.getAllKeys()),
        whenDone(store.getAll()),
      ])
      return names.map((name, place) => [String(name), values[place]])
    } catch (error) {
      console.info('This browser keeps no journal.', error)
      return []
    }
  },
}
