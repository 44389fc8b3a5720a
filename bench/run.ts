import { readFile, rm, writeFile } from 'node:fs/promises'
import { setTimeout as sleep } from 'node:timers/promises'
import { scratch, startSite } from '../e2e/testing/site.ts'
import { requirePackages } from '../scripts/debian-packages.ts'
import { runRaces } from './benchmarks.ts'
import { withBench } from './document.ts'
import { measurePostgres, measureSqlite } from './engines.ts'
import { describeCommit, describeMachine } from './machine.ts'
import { measureMemory } from './memory.ts'
import { measureParallelViews } from './parallel-views.ts'
import { report } from './report.ts'
import { FULL, QUICK } from './settings.ts'
import { measureStarts } from './start-time.ts'

const DOCUMENT = new URL('../docs/performance.md', import.meta.url)

const isQuick = process.argv.includes('--quick')
const settings = isQuick ? QUICK : FULL
const begun = performance.now()
const log = (line: string) =>
  console.log(`${((performance.now() - begun) / 1_000).toFixed(0).padStart(4)} s  ${line}`)

// Ends all child processes when this process is interrupted.
process.once('SIGINT', () => process.exit(130))
process.once('SIGTERM', () => process.exit(143))

requirePackages(['postgresql'])
const machine = describeMachine()
const commit = describeCommit()

const DATA_DIR = await scratch()
const environment = { DATA_DIR, TRUSTED_PROXY_HOPS: '1', LOG_LEVEL: 'info' }
log('first start: builds the site if needed, and creates the demo content')
await (await startSite(environment)).stop()

const starts = await measureStarts(environment, settings)
log(`a start takes ${starts.ours.median.toFixed(0)} ms`)

const memory = await measureMemory(environment, settings)
log(`memory: ${memory.idleMb.toFixed(0)} MB idle, ${memory.mixedMb.toFixed(0)} MB after mixed load`)

const site = await startSite(environment)
await sleep(settings.settleMs)
const races = await runRaces(site, settings, log)
const parallelViews = await measureParallelViews(site, settings)
log(`pages while views are counted: ${parallelViews.ratio.median.toFixed(2)}`)
await site.stop()
await rm(DATA_DIR, { recursive: true, force: true })

log('reads on SQLite, after seeding')
const sqlite = await measureSqlite(settings)
log('reads on PostgreSQL, after seeding')
const postgres = await measurePostgres(settings)

const text = report({
  machine,
  commit,
  date: new Date().toISOString().slice(0, 10),
  settings,
  starts,
  memory,
  races,
  parallelViews,
  engines: [sqlite, postgres],
})
if (isQuick) console.log(text)
else await writeFile(DOCUMENT, withBench(await readFile(DOCUMENT, 'utf8').catch(() => ''), text))
log(isQuick ? 'done; nothing was written' : 'done: docs/performance.md')
