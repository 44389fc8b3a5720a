import { setTimeout as sleep } from 'node:timers/promises'
import { call, loginAsOwner, type RunningSite } from '../e2e/testing/site.ts'
import { runScript, startScript } from './children.ts'
import type { LoadPlan, LoadReport } from './load.ts'
import type { Pace } from './paced-load.ts'
import type { Settings } from './settings.ts'
import { type Measure, measureOf } from './statistics.ts'
import type { Clients } from './visitors.ts'

/** Views counted in parallel. */
export const VIEWS_A_SECOND = 1_000
const PATH = '/archives'
const CONNECTIONS = 8
/** Far from the visitors of the races, and a round has room for so many. */
const FIRST_VISITOR = 8_000_000
const VISITORS_A_ROUND = 100_000
const COUNTED_MS = 2_500

export interface ParallelViews {
  /** Pages a second while as many reads beside them are counted, and while they are not. */
  readonly counted: Measure
  readonly uncounted: Measure
  readonly ratio: Measure
  /** The slowest of a hundred, in milliseconds. */
  readonly countedSlowMs: Measure
  readonly uncountedSlowMs: Measure
  /** How many of the views that were made were found in the numbers. */
  readonly found: number
}

const viewTotal = async ({ url }: RunningSite, token: string): Promise<number> => {
  const { result } = await call(`${url}/api/statistic/dashboard/7`, { token })
  return (result as { summary: { views: { total: number } } }).summary.views.total
}

/** The same page and the same reads beside it: only whether they are counted differs. */
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
