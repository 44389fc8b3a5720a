import { REVISIONS_MAX, type RevisionKind } from '@lanting/contract'

export interface KeptRevision {
  readonly revision: number
  readonly kind: RevisionKind
  readonly created_at: number
}

const MINUTE_MS = 60_000
const HOUR_MS = 60 * MINUTE_MS
const DAY_MS = 24 * HOUR_MS

/** The newest stay whatever their age: taking back the last sentence needs them. */
const NEWEST = 10

/** Of what is younger than `age`, one revision stays for every `step`. */
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

/** The last of a step stands for it; one that somebody chose to save rather than one only typed. */
const standsFor = (revisions: readonly KeptRevision[]) =>
  revisions.find(({ kind }) => kind !== 'typed') ?? revisions[0]

/** The newest, the one that the article shows, and fewer the older they are; never too many. */
export const revisionsToDrop = (
  revisions: readonly KeptRevision[],
  { now, saved }: { readonly now: number; readonly saved: number },
): number[] => {
  const newestFirst = [...revisions].sort((a, b) => b.revision - a.revision)
  const steps = Map.groupBy(newestFirst.slice(NEWEST), (revision) => stepOf(revision, now))
  const kept = [
    ...newestFirst.slice(0, NEWEST),
    ...[...steps.values()].flatMap((inStep) => standsFor(inStep) ?? []),
  ]
  const stays = new Set(kept.slice(0, REVISIONS_MAX - 1).map(({ revision }) => revision))
  stays.add(saved)
  return newestFirst.map(({ revision }) => revision).filter((revision) => !stays.has(revision))
}
