/** An answer as ready bytes. */
export interface KeptAnswer {
  readonly headers: Readonly<Record<string, string>>
  readonly etag: string
  readonly plain: Buffer
  readonly gzip: Buffer
  readonly brotli: Buffer
}

interface Entry {
  readonly answer: KeptAnswer
  readonly tables: ReadonlySet<string>
  readonly bytes: number
}

export interface AnswerCache {
  find(key: string): KeptAnswer | undefined
  /** A moment to begin from: what changes after it makes an answer begun before it too old to keep. */
  now(): number
  keep(key: string, answer: KeptAnswer, tables: ReadonlySet<string>, begun: number): void
  /** Whether anything has changed since that moment. */
  hasChangedSince(moment: number): boolean
  drop(tables: Iterable<string>): void
  size(): { entries: number; bytes: number }
  /** How many were found since the start. */
  found(): number
}

const sizeOf = ({ plain, gzip, brotli }: KeptAnswer) => plain.length + gzip.length + brotli.length

/** Bounded in bytes: what nobody has asked for the longest time goes first. */
export const answerCache = ({ maxBytes }: { readonly maxBytes: number }): AnswerCache => {
  // A Map keeps the order of insertion: the first key is the one unused for the longest time.
  const entries = new Map<string, Entry>()
  const changedAt = new Map<string, number>()
  let moment = 0
  let bytes = 0
  let found = 0

  const remove = (key: string) => {
    bytes -= entries.get(key)?.bytes ?? 0
    entries.delete(key)
  }

  return {
    find: (key) => {
      const entry = entries.get(key)
      if (!entry) return undefined
      found += 1
      entries.delete(key)
      entries.set(key, entry)
      return entry.answer
    },

    now: () => moment,

    hasChangedSince: (begun) => moment > begun,

    keep: (key, answer, tables, begun) => {
      for (const table of tables) if ((changedAt.get(table) ?? 0) > begun) return
      remove(key)
      const entry = { answer, tables: new Set(tables), bytes: sizeOf(answer) }
      if (entry.bytes > maxBytes) return
      entries.set(key, entry)
      bytes += entry.bytes
      for (const oldest of entries.keys()) {
        if (bytes <= maxBytes) return
        remove(oldest)
      }
    },

    drop: (tables) => {
      moment += 1
      const changed = new Set(tables)
      for (const table of changed) changedAt.set(table, moment)
      for (const [key, entry] of entries) {
        if (!entry.tables.isDisjointFrom(changed)) remove(key)
      }
    },

    size: () => ({ entries: entries.size, bytes }),
    found: () => found,
  }
}
