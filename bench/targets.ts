import type { EngineResult } from './engines.ts'
import type { RaceResult } from './races.ts'

export const LEAST_RATIO = 0.8
export const MOST_GROWTH = 1.5

export interface Verdict {
  readonly name: string
  readonly value: number
  readonly isMet: boolean
}

/** Every figure that has a target, and whether it meets it. */
export const verdictsOn = (
  races: readonly RaceResult[],
  engines: readonly EngineResult[],
): Verdict[] => [
  ...races.map(({ name, ratio }) => ({
    name: `${name}, of bare node:http`,
    value: ratio.median,
    isMet: ratio.median >= LEAST_RATIO,
  })),
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
