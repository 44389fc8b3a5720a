import type { DayKind } from '@lanting/contract'

export type StatKind = DayKind | 'article' | 'referrer' | 'word'

export interface Sum {
  readonly kind: StatKind
  readonly day: string
  readonly subject: string
  readonly value: number
  /** If set, counts only if this is a public article. */
  readonly articleId?: number
}

interface Room {
  readonly kind: StatKind
  readonly day: string
  readonly known: ReadonlySet<string>
  /** The number of different subjects that this kind may have on this day. */
  readonly room: number
}

/** Drops the stats of new subjects above the limit. */
export const withinRoom = (
  sums: readonly Sum[],
  { kind, day, known, room }: Room,
): readonly Sum[] => {
  const taken = new Set(known)
  return sums.filter((sum) => {
    if (sum.kind !== kind || sum.day !== day || taken.has(sum.subject)) return true
    if (taken.size >= room) return false
    taken.add(sum.subject)
    return true
  })
}

const keyOf = ({ kind, day, subject }: Sum) => `${kind}\n${day}\n${subject}`

/** Returns one row for each kind, day and subject, in the same order on every node. */
export const statsOf = (sums: readonly Sum[], isPublic: ReadonlySet<number>) => {
  const rows = new Map<string, { kind: string; day: string; subject: string; value: number }>()
  for (const sum of sums) {
    const { kind, day, subject, value, articleId } = sum
    if (value === 0 || (articleId !== undefined && !isPublic.has(articleId))) continue
    const row = rows.get(keyOf(sum))
    rows.set(keyOf(sum), { kind, day, subject, value: (row?.value ?? 0) + value })
  }
  return [...rows.keys()].toSorted().flatMap((key) => rows.get(key) ?? [])
}
