import { REVISIONS_MAX, type RevisionKind } from '@lanting/contract'
import { describe, expect, it } from 'vitest'
import { type KeptRevision, revisionsToDrop } from './revisions.rules.ts'

const SECOND = 1_000
const HOUR = 3_600 * SECOND
const DAY = 24 * HOUR
const NOW = 1_000 * DAY

/** Revisions at a fixed interval. The last one is from now. */
const typedEvery = (stepMs: number, count: number, kind: RevisionKind = 'typed'): KeptRevision[] =>
  Array.from({ length: count }, (_, index) => ({
    revision: index + 1,
    kind,
    created_at: NOW - (count - 1 - index) * stepMs,
  }))

const keptOf = (revisions: readonly KeptRevision[], saved = 0) => {
  const dropped = new Set(revisionsToDrop(revisions, { now: NOW, saved }))
  return revisions.filter(({ revision }) => !dropped.has(revision))
}

describe('the stored revisions', () => {
  it('are all kept while they are few', () => {
    expect(revisionsToDrop(typedEvery(SECOND, 10), { now: NOW, saved: 3 })).toEqual([])
  })

  it('include the newest ten and the saved one', () => {
    const kept = keptOf(typedEvery(SECOND, 500), 3).map(({ revision }) => revision)
    expect(kept).toEqual(
      expect.arrayContaining([3, ...Array.from({ length: 10 }, (_, n) => 491 + n)]),
    )
  })

  it('are thinned to one per five minutes, then per hour, then per day', () => {
    const ages = keptOf(typedEvery(60 * SECOND, 3 * 24 * 60)).map(
      ({ created_at }) => NOW - created_at,
    )
    const between = (from: number, until: number) =>
      ages.filter((age) => age >= from && age < until).length
    expect(between(HOUR / 2, HOUR)).toBeLessThanOrEqual(7)
    expect(between(HOUR, DAY)).toBeGreaterThanOrEqual(22)
    expect(between(HOUR, DAY)).toBeLessThanOrEqual(24)
    expect(between(DAY, 3 * DAY)).toBeLessThanOrEqual(3)
  })

  it('never exceed the limit', () => {
    for (const [step, count] of [
      [SECOND, 20_000],
      [HOUR, 20_000],
      [30 * DAY, 500],
    ] as const) {
      expect(keptOf(typedEvery(step, count), 1).length).toBeLessThanOrEqual(REVISIONS_MAX)
    }
  })

  it('prefer saved revisions to autosaves', () => {
    const revisions = typedEvery(SECOND, 100).map((revision) =>
      revision.revision === 50 ? { ...revision, kind: 'saved' as const } : revision,
    )
    expect(keptOf(revisions).map(({ revision }) => revision)).toContain(50)
  })

  it('do not change when they are thinned a second time', () => {
    const kept = keptOf(typedEvery(60 * SECOND, 5_000), 7)
    expect(keptOf(kept, 7)).toEqual(kept)
  })
})
