export interface ReadyBytes {
  /** Names and values in turn. */
  readonly headers: string[]
  /** One character for each byte: Node writes headers and a text at once, but a buffer apart. */
  readonly body: string
}

export interface KeptAnswer {
  readonly etag: string
  readonly plain: ReadyBytes
  readonly gzip: ReadyBytes
  readonly brotli: ReadyBytes
  /** For whoever already has it. */
  readonly notModified: ReadyBytes
}

interface Entry {
  readonly answer: KeptAnswer
  readonly tables: ReadonlySet<string>
  readonly bytes: number
  /** Counts upwards: the larger, the more recently it was kept or found. */
  usedAt: number
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

const sizeOf = ({ plain, gzip, brotli }: KeptAnswer) =>
  plain.body.length + gzip.body.length + brotli.body.length

/** Bounded in bytes: what nobody has asked for the longest time goes first. */
export const answerCache = ({ maxBytes }: { readonly maxBytes: number }): AnswerCache => {
  const entries = new Map<string, Entry>()
  const changedAt = new Map<string, number>()
  let moment = 0
  let bytes = 0
  let found = 0
  let uses = 0

  const remove = (key: string) => {
    bytes -= entries.get(key)?.bytes ?? 0
    entries.delete(key)
  }

  // Asked for only when there is no more room: a question is answered far more often.
  const leastRecentlyFound = () => {
    let least: { key: string; usedAt: number } | undefined
    for (const [key, { usedAt }] of entries) {
      if (!least || usedAt < least.usedAt) least = { key, usedAt }
    }
    return least?.key ?? ''
  }

  return {
    find: (key) => {
      const entry = entries.get(key)
      if (!entry) return undefined
      found += 1
      uses += 1
      entry.usedAt = uses
      return entry.answer
    },

    now: () => moment,

    hasChangedSince: (begun) => moment > begun,

    keep: (key, answer, tables, begun) => {
      for (const table of tables) if ((changedAt.get(table) ?? 0) > begun) return
      remove(key)
      uses += 1
      const size = sizeOf(answer)
      if (size > maxBytes) return
      entries.set(key, { answer, tables: new Set(tables), bytes: size, usedAt: uses })
      bytes += size
      while (bytes > maxBytes) remove(leastRecentlyFound())
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
