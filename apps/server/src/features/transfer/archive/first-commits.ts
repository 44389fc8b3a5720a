import { spawn } from 'node:child_process'
import { delimiter } from 'node:path'
import { createInterface } from 'node:readline'
import { readPath } from './source.ts'

/** A long history of a large blog takes some seconds. */
const WITHIN_MS = 60_000

/**
 * One pass over the history, oldest commit first. The folder may come from strangers, so nothing runs
 * that its settings name: no monitor, no hook, no check of signatures, no pager, no other diff.
 */
const ARGUMENTS = [
  ...['-c', 'core.fsmonitor=false', '-c', 'core.hooksPath=/dev/null', '-c', 'core.quotePath=false'],
  ...['-c', 'log.showSignature=false', '-c', 'protocol.allow=never', '--no-pager', 'log'],
  ...['--no-show-signature', '--no-ext-diff', '--no-textconv', '--no-color', '--reverse'],
  ...['--relative', '--find-renames', '--diff-filter=AR', '--name-status', '--format=%x00%at'],
  ...['--', '.'],
]

/** No protocol at all, so that git fetches nothing that a repository lacks. */
const ENVIRONMENT = {
  ...{ GIT_ALLOW_PROTOCOL: '', GIT_NO_LAZY_FETCH: '1', GIT_TERMINAL_PROMPT: '0' },
  ...{ GIT_CONFIG_NOSYSTEM: '1', GIT_CONFIG_GLOBAL: '/dev/null', GIT_OPTIONAL_LOCKS: '0' },
}

/** Names with quotes and backslashes are quoted like text of JSON. */
const nameOf = (written: string) => {
  if (!written.startsWith('"')) return readPath(written)?.path
  try {
    return readPath(String(JSON.parse(written)))?.path
  } catch {
    // A form that only C has. The file keeps its own time.
    return undefined
  }
}

/**
 * Returns when the files of a folder were committed first, also under earlier names, in milliseconds;
 * nothing without git, or if the folder is not of a repository.
 */
export const firstCommits = async (
  folder: string,
  programFolders: readonly string[],
): Promise<ReadonlyMap<string, number>> => {
  const times = new Map<string, number>()
  if (programFolders.length === 0) return times
  const git = spawn('git', ARGUMENTS, {
    cwd: folder,
    env: { ...ENVIRONMENT, PATH: programFolders.join(delimiter) },
    stdio: ['ignore', 'pipe', 'ignore'],
    timeout: WITHIN_MS,
    killSignal: 'SIGKILL',
  })
  const ended = new Promise<void>((resolve) => {
    git.once('error', () => resolve()).once('exit', () => resolve())
  })
  let at = 0
  for await (const line of createInterface({ input: git.stdout })) {
    if (line.startsWith('\0')) at = Number(line.slice(1)) * 1_000
    const [kind = '', first = '', second] = line.split('\t')
    if (!/^(?:A|R\d+)$/.test(kind)) continue
    const name = nameOf(second ?? first)
    const earlier = second === undefined ? undefined : times.get(nameOf(first) ?? '')
    const known = name === undefined ? undefined : times.get(name)
    if (name !== undefined) times.set(name, Math.min(known ?? at, earlier ?? at))
  }
  await ended
  return times
}
