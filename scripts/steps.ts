import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

interface Outcome {
  readonly name: string
  readonly passed: number
  readonly failed: number
  /** The tests that failed, or passed only in a retry, and why. */
  readonly troubles?: readonly string[]
}

interface Report {
  readonly numPassedTests: number
  readonly numFailedTests: number
  readonly testResults: readonly {
    readonly assertionResults: readonly {
      readonly status: string
      readonly fullName: string
      readonly failureMessages: readonly string[] | null
    }[]
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

/** Vitest counts its own tests. A failed run without a failed test is a failure too. */
export const tests = (name: string, ...projects: string[]): Outcome =>
  timed(name, () => {
    const folder = mkdtempSync(join(tmpdir(), 'lanting-test-'))
    const report = join(folder, 'report.json')
    const args = ['run', '--reporter=default', '--reporter=json', `--outputFile.json=${report}`]
    const succeeded = runs('vitest', [
      ...args,
      ...projects.map((project) => `--project=${project}`),
    ])
    try {
      const { numPassedTests, numFailedTests, testResults }: Report = JSON.parse(
        readFileSync(report, 'utf8'),
      )
      const failed = succeeded ? numFailedTests : Math.max(numFailedTests, 1)
      const troubles = testResults
        .flatMap(({ assertionResults }) => assertionResults)
        .filter(({ failureMessages }) => failureMessages?.length)
        .map(({ status, fullName, failureMessages }) => {
          const outcome = status === 'passed' ? 'passed only at the second try' : status
          return `${outcome}: ${fullName}: ${failureMessages?.[0]?.split('\n')[0]}`
        })
      return { passed: numPassedTests, failed, troubles }
    } catch {
      return { passed: 0, failed: 1 }
    } finally {
      rmSync(folder, { recursive: true, force: true })
    }
  })

const TYPESCRIPT_PROJECTS = [
  'packages',
  'packages/browser',
  'apps/server',
  'apps/web',
  'apps/admin',
  '.',
]

export const staticChecks = (): Outcome[] => [
  ...TYPESCRIPT_PROJECTS.map((project) =>
    tool(`types ${project}`, 'tsc', '--noEmit', '-p', project),
  ),
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
