import type { Machine } from './machine.ts'
import { type Measure, measureOf } from './statistics.ts'

interface Audit {
  readonly id: string
  readonly title: string
  readonly score: number | null
  readonly numericValue?: number
  readonly scoreDisplayMode: string
}

/** The fields of a Lighthouse report that we use. */
export interface Run {
  readonly categories: Readonly<
    Record<string, { readonly score: number | null; readonly auditRefs: readonly { id: string }[] }>
  >
  readonly audits: Readonly<Record<string, Audit>>
  readonly environment: { readonly benchmarkIndex: number }
}

const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'] as const
const TIMES = {
  'first-contentful-paint': 'first contentful paint, ms',
  'largest-contentful-paint': 'largest contentful paint, ms',
  'total-blocking-time': 'total blocking time, ms',
  'speed-index': 'speed index, ms',
} as const
const SHIFT = 'cumulative-layout-shift'

interface Finding {
  readonly page: string
  readonly scores: Readonly<Record<string, Measure>>
  readonly times: Readonly<Record<string, Measure>>
  readonly shift: Measure
  readonly benchmarkIndex: Measure
  readonly runs: number
  /** Findings of a run, except timings. */
  readonly failedAudits: readonly string[]
}

const failedAuditsIn = ({ categories, audits }: Run) =>
  CATEGORIES.filter((name) => name !== 'performance')
    .flatMap((name) => (categories[name]?.auditRefs ?? []).map(({ id }) => ({ name, id })))
    .flatMap(({ name, id }) => {
      const audit = audits[id]
      const isJudged = audit?.scoreDisplayMode === 'binary' || audit?.scoreDisplayMode === 'numeric'
      return audit && isJudged && (audit.score ?? 1) < 1 ? [`${name}: ${audit.title}`] : []
    })

export const findingOf = (page: string, runs: readonly Run[]): Finding => {
  const measured = (id: string) =>
    measureOf(runs.map(({ audits }) => audits[id]?.numericValue ?? Number.NaN))
  return {
    page,
    scores: Object.fromEntries(
      CATEGORIES.map((name) => [
        name,
        measureOf(runs.map(({ categories }) => Math.round((categories[name]?.score ?? 0) * 100))),
      ]),
    ),
    times: Object.fromEntries(Object.keys(TIMES).map((id) => [id, measured(id)])),
    shift: measured(SHIFT),
    benchmarkIndex: measureOf(runs.map(({ environment }) => environment.benchmarkIndex)),
    runs: runs.length,
    failedAudits: [...new Set(runs.flatMap(failedAuditsIn))],
  }
}

interface Findings {
  readonly findings: readonly Finding[]
  readonly machine: Machine
  readonly commit: string
  readonly date: string
  readonly tool: string
}

const spread = ({ median, least, most }: Measure, digits = 0) =>
  `${median.toFixed(digits)} (${least.toFixed(digits)}–${most.toFixed(digits)})`

const rowsOf = (findings: readonly Finding[]) => {
  const row = (name: string, cell: (finding: Finding) => string) =>
    `| ${[name, ...findings.map(cell)].join(' | ')} |`
  const measure = (value: Measure | undefined) => (value ? spread(value) : '')
  return [
    row('', ({ page }) => page),
    `| :-- | ${findings.map(() => '--:').join(' | ')} |`,
    ...CATEGORIES.map((name) => row(name, ({ scores }) => measure(scores[name]))),
    ...Object.entries(TIMES).map(([id, name]) => row(name, ({ times }) => measure(times[id]))),
    row('layout shift', ({ shift }) => spread(shift, 3)),
    row('benchmark index', ({ benchmarkIndex }) => spread(benchmarkIndex)),
  ]
}

/** The section of `docs/performance.md`, without its heading. */
export const section = ({ findings, machine, commit, date, tool }: Findings): string => {
  const failedAudits = findings.flatMap(({ page, failedAudits }) =>
    failedAudits.map((audit) => `- ${page}, ${audit}`),
  )
  return `Written by \`npm run lighthouse\` on ${date}, at commit ${commit}: ${tool}, as a phone on a slow network, the built site with the demo content on the same machine (${machine.cores} cores, ${machine.architecture}; load before the run ${machine.loadBefore.toFixed(2)}). Each figure is the median of ${findings[0]?.runs} visits, with the minimum and the maximum in parentheses. The benchmark index is the speed of the machine during the visit. Compare times only at similar indices.

${rowsOf(findings).join('\n')}

${failedAudits.length > 0 ? `Failed audits:\n\n${failedAudits.join('\n')}` : 'No audit failed in accessibility, best practices and search engines.'}
`
}
