import type { RaceResult } from './benchmarks.ts'
import type { EngineResult } from './engines.ts'
import type { Machine } from './machine.ts'
import { type ParallelViews, VIEWS_A_SECOND } from './parallel-views.ts'
import type { Settings } from './settings.ts'
import type { StartResult } from './start-time.ts'
import type { Measure } from './statistics.ts'
import { LEAST_RATIO, LEAST_WHILE_COUNTED, MOST_GROWTH, verdictsOn } from './targets.ts'

export interface Findings {
  readonly machine: Machine
  readonly commit: string
  readonly date: string
  readonly settings: Settings
  readonly starts: StartResult
  readonly memory: { readonly idleMb: number; readonly loadedMb: number }
  readonly races: readonly RaceResult[]
  readonly parallelViews: ParallelViews
  readonly engines: readonly EngineResult[]
}

const whole = (value: number) => Math.round(value).toLocaleString('en')

const spread = ({ median, least, most }: Measure, digits: number) =>
  `${median.toFixed(digits)} (${least.toFixed(digits)}–${most.toFixed(digits)})`

const table = (head: readonly string[], rows: readonly (readonly string[])[]) => {
  const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |`
  // The first column is a name, the others are numbers.
  const rule = head.map((_, column) => (column === 0 ? ':--' : '--:'))
  return [head, rule, ...rows].map(line).join('\n')
}

const raceTable = (races: readonly RaceResult[]) =>
  table(
    [
      'answer',
      'bytes',
      'bare, a second',
      'ours, a second',
      'ratio',
      'bare, µs of processor',
      'ours, µs of processor',
      'failed',
    ],
    races.map(({ name, bytes, bare, ours, ratio, bareCpuUs, ourCpuUs, failures }) => [
      name,
      whole(bytes),
      whole(bare.median),
      whole(ours.median),
      spread(ratio, 2),
      spread(bareCpuUs, 0),
      spread(ourCpuUs, 0),
      String(failures),
    ]),
  )

const viewsTable = (views: ParallelViews) =>
  table(
    ['', 'pages a second', 'slowest of a hundred, ms'],
    [
      [
        'reads beside are not counted',
        whole(views.uncounted.median),
        spread(views.uncountedSlowMs, 1),
      ],
      ['reads beside are counted', whole(views.counted.median), spread(views.countedSlowMs, 1)],
      ['ratio', spread(views.ratio, 2), ''],
    ],
  )

const readTable = ({ engine, reads }: EngineResult, settings: Settings) =>
  table(
    [
      `${engine}: read`,
      `${whole(settings.fewArticles)} articles, ms`,
      `${whole(settings.manyArticles)} articles, ms`,
      'ratio',
    ],
    reads.map(({ name, few, many, ratio }) => [
      name,
      spread(few, 2),
      spread(many, 2),
      spread(ratio, 2),
    ]),
  )

const verdictLines = ({ races, engines, parallelViews }: Findings) => {
  const verdicts = verdictsOn(races, engines, parallelViews)
  const missed = verdicts.filter(({ isMet }) => !isMet)
  const summary = `${verdicts.length - missed.length} of ${verdicts.length} targets are met.`
  return [summary, ...missed.map(({ name, value }) => `- not met: ${name} (${value.toFixed(2)})`)]
}

const busiest = (races: readonly RaceResult[]) =>
  Math.round(Math.max(...races.map(({ generatorBusy }) => generatorBusy)) * 100)

/** `docs/performance.md`, except for what Lighthouse found. */
export const report = (findings: Findings): string => {
  const { machine, commit, date, settings, starts, memory, races, parallelViews, engines } =
    findings
  const seconds = (ms: number) => ms / 1_000
  return `# Performance

Written by \`npm run bench\` on ${date}, at commit ${commit}. Do not edit: run it again, on a machine that does nothing else.

Machine: ${machine.cores} cores, ${machine.architecture}, ${machine.memoryGb} GB of memory, Node ${machine.node}; load before the run ${machine.loadBefore.toFixed(2)}. Absolute numbers belong to this machine; the ratios are what to compare. Every figure is the median of ${settings.rounds} rounds, with the least and the most beside it.

## Targets

A kept answer is given at least ${LEAST_RATIO} times as often as bare \`node:http\` could give it. A read of a first page costs with ${whole(settings.manyArticles)} articles at most ${MOST_GROWTH} times what it costs with ${whole(settings.fewArticles)}. While ${whole(VIEWS_A_SECOND)} views a second are counted, pages are given at least ${LEAST_WHILE_COUNTED} times as often as while they are not.

${verdictLines(findings).join('\n')}

## Kept answers against bare \`node:http\`

${raceTable(races)}

How it is measured: the site (built, SQLite, the demo content) and \`bench/bare-server.ts\` run at the same time, each in a process of its own, and are asked in turn. The bare server gives the very same bytes and headers for whatever is asked; before each race the two answers are compared byte by byte. The load comes from a third process over ${settings.connections} connections that stay open; each round is ${seconds(settings.warmUpMs)} s to warm up and ${seconds(settings.measuredMs)} s measured. Every request is from another visitor: another address (\`X-Forwarded-For\`, one trusted proxy), cookie and browser, and takes brotli.

The load generator is our own (\`bench/load.ts\`): one that builds and parses HTTP as a client library does needs more time for a request than the servers it asks, and would measure itself. It was busy for at most ${busiest(races)} % of a core.

What is in a race besides sending: the two about an article also count each of these visitors once, and every second the counted views are written and the page is made anew. The site hands headers and body to Node as one text, which costs less than the buffer that the bare server sends.

## Pages while views are counted

${viewsTable(parallelViews)}

How it is measured: a page is asked for over a few connections, by a program that nobody counts, while ${whole(VIEWS_A_SECOND)} reads a second of the same page come beside it: once from as many people, each of them new to the day, and once from programs. ${Math.round(parallelViews.found * 100)} % of these views were found in the numbers of the desk afterwards.

## Reads without the cache

${engines.map((engine) => readTable(engine, settings)).join('\n\n')}

How it is measured: the app in this process, asked past the socket with an address that is too long to be kept, so that the answer is neither kept nor compressed; routing, limits, validation, queries and the reply are all in it. Few and many articles are asked in turn; a round takes the median of at least ${settings.fewestReads} reads. Pages are rendered in their thread. The articles come from \`npm run seed\` (2 to 20 kB each). The last page is shown because it has to step over all the others; it has no target.

## Start, memory, seeding

${table(
  ['', 'ours', 'bare `node:http`'],
  [
    ['start, ms', spread(starts.ours, 0), spread(starts.bare, 0)],
    ['memory idle, MB', whole(memory.idleMb), ''],
    ['memory after the races, MB', whole(memory.loadedMb), ''],
  ],
)}

A start is one of a site that has been built and started before, from the command to the line that says it is open. Memory is what the process occupies (resident), its threads included; after the races it has remembered every visitor of an article for the day.

${table(
  [`seeding ${whole(settings.manyArticles)} articles`, 'seconds'],
  engines.map(({ engine, seedSeconds }) => [engine, seedSeconds.toFixed(0)]),
)}
`
}
