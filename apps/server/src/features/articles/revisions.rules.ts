import { REVISIONS_MAX, type RevisionKind } from '@lanting/contract'

export interface KeptRevision {
  readonly revision: number
  readonly kind: RevisionKind
  readonly created_at: number
}

const MINUTE_MS = 60_000
const HOUR_MS = 60 * MINUTE_MS
const DAY_MS = 24 * HOUR_MS

/** The newest revisions are always kept, for undo. */
const NEWEST = 10

/** Of the revisions younger than `age`, one per `step` is kept. */
const STEPS = [
  { age: HOUR_MS, step: 5 * MINUTE_MS },
  { age: DAY_MS, step: HOUR_MS },
  { age: 30 * DAY_MS, step: DAY_MS },
  { age: Number.POSITIVE_INFINITY, step: 30 * DAY_MS },
]

const stepOf = ({ created_at }: KeptRevision, now: number) => {
  const { step } = STEPS.find(({ age }) => now - created_at < age) ?? { step: DAY_MS }
  return `${step}:${Math.floor(created_at / step)}`
}

/** Each step keeps its last saved or restored revision, or else its last autosave. */
const representativeOf = (revisions: readonly KeptRevision[]) =>
  revisions.find(({ kind }) => kind !== 'typed') ?? revisions[0]

/** Keeps the newest revisions, the saved one, and fewer of the older ones, up to the limit. */
export const revisionsToDrop = (
  revisions: readonly KeptRevision[],
  { now, saved }: { readonly now: number; readonly saved: number },
): number[] => {
  const newestFirst = [...revisions].sort((a, b) => b.revision - a.revision)
  const steps = Map.groupBy(newestFirst.slice(NEWEST), (revision) => stepOf(revision, now))
  const kept = [
    ...newestFirst.slice(0, NEWEST),
    ...[...steps.values()].flatMap((inStep) => representativeOf(inStep) ?? []),
  ]
  const keptRevisions = new Set(kept.slice(0, REVISIONS_MAX - 1).map(({ revision }) => revision))
  keptRevisions.add(saved)
  return newestFirst
    .map(({ revision }) => revision)
    .filter((revision) => !keptRevisions.has(revision))
}
