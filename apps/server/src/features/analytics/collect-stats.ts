import { createBatchedCounts } from '../../platform/batched-counts.ts'
import type { StatKind, Sum } from './daily-stats.rules.ts'
import type { DailyStatStore, Happened } from './daily-stats.store.ts'

const WRITTEN_EVERY_MS = 1_000
/** A visit. Becomes a `visitors` stat when the database knows which visitors are new. */
const CAME = 'came'
const BORDER = '\n'
const VISITORS_REMEMBERED = 50_000

interface WebhookEvent {
  readonly kind: StatKind | typeof CAME
  readonly day: string
  readonly subject: string
  readonly articleId?: number
}

const keyOf = ({ kind, day, subject, articleId = 0 }: WebhookEvent) =>
  [kind, day, articleId, subject].join(BORDER)

const happened = (amounts: ReadonlyMap<string, number>): Happened => {
  const sums: Sum[] = []
  const visitors = new Map<string, string[]>()
  for (const [key, value] of amounts) {
    const [kind = '', day = '', articleId, subject = ''] = key.split(BORDER)
    if (kind === CAME) {
      const hashes = visitors.get(day)
      if (hashes) hashes.push(subject)
      else visitors.set(day, [subject])
    } else {
      const sum = { kind: kind as StatKind, day, subject, value }
      sums.push(articleId === '0' ? sum : { ...sum, articleId: Number(articleId) })
    }
  }
  return { sums, visitors }
}

interface Needs {
  readonly store: Pick<DailyStatStore, 'raise'>
  readonly onError: (error: unknown) => void
}

interface Counted {
  readonly subject?: string
  readonly articleId?: number
  readonly amount?: number
}

/** Collects stats in memory and writes them once a second. */
export const collectStats = ({ store, onError }: Needs) => {
  const counts = createBatchedCounts<string>({
    write: (amounts) => store.raise(happened(amounts)),
    intervalMs: WRITTEN_EVERY_MS,
    onError,
  })
  /** Visitors that the database knows, or will know after the next write. */
  const known = new Set<string>()
  return {
    count: (kind: StatKind, day: string, { subject = '', articleId, amount }: Counted = {}) =>
      counts.add(keyOf({ kind, day, subject, articleId }), amount),
    cameBy: (day: string, visitor: string) => {
      const key = keyOf({ kind: CAME, day, subject: visitor })
      if (known.has(key)) return
      if (known.size >= VISITORS_REMEMBERED) known.clear()
      known.add(key)
      counts.add(key)
    },
    flush: counts.flush,
  }
}

export type Gathered = ReturnType<typeof collectStats>
