import { type SpawnOptions, spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, readFileSync, rmSync, statfsSync } from 'node:fs'
import { mkdtemp, open } from 'node:fs/promises'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'

const START_TIMEOUT_MS = 30_000
const PROBE_INTERVAL_MS = 25

export interface Service {
  readonly url: string
  stop(): Promise<void>
  /** Ends the process, and keeps its data for a restart. */
  kill(signal: NodeJS.Signals): Promise<void>
  restart(): Promise<void>
  /** Stops the process without ending it: its connections stay open, and nothing is answered. */
  pause(): void
  resume(): void
}

interface ServicePlan {
  readonly command: string
  readonly args: readonly string[]
  readonly url: string
  /** The folder of the service, with its logs. Removed at the end. */
  readonly folder: string
  readonly identity?: Pick<SpawnOptions, 'uid' | 'gid'>
  /** Resolves when the service answers; rejects until then. */
  readonly probe: () => Promise<unknown>
}

const MEMORY = '/dev/shm'
const REQUIRED_BYTES = 2 * 1_073_741_824

const hasSpace = (folder: string) => {
  const { bavail, bsize } = statfsSync(folder)
  return bavail * bsize > REQUIRED_BYTES
}

/** In memory if the system has a large enough memory disk. Most tests do not need durability. */
export const SCRATCH = existsSync(MEMORY) && hasSpace(MEMORY) ? MEMORY : tmpdir()

export const makeFolder = (name: string, place = SCRATCH) =>
  mkdtemp(join(place, `lanting-${name}-`))

/**
 * Linux takes none of these for an outgoing connection, which could be in the way of a site, and
 * browsers refuse none.
 */
const PORTS = { first: 11_000, count: 20_000 }

/** Returns a port of this machine that nobody listens on. */
export const findFreePort = async (): Promise<number> => {
  const port = PORTS.first + Math.floor(Math.random() * PORTS.count)
  const server = createServer().listen(port, '127.0.0.1')
  try {
    await once(server, 'listening')
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EADDRINUSE') throw error
    return findFreePort()
  }
  server.close()
  await once(server, 'close')
  return port
}

const waitUntilReady = async (probe: ServicePlan['probe'], ended: Promise<string>) => {
  const deadline = performance.now() + START_TIMEOUT_MS
  while (performance.now() < deadline) {
    const answers = probe().then(
      () => true,
      () => false,
    )
    const state = await Promise.race([answers, ended])
    if (typeof state === 'string') throw new Error(state)
    if (state) return
    await sleep(PROBE_INTERVAL_MS)
  }
  throw new Error('did not answer in time')
}

/** Starts a process and waits until it answers. It ends with `stop` or with the own process. */
export const startService = async (plan: ServicePlan): Promise<Service> => {
  const { command, args, url, folder, identity, probe } = plan
  const logFile = join(folder, 'service.log')

  const begin = async () => {
    const log = await open(logFile, 'a')
    const child = spawn(command, args, {
      ...identity,
      cwd: folder,
      stdio: ['ignore', log.fd, log.fd],
    })
    const ended = new Promise<string>((resolve) => {
      child.once('exit', (code, signal) => resolve(`ended with ${signal ?? code}`))
      child.once('error', (error) => resolve(error.message))
    })
    await log.close()
    return { child, ended }
  }

  let running = await begin()
  const removeFolder = () => rmSync(folder, { recursive: true, force: true, maxRetries: 5 })
  const killOnExit = () => {
    // Kills it, because a slow exit would write files after the folder was removed.
    running.child.kill('SIGKILL')
    removeFolder()
  }
  process.once('exit', killOnExit)

  const kill = async (signal: NodeJS.Signals) => {
    running.child.kill(signal)
    await running.ended
  }
  const stop = async () => {
    await kill('SIGINT')
    process.off('exit', killOnExit)
    removeFolder()
  }
  const ready = async () => {
    try {
      await waitUntilReady(probe, running.ended)
    } catch (error) {
      const lines = readFileSync(logFile, 'utf8')
      await stop()
      throw new Error(`${command} did not start\n${lines}`, { cause: error })
    }
  }

  await ready()
  return {
    url,
    stop,
    kill,
    restart: async () => {
      running = await begin()
      await ready()
    },
    pause: () => void running.child.kill('SIGSTOP'),
    resume: () => void running.child.kill('SIGCONT'),
  }
}
