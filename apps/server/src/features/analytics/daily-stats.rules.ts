import type { DayKind } from '@lanting/contract'

export type StatKind = DayKind | 'article' | 'referrer' | 'word'

export interface Stat {
  readonly kind: StatKind
  readonly day: string
  readonly subject: string
  readonly value: number
  /** If set, counts only if this is a public article. */
  readonly articleId?: number
}

interface SubjectLimit {
  readonly kind: StatKind
  readonly day: string
  readonly known: ReadonlySet<string>
  /** The number of different subjects that this kind may have on this day. */
  readonly limit: number
}

/** Drops the stats of new subjects above the limit. */
export const withinSubjectLimit = (
  stats: readonly Stat[],
  { kind, day, known, limit }: SubjectLimit,
): readonly Stat[] => {
  const taken = new Set(known)
  return stats.filter((stat) => {
    if (stat.kind !== kind || stat.day !== day || taken.has(stat.subject)) return true
    if (taken.size >= limit) return false
    taken.add(stat.subject)
    return true
  })
}

const keyOf = ({ kind, day, subject }: Stat) => `${kind}\n${day}\n${subject}`

/** Returns one row for each kind, day and subject, in the same order on every node. */
export const statsOf = (stats: readonly Stat[], publicIds: ReadonlySet<number>) => {
  const rows = new Map<string, { kind: string; day: string; subject: string; value: number }>()
  for (const stat of stats) {
    const { kind, day, subject, value, articleId } = stat
    if (value === 0 || (articleId !== undefined && !publicIds.has(articleId))) continue
    const row = rows.get(keyOf(stat))
    rows.set(keyOf(stat), { kind, day, subject, value: (row?.value ?? 0) + value })
  }
  return [...rows.keys()].toSorted().flatMap((key) => rows.get(key) ?? [])
}
