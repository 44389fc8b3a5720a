import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'

const spawnScript = (name: string, argument: string, flags: readonly string[] = []) =>
  spawn(process.execPath, [...flags, fileURLToPath(new URL(name, import.meta.url)), argument], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })

/** Runs a script of this folder in its own process, and returns its output. */
export const runScript = async (name: string, argument: string): Promise<string> => {
  const child = spawnScript(name, argument)
  let printed = ''
  child.stdout.on('data', (text) => {
    printed += text
  })
  const [code] = await once(child, 'close')
  if (code !== 0) throw new Error(`${name} ended with ${code}`)
  return printed
}

export interface Started {
  readonly process: ChildProcess
  readonly firstLine: string
  stop(): Promise<void>
}

/** Starts a script that keeps running, and waits for its first line. */
export const startScript = async (
  name: string,
  argument: string,
  flags: readonly string[] = [],
): Promise<Started> => {
  const child = spawnScript(name, argument, flags)
  const endWithUs = () => child.kill('SIGKILL')
  process.once('exit', endWithUs)
  const ended = once(child, 'close')
  const first = await Promise.race([once(child.stdout, 'data'), ended])
  return {
    process: child,
    firstLine: String(first[0]).trim(),
    stop: async () => {
      process.off('exit', endWithUs)
      child.kill('SIGKILL')
      await ended
    },
  }
}

/** Linux counts CPU time in hundredths of a second. */
const TICK_MS = 10

/** CPU time of a process, its threads included. */
export const cpuMs = async ({ pid }: ChildProcess): Promise<number> => {
  const stat = await readFile(`/proc/${pid}/stat`, 'utf8')
  // The name is the second field, in parentheses, and may contain any character. User and system
  // time follow.
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
  return (Number(fields[11]) + Number(fields[12])) * TICK_MS
}

const KIB = 1_024
const MB = 1_000_000

/** Returns the resident memory of a process, from Linux. */
export const residentMb = async ({ pid }: ChildProcess): Promise<number> => {
  const status = await readFile(`/proc/${pid}/status`, 'utf8')
  const [, kibibytes = 'NaN'] = /^VmRSS:\s+(\d+) kB/m.exec(status) ?? []
  return (Number(kibibytes) * KIB) / MB
}
