import { setTimeout as sleep } from 'node:timers/promises'
import { call, loginAsOwner, type RunningSite } from '../e2e/testing/site.ts'
import { runScript, startScript } from './children.ts'
import type { LoadPlan, LoadReport } from './load.ts'
import type { Pace } from './paced-load.ts'
import type { Settings } from './settings.ts'
import { type Measure, measureOf } from './statistics.ts'
import type { Clients } from './visitors.ts'

/** The number of views counted in parallel per second. */
export const VIEWS_A_SECOND = 1_000
const PATH = '/archives'
const CONNECTIONS = 8
/** Far from the visitor numbers of the benchmarks, with enough numbers for each round. */
const FIRST_VISITOR = 8_000_000
const VISITORS_A_ROUND = 100_000
const COUNTED_MS = 2_500

export interface ParallelViews {
  /** Pages per second while the parallel reads are counted, and while they are not. */
  readonly counted: Measure
  readonly uncounted: Measure
  readonly ratio: Measure
  /** The 99th percentile, in milliseconds. */
  readonly countedSlowMs: Measure
  readonly uncountedSlowMs: Measure
  /** The share of the made views that the analytics contain. */
  readonly found: number
}

const viewTotal = async ({ url }: RunningSite, token: string): Promise<number> => {
  const { result } = await call(`${url}/api/statistic/dashboard/7`, { token })
  return (result as { summary: { views: { total: number } } }).summary.views.total
}

/** Compares the same page with the same parallel reads, counted and not counted. */
export const measureParallelViews = async (
  site: RunningSite,
  { rounds, warmUpMs, measuredMs }: Settings,
): Promise<ParallelViews> => {
  const port = Number(new URL(site.url).port)
  const token = await loginAsOwner(site.url)
  let from = FIRST_VISITOR
  const run = async (clients: Clients): Promise<LoadReport> => {
    const pace: Pace = { port, path: PATH, perSecond: VIEWS_A_SECOND, clients, from }
    from += VISITORS_A_ROUND
    const parallelLoad = await startScript('paced-load.ts', JSON.stringify(pace))
    // The measuring client is not counted, so that only the parallel views count.
    const plan: LoadPlan = {
      port,
      path: PATH,
      connections: CONNECTIONS,
      clients: 'bots',
      warmUpMs,
      measuredMs,
    }
    const report: LoadReport = JSON.parse(await runScript('load.ts', JSON.stringify(plan)))
    await parallelLoad.stop()
    return report
  }
  const before = await viewTotal(site, token)
  const counted: LoadReport[] = []
  const uncounted: LoadReport[] = []
  for (let round = 0; round < rounds; round += 1) {
    counted.push(await run('visitors'))
    uncounted.push(await run('bots'))
  }
  await sleep(COUNTED_MS)
  const seconds = (rounds * (warmUpMs + measuredMs)) / 1_000
  const of = (reports: LoadReport[], figure: 'perSecond' | 'slowMs') =>
    measureOf(reports.map((report) => report[figure]))
  return {
    counted: of(counted, 'perSecond'),
    uncounted: of(uncounted, 'perSecond'),
    ratio: measureOf(
      counted.map(({ perSecond }, at) => perSecond / (uncounted[at]?.perSecond ?? 0)),
    ),
    countedSlowMs: of(counted, 'slowMs'),
    uncountedSlowMs: of(uncounted, 'slowMs'),
    found: ((await viewTotal(site, token)) - before) / (seconds * VIEWS_A_SECOND),
  }
}
