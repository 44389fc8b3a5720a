import { execFileSync } from 'node:child_process'
import { availableParallelism, loadavg, totalmem } from 'node:os'
import { ROOT } from '../e2e/testing/site.ts'

const GB = 1e9

/** Facts about the machine that the numbers depend on, without anything that identifies it. */
export interface Machine {
  readonly cores: number
  readonly architecture: string
  readonly memoryGb: number
  readonly node: string
  /** The load of the machine before the run. */
  readonly loadBefore: number
}

export const describeMachine = (): Machine => ({
  cores: availableParallelism(),
  architecture: `${process.platform} ${process.arch}`,
  memoryGb: Math.round(totalmem() / GB),
  node: process.versions.node,
  loadBefore: loadavg()[0] ?? Number.NaN,
})

const git = (...args: string[]) => execFileSync('git', args, { cwd: ROOT, encoding: 'utf8' }).trim()

/** Returns the measured commit, and whether the work tree had changes. */
export const describeCommit = (): string => {
  const commit = git('rev-parse', '--short', 'HEAD')
  const changes = git('status', '--porcelain', '--', '.', ':!docs/performance.md')
  return changes === '' ? commit : `${commit} with uncommitted changes`
}
