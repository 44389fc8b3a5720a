import type { RaceResult } from './benchmarks.ts'
import type { EngineResult } from './engines.ts'
import type { MemoryResult } from './memory.ts'
import type { ParallelViews } from './parallel-views.ts'
import type { StartResult } from './start-time.ts'

export const LEAST_RATIO = 0.9
export const LEAST_WHILE_COUNTED = 0.9
export const MOST_START_MS = 900
export const MOST_IDLE_MB = 150
export const MOST_MIXED_MB = 220

interface Verdict {
  readonly name: string
  readonly value: number
  readonly isMet: boolean
}

const atMost = (name: string, value: number, most: number): Verdict => ({
  name,
  value,
  isMet: value <= most,
})

/** Returns every figure with a target, and whether it meets the target. */
export const verdictsOn = (
  races: readonly RaceResult[],
  engines: readonly EngineResult[],
  parallelViews: ParallelViews,
  starts: StartResult,
  memory: MemoryResult,
): Verdict[] => [
  atMost('start, ms', starts.ours.median, MOST_START_MS),
  atMost('memory when idle, MB', memory.idleMb, MOST_IDLE_MB),
  atMost('memory after mixed load, MB', memory.mixedMb, MOST_MIXED_MB),
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
    reads.map(({ name, ratio, mostGrowth }) => ({
      name: `${name}, growth on ${engine}`,
      value: ratio.median,
      isMet: ratio.median <= mostGrowth,
    })),
  ),
]
