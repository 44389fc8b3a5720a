import { createBatchedCounts } from '../../platform/batched-counts.ts'
import type { Stat, StatKind } from './daily-stats.rules.ts'
import type { DailyStatStore, StatBatch } from './daily-stats.store.ts'

const WRITE_INTERVAL_MS = 1_000
/** A visit. Becomes a `visitors` stat when the database knows which visitors are new. */
const VISIT = 'visit'
const SEPARATOR = '\n'
const VISITORS_CACHED = 50_000

interface StatKey {
  readonly kind: StatKind | typeof VISIT
  readonly day: string
  readonly subject: string
  readonly articleId?: number
}

const keyOf = ({ kind, day, subject, articleId = 0 }: StatKey) =>
  [kind, day, articleId, subject].join(SEPARATOR)

const batchOf = (amounts: ReadonlyMap<string, number>): StatBatch => {
  const stats: Stat[] = []
  const visitors = new Map<string, string[]>()
  for (const [key, value] of amounts) {
    const [kind = '', day = '', articleId, subject = ''] = key.split(SEPARATOR)
    if (kind === VISIT) {
      const hashes = visitors.get(day)
      if (hashes) hashes.push(subject)
      else visitors.set(day, [subject])
    } else {
      const stat = { kind: kind as StatKind, day, subject, value }
      stats.push(articleId === '0' ? stat : { ...stat, articleId: Number(articleId) })
    }
  }
  return { stats, visitors }
}

interface Needs {
  readonly store: Pick<DailyStatStore, 'increment'>
  readonly onError: (error: unknown) => void
}

interface CountOptions {
  readonly subject?: string
  readonly articleId?: number
  readonly amount?: number
}

/** Collects stats in memory and writes them once a second. */
export const collectStats = ({ store, onError }: Needs) => {
  const counts = createBatchedCounts<string>({
    write: (amounts) => store.increment(batchOf(amounts)),
    intervalMs: WRITE_INTERVAL_MS,
    onError,
  })
  /** Visitors that the database knows, or will know after the next write. */
  const cachedVisitors = new Set<string>()
  return {
    count: (kind: StatKind, day: string, { subject = '', articleId, amount }: CountOptions = {}) =>
      counts.add(keyOf({ kind, day, subject, articleId }), amount),
    countVisitor: (day: string, visitor: string) => {
      const key = keyOf({ kind: VISIT, day, subject: visitor })
      if (cachedVisitors.has(key)) return
      if (cachedVisitors.size >= VISITORS_CACHED) cachedVisitors.clear()
      cachedVisitors.add(key)
      counts.add(key)
    },
    flush: counts.flush,
  }
}
