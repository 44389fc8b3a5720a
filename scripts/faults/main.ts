import { createHash } from 'node:crypto'
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, relative } from 'node:path'
import { parseArgs } from 'node:util'
import { copyTree } from './copy-tree.ts'
import { type Fault, inShard, PROJECTS, plant, plantingProblem } from './fault.ts'
import { FAULTS } from './faults.ts'
import { runTests, type Verdict } from './run-tests.ts'

const ROOT = join(import.meta.dirname, '../..')

interface Result {
  readonly name: string
  /** Of the fault, its file and its tests: a result counts as long as they stay the same. */
  readonly fingerprint: string
  readonly caught: boolean
  /** The test that failed. */
  readonly by: string
  readonly seconds: number
}

const { values } = parseArgs({
  options: { only: { type: 'string' }, project: { type: 'string' }, shard: { type: 'string' } },
})

const sha256 = (text: string) => createHash('sha256').update(text).digest('hex')
const place = values.shard === undefined ? '' : `-${values.shard.replace('/', '-of-')}`
const FOLDER = join(tmpdir(), `lanting-faults-${sha256(ROOT).slice(0, 8)}${place}`)
const TREE = join(FOLDER, 'tree')
const RESULTS = join(FOLDER, 'results.json')

const textOf = (file: string) => readFileSync(join(ROOT, file), 'utf8')

const fingerprintOf = (fault: Fault) =>
  sha256([JSON.stringify(fault), ...[fault.file, ...fault.tests].map(textOf)].join('\0'))

const save = (results: readonly Result[]) => writeFileSync(RESULTS, JSON.stringify(results))

const isPart = values.only !== undefined || values.project !== undefined
const chosen = inShard(FAULTS, values.shard).filter(
  ({ name, project }) =>
    name.includes(values.only ?? '') && project === (values.project ?? project),
)
if (chosen.length === 0) throw new Error('There is no such fault.')
const problems = chosen.flatMap((fault) => {
  const path = join(ROOT, fault.file)
  return plantingProblem(fault, existsSync(path) ? textOf(fault.file) : undefined) ?? []
})
if (problems.length > 0) throw new Error(problems.join('\n'))

copyTree(ROOT, TREE)

/** An interrupted run goes on where it was, and tries again what was not caught. */
const earlier: readonly Result[] = existsSync(RESULTS)
  ? JSON.parse(readFileSync(RESULTS, 'utf8'))
  : []
const known = new Map(
  earlier.filter(({ caught }) => caught).map((result) => [result.fingerprint, result]),
)
const done =
  values.only === undefined ? chosen.flatMap((fault) => known.get(fingerprintOf(fault)) ?? []) : []
const finished = new Set(done.map((result) => result.name))
const pending = chosen.filter((fault) => !finished.has(fault.name))
if (finished.size > 0) console.log(`${finished.size} are known from the interrupted run.`)

/** A test that fails without a fault tells nothing of it. */
const broken = new Set<string>()
for (const project of PROJECTS) {
  const asked = pending.filter((fault) => fault.project === project)
  if (asked.length === 0) continue
  const files = [...new Set(asked.flatMap((fault) => fault.tests))]
  console.log(`Without a fault: ${files.length} files of ${project} …`)
  const verdict = runTests(TREE, { project, files, bail: false })
  if (verdict.kind === 'nothing') throw new Error(verdict.why)
  if (verdict.kind === 'passed') continue
  console.log(`Fails without a fault: ${verdict.test}`)
  for (const file of verdict.files) broken.add(relative(TREE, file))
}

const toldBy = (verdict: Verdict) => {
  if (verdict.kind === 'failed') return verdict.test
  return verdict.kind === 'passed' ? '' : 'no test ran'
}

const attempt = (fault: Fault): Result => {
  const path = join(TREE, fault.file)
  const fingerprint = fingerprintOf(fault)
  if (fault.tests.some((file) => broken.has(file))) {
    const by = 'its tests fail without it'
    return { name: fault.name, fingerprint, caught: false, by, seconds: 0 }
  }
  const whole = readFileSync(path, 'utf8')
  const start = performance.now()
  writeFileSync(path, plant(fault, whole))
  const { project, tests: files } = fault
  const verdict = runTests(TREE, { project, files, bail: true })
  writeFileSync(path, whole)
  if (verdict.kind === 'nothing') console.error(verdict.why)
  return {
    name: fault.name,
    fingerprint,
    caught: verdict.kind === 'failed',
    by: toldBy(verdict),
    seconds: (performance.now() - start) / 1_000,
  }
}

const line = ({ caught, seconds, name, by }: Result) =>
  `${caught ? '✓' : '✗'} ${seconds.toFixed(1).padStart(6)} s  ${name}${by && ` — ${by}`}`

const results = [...done]
for (const fault of pending) {
  const result = attempt(fault)
  results.push(result)
  save([...earlier.filter(({ name }) => name !== fault.name), ...results])
  console.log(line(result))
}
if (!isPart) rmSync(RESULTS, { force: true })

const caught = results.filter((result) => result.caught).length
console.log(`\n${results.map(line).join('\n')}\n`)
console.log(`${caught} caught, ${results.length - caught} not caught`)
process.exitCode = caught === results.length ? 0 : 1
