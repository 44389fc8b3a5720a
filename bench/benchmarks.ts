import type { ChildProcess } from 'node:child_process'
import { rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import type { RunningSite } from '../e2e/testing/site.ts'
import { scratch } from '../e2e/testing/site.ts'
import { cpuMs, runScript, type Started, startScript } from './children.ts'
import type { LoadPlan, LoadReport } from './load.ts'
import { rawAnswer, recordAnswer, withoutDate } from './record.ts'
import type { Settings } from './settings.ts'
import { type Measure, measureOf } from './statistics.ts'

/** The benchmarked cached responses. The article is any public one. */
export const RACES = (articleId: number) => [
  { name: 'home page', path: '/home' },
  { name: 'article page', path: `/article?id=${articleId}` },
  { name: 'home list as JSON', path: '/api/article/blogHomeGetArticleList/1/5' },
  { name: 'one article as JSON', path: `/api/article/getArticleById/${articleId}` },
  { name: 'RSS feed', path: '/rss.xml' },
]

export interface RaceResult {
  readonly name: string
  readonly bytes: number
  readonly ours: Measure
  readonly bare: Measure
  /** Ours divided by bare, round by round. */
  readonly ratio: Measure
  /** Microseconds of CPU time per response, threads included. */
  readonly ourCpuUs: Measure
  readonly bareCpuUs: Measure
  readonly failures: number
  /** The highest load of the load generator; 1 is a whole core. */
  readonly generatorBusy: number
}

/** Views are written once a second. Then pages that show them are rendered again. */
const VIEWS_ARE_WRITTEN_MS = 1_500

/** Starts the bare server with the response of the site to this path. */
export const startBare = async (port: number, path: string): Promise<Started> => {
  await rawAnswer(port, path)
  await sleep(VIEWS_ARE_WRITTEN_MS)
  // The first response fills the cache. The cached response is measured.
  await rawAnswer(port, path)
  const folder = await scratch()
  const file = join(folder, 'answer.json')
  await writeFile(file, JSON.stringify(await recordAnswer(port, path)))
  const started = await startScript('bare-server.ts', file)
  await rm(folder, { recursive: true })
  return started
}

export const assertSameBytes = async (path: string, ports: readonly [number, number]) => {
  const [ours, bare] = await Promise.all(ports.map((port) => rawAnswer(port, path)))
  if (!ours || !bare || withoutDate(ours) !== withoutDate(bare)) {
    throw new Error(`the bare server answers ${path} with other bytes than the site`)
  }
  return ours.length
}

const portOf = ({ url }: RunningSite) => Number(new URL(url).port)

interface Turn extends LoadReport {
  readonly cpuUs: number
}

const runTurn = async (server: ChildProcess, plan: LoadPlan): Promise<Turn> => {
  const before = await cpuMs(server)
  const report: LoadReport = JSON.parse(await runScript('load.ts', JSON.stringify(plan)))
  return { ...report, cpuUs: (((await cpuMs(server)) - before) * 1_000) / report.answers }
}

const meanOf = (turns: readonly Turn[], figure: 'perSecond' | 'cpuUs') =>
  turns.reduce((sum, turn) => sum + turn[figure], 0) / turns.length

const race = async (
  { name, path }: { name: string; path: string },
  site: RunningSite,
  settings: Settings,
): Promise<RaceResult> => {
  const ourPort = portOf(site)
  const bareServer = await startBare(ourPort, path)
  const barePort = Number(bareServer.firstLine)
  const bytes = await assertSameBytes(path, [ourPort, barePort])
  const { connections, turnWarmUpMs: warmUpMs, turnMs: measuredMs } = settings
  const plan = { path, connections, warmUpMs, measuredMs }
  const ours: Turn[][] = []
  const bare: Turn[][] = []
  for (let round = 0; round < settings.rounds; round += 1) {
    const ourTurns: Turn[] = []
    const bareTurns: Turn[] = []
    // The speed of a machine changes within seconds, so both meet the same changes.
    for (let turn = 0; turn < settings.turns; turn += 1) {
      ourTurns.push(await runTurn(site.process, { ...plan, port: ourPort }))
      bareTurns.push(await runTurn(bareServer.process, { ...plan, port: barePort }))
    }
    ours.push(ourTurns)
    bare.push(bareTurns)
  }
  await bareServer.stop()
  const means = (rounds: readonly Turn[][], figure: 'perSecond' | 'cpuUs') =>
    rounds.map((turns) => meanOf(turns, figure))
  const of = (rounds: readonly Turn[][], figure: 'perSecond' | 'cpuUs') =>
    measureOf(means(rounds, figure))
  const barePerSecond = means(bare, 'perSecond')
  const all = [...ours, ...bare].flat()
  return {
    name,
    bytes,
    ours: of(ours, 'perSecond'),
    bare: of(bare, 'perSecond'),
    ratio: measureOf(
      means(ours, 'perSecond').map((perSecond, at) => perSecond / (barePerSecond[at] ?? 0)),
    ),
    ourCpuUs: of(ours, 'cpuUs'),
    bareCpuUs: of(bare, 'cpuUs'),
    failures: all.reduce((sum, { failures }) => sum + failures, 0),
    generatorBusy: Math.max(...all.map(({ busy }) => busy)),
  }
}

export const runRaces = async (
  site: RunningSite,
  settings: Settings,
  log: (line: string) => void,
): Promise<RaceResult[]> => {
  const list = await fetch(`${site.url}/api/article/blogHomeGetArticleList/1/1`)
  const { result } = (await list.json()) as { result: { list: { id: number }[] } }
  const results: RaceResult[] = []
  for (const entry of RACES(result.list[0]?.id ?? 0)) {
    const done = await race(entry, site, settings)
    log(`${done.name}: ${done.ratio.median.toFixed(2)} of bare node:http`)
    results.push(done)
  }
  return results
}
