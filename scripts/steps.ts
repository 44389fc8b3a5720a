import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

interface Outcome {
  readonly name: string
  readonly passed: number
  readonly failed: number
  /** The tests that failed, or passed only in a second run, and why. */
  readonly troubles?: readonly string[]
}

interface FileReport {
  readonly name: string
  readonly status: string
  readonly message?: string
  readonly assertionResults: readonly {
    readonly status: string
    readonly fullName: string
    readonly failureMessages: readonly string[] | null
  }[]
}

const TOOLS: Readonly<Record<string, string>> = {
  biome: '@biomejs/biome',
  tsc: 'typescript',
  vitest: 'vitest',
}

/** The JavaScript of a tool. Windows cannot start the links of npm without a shell. */
const programOf = (tool: string, name: string) => {
  const folder = new URL(`../node_modules/${name}/`, import.meta.url)
  const { bin } = JSON.parse(readFileSync(new URL('package.json', folder), 'utf8'))
  return fileURLToPath(new URL(typeof bin === 'string' ? bin : bin[tool], folder))
}

/** `node` is the Node that runs this. */
const runs = (command: string, args: readonly string[]) => {
  const name = TOOLS[command]
  const program = name === undefined ? [] : [programOf(command, name)]
  return spawnSync(process.execPath, [...program, ...args], { stdio: 'inherit' }).status === 0
}

const clock = () => performance.now() / 1_000

const timed = (name: string, work: () => Omit<Outcome, 'name'>): Outcome => {
  const start = clock()
  console.log(`\n— ${name}`)
  const outcome = work()
  console.log(`— ${name}: ${(clock() - start).toFixed(1)} s`)
  return { name, ...outcome }
}

/** A tool with a yes or no result counts as one test. */
export const tool = (name: string, command: string, ...args: string[]): Outcome =>
  timed(name, () => {
    const passed = runs(command, args)
    return { passed: Number(passed), failed: Number(!passed) }
  })

interface Run {
  readonly succeeded: boolean
  readonly results: readonly FileReport[]
}

const vitest = (projects: readonly string[], options: readonly string[] = []): Run => {
  const folder = mkdtempSync(join(tmpdir(), 'lanting-test-'))
  const report = join(folder, 'report.json')
  const args = ['run', '--reporter=default', '--reporter=json', `--outputFile.json=${report}`]
  if (process.env.TEST_LONG !== '1') args.push('--tagsFilter=!long')
  const named = projects.map((project) => `--project=${project}`)
  const succeeded = runs('vitest', [...args, ...named, ...options])
  try {
    const { testResults } = JSON.parse(readFileSync(report, 'utf8'))
    return { succeeded, results: testResults }
  } catch {
    return { succeeded: false, results: [] }
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

const firstLine = (text: string | undefined) => text?.split('\n')[0] ?? ''

/** The failed tests of a file; the file itself if it failed as a whole. */
const failuresIn = ({ name, status, message, assertionResults }: FileReport) => {
  const failed = assertionResults.filter((test) => test.status === 'failed')
  if (failed.length > 0) {
    return failed.map((test) => `${test.fullName}: ${firstLine(test.failureMessages?.[0])}`)
  }
  return status === 'failed' ? [`${name}: ${firstLine(message)}`] : []
}

/** A failed run without a failed test is a failure too. */
const outcomeOf = ({ succeeded, results }: Run, earlier: readonly string[] = []) => {
  const passed = results
    .flatMap(({ assertionResults }) => assertionResults)
    .filter(({ status }) => status === 'passed').length
  const failures = results.flatMap(failuresIn)
  return {
    passed,
    failed: succeeded ? failures.length : Math.max(failures.length, 1),
    troubles: [
      ...earlier.map((failure) => `in the first run: ${failure}`),
      ...failures.map((failure) => `failed: ${failure}`),
    ],
  }
}

/** Vitest counts its own tests. */
export const tests = (name: string, ...projects: string[]): Outcome =>
  timed(name, () => outcomeOf(vitest(projects)))

/** More failed files than this are no accident. */
const MOST_REPEATED_FILES = 12

/**
 * On a busy machine, browsers, ports and clocks sometimes fail a test. Files with failures run once
 * more, one after the other and on new sites; the end of the output names what failed before.
 */
export const repeatedTests = (name: string, ...projects: string[]): Outcome =>
  timed(name, () => {
    const first = vitest(projects)
    const broken = first.results.filter(({ status }) => status !== 'passed')
    const names = new Set(broken.map((file) => file.name))
    if (names.size === 0 || names.size > MOST_REPEATED_FILES) return outcomeOf(first)
    const second = vitest(projects, ['--maxWorkers=1', ...names])
    const others = first.results.filter((file) => !names.has(file.name))
    const results = [...others, ...second.results]
    return outcomeOf({ ...second, results }, broken.flatMap(failuresIn))
  })

export const staticChecks = (): Outcome[] => [
  // One process for all projects; a project that has not changed is not checked again.
  tool('types', 'tsc', '--build', 'tsconfig.all.json'),
  tool('lint', 'biome', 'check', '--error-on-warnings'),
]

/** Prints the summary line, and sets the exit code. */
export const conclude = (outcomes: readonly Outcome[]): void => {
  const sum = (pick: (outcome: Outcome) => number) =>
    outcomes.reduce((total, outcome) => total + pick(outcome), 0)
  const failed = sum((outcome) => outcome.failed)
  console.log('')
  for (const { name, passed, failed: lost, troubles = [] } of outcomes) {
    console.log(`${lost > 0 ? '✗' : '✓'} ${name}: ${passed} passed, ${lost} failed`)
    for (const trouble of troubles) console.log(`  ${trouble}`)
  }
  console.log(`\n${sum((outcome) => outcome.passed)} passed, ${failed} failed`)
  process.exitCode = failed > 0 ? 1 : 0
}
