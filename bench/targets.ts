import type { RaceResult } from './benchmarks.ts'
import type { EngineResult } from './engines.ts'
import type { ParallelViews } from './parallel-views.ts'

export const LEAST_RATIO = 0.8
export const MOST_GROWTH = 1.5
export const LEAST_WHILE_COUNTED = 0.9

interface Verdict {
  readonly name: string
  readonly value: number
  readonly isMet: boolean
}

/** Returns every figure with a target, and whether it meets the target. */
export const verdictsOn = (
  races: readonly RaceResult[],
  engines: readonly EngineResult[],
  parallelViews: ParallelViews,
): Verdict[] => [
  ...races.map(({ name, ratio }) => ({
    name: `${name}, share of bare node:http`,
    value: ratio.median,
    isMet: ratio.median >= LEAST_RATIO,
  })),
  {
    name: 'pages while views are counted, share of uncounted',
    value: parallelViews.ratio.median,
    isMet: parallelViews.ratio.median >= LEAST_WHILE_COUNTED,
  },
  ...engines.flatMap(({ engine, reads }) =>
    reads
      .filter(({ staysLevel }) => staysLevel)
      .map(({ name, ratio }) => ({
        name: `${name}, growth on ${engine}`,
        value: ratio.median,
        isMet: ratio.median <= MOST_GROWTH,
      })),
  ),
]
