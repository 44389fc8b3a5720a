import { spawnSync } from 'node:child_process'
import { readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import type { Project } from './fault.ts'

const MOST_MILLISECONDS = 900_000

interface FileReport {
  readonly name: string
  readonly message?: string
  readonly assertionResults: readonly { readonly status: string; readonly fullName: string }[]
}

/** The result of a run of test files: nothing if there were no tests, or they did not start. */
export type Verdict =
  | { readonly kind: 'passed' }
  | { readonly kind: 'failed'; readonly test: string; readonly files: readonly string[] }
  | { readonly kind: 'nothing'; readonly why: string }

const reportOf = (path: string): readonly FileReport[] => {
  try {
    return JSON.parse(readFileSync(path, 'utf8')).testResults
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return []
    throw error
  } finally {
    rmSync(path, { force: true })
  }
}

const failureIn = ({ assertionResults }: FileReport) =>
  assertionResults.find(({ status }) => status === 'failed')

const verdictOf = (
  status: number | null,
  files: readonly FileReport[],
  output: string,
): Verdict => {
  const tests = files.flatMap((file) => file.assertionResults)
  const failed = files.filter(failureIn)
  const [first] = failed
  if (first) {
    const test = failureIn(first)?.fullName ?? ''
    return { kind: 'failed', test, files: failed.map(({ name }) => name) }
  }
  if (status === 0 && tests.some((test) => test.status === 'passed')) return { kind: 'passed' }
  const told = files.map((file) => file.message).find((message) => message) ?? output
  return { kind: 'nothing', why: told.trim().split('\n').slice(-15).join('\n') }
}

/** Runs test files as `npm test` does; up to the first failure if `bail` says so. */
export const runTests = (
  tree: string,
  { project, files, bail }: { project: Project; files: readonly string[]; bail: boolean },
): Verdict => {
  const report = join(tree, 'node_modules/.faults-report.json')
  rmSync(report, { force: true })
  const run = spawnSync(
    process.execPath,
    [
      ...[join(tree, 'node_modules/vitest/vitest.mjs'), 'run', `--project=${project}`],
      ...['--tagsFilter=!long', `--bail=${bail ? 1 : 0}`],
      ...['--reporter=dot', '--reporter=json', `--outputFile.json=${report}`],
      ...files,
    ],
    {
      cwd: tree,
      env: { ...process.env, TEST_LONG: '' },
      encoding: 'utf8',
      timeout: MOST_MILLISECONDS,
      maxBuffer: 2 ** 28,
    },
  )
  return verdictOf(run.status, reportOf(report), `${run.stdout}\n${run.stderr}`)
}
