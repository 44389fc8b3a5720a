import { LRUCache } from 'lru-cache'

export interface ReadyBytes {
  /** Names and values alternate. */
  readonly headers: string[]
  /**
   * A short body has one character for each byte: Node writes headers and a string at once, but a
   * buffer separately. A long body is a buffer, because a string is copied.
   */
  readonly body: string | Buffer
}

export const bytesOf = ({ body }: ReadyBytes): Buffer =>
  typeof body === 'string' ? Buffer.from(body, 'latin1') : body

export interface CachedAnswer {
  readonly etag: string
  readonly plain: ReadyBytes
  readonly gzip: ReadyBytes
  readonly br: ReadyBytes
  /** For clients that already have the answer. */
  readonly notModified: ReadyBytes
}

interface Entry {
  readonly answer: CachedAnswer
  readonly tables: ReadonlySet<string>
}

export interface AnswerCache {
  find(key: string): CachedAnswer | undefined
  /** The current moment: an answer started now is not cached if its tables change later. */
  now(): number
  set(key: string, answer: CachedAnswer, tables: ReadonlySet<string>, startedAt: number): void
  /** Whether any table has changed since the moment. */
  hasChangedSince(moment: number): boolean
  drop(tables: Iterable<string>): void
  /**
   * Drops everything. While changes of other nodes cannot arrive, new answers expire after this
   * time; undefined: they are kept until they change.
   */
  dropAll(maxAgeMs: number | undefined): void
  size(): { entries: number; bytes: number }
  /** The number of hits since the start. */
  found(): number
}

interface Limits {
  readonly maxBytes: number
  readonly maxEntries: number
}

/** The measured size of objects, arrays and list nodes of one entry. */
const ENTRY_OVERHEAD_BYTES = 1_500
const TABLE_BYTES = 40
const SLOT_BYTES = 8

const sizeOfReady = ({ headers, body }: ReadyBytes) => body.length + headers.length * SLOT_BYTES

/** The memory of an entry: bodies, headers, key and the objects around them. */
const sizeOf = (key: string, { answer, tables }: Entry) => {
  const { plain, gzip, br, notModified } = answer
  // The four forms share the texts of their headers.
  const headerTexts = plain.headers.reduce((total, text) => total + text.length, 0)
  const bodies = [plain, gzip, br, notModified].reduce(
    (total, ready) => total + sizeOfReady(ready),
    0,
  )
  const around = 2 * key.length + tables.size * TABLE_BYTES + ENTRY_OVERHEAD_BYTES
  return bodies + headerTexts + around
}

/** Limited in bytes and in entries; evicts the least recently used answer first. */
export const createAnswerCache = ({ maxBytes, maxEntries }: Limits): AnswerCache => {
  const entries = new LRUCache<string, Entry>({ max: maxEntries, maxSize: maxBytes })
  const changedAt = new Map<string, number>()
  let moment = 0
  let droppedAllAt = 0
  let maxAge: number | undefined
  let found = 0

  return {
    find: (key) => {
      const entry = entries.get(key)
      if (!entry) return undefined
      found += 1
      return entry.answer
    },

    now: () => moment,

    hasChangedSince: (startedAt) => moment > startedAt,

    set: (key, answer, tables, startedAt) => {
      if (droppedAllAt > startedAt) return
      for (const table of tables) if ((changedAt.get(table) ?? 0) > startedAt) return
      const entry = { answer, tables: new Set(tables) }
      entries.set(key, entry, { size: sizeOf(key, entry), ttl: maxAge })
    },

    drop: (tables) => {
      moment += 1
      const changed = new Set(tables)
      for (const table of changed) changedAt.set(table, moment)
      for (const [key, entry] of entries.entries()) {
        if (!entry.tables.isDisjointFrom(changed)) entries.delete(key)
      }
    },

    dropAll: (maxAgeMs) => {
      moment += 1
      droppedAllAt = moment
      maxAge = maxAgeMs
      entries.clear()
    },

    size: () => ({ entries: entries.size, bytes: entries.calculatedSize }),
    found: () => found,
  }
}
