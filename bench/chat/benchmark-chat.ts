import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { readFile, rm } from 'node:fs/promises'
import { createInterface } from 'node:readline'
import { setTimeout as sleep } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { scratch, startSite } from '../../e2e/testing/site.ts'
import { cpuMs, residentMb, startScript } from '../children.ts'
import { type Measure, measureOf } from '../statistics.ts'
import { addChatUsers } from './chat-users.ts'
import { inUseFile } from './in-use-file.ts'
import type { ReaderPlan, ReaderReport } from './readers.ts'

export interface ChatSettings {
  readonly readers: number
  readonly writers: number
  readonly rounds: number
  readonly warmUpMs: number
  readonly measuredMs: number
  readonly settleMs: number
}

export const PATTERNS = [
  { name: 'singly', burst: 1, everyMs: 50 },
  { name: 'in bursts of 20', burst: 20, everyMs: 500 },
] as const

type Pattern = (typeof PATTERNS)[number]

interface Contestant {
  readonly process: ChildProcess
  readonly plan: Pick<ReaderPlan, 'port' | 'path' | 'greetings' | 'messageFrame' | 'protocol'>
  stop(): Promise<void>
}

const COLLECT = fileURLToPath(new URL('collect-on-signal.ts', import.meta.url))
const FLAGS = ['--expose-gc', '--import', COLLECT]

const startOurs = async ({ writers }: ChatSettings): Promise<Contestant> => {
  const DATA_DIR = await scratch()
  const environment = { DATA_DIR, DEMO: 'off', TRUSTED_PROXY_HOPS: '1' }
  await (await startSite(environment)).stop()
  const tokens = addChatUsers(DATA_DIR, writers)
  const site = await startSite({ ...environment, NODE_OPTIONS: FLAGS.join(' ') })
  const init = (token?: string) => JSON.stringify({ type: 'init', user_id: '', token })
  return {
    process: site.process,
    plan: {
      port: Number(new URL(site.url).port),
      path: '/ws/',
      greetings: [init(), ...tokens.map(init)],
      messageFrame: JSON.stringify({ type: 'message', content: 'TEXT', content_type: 'text' }),
      protocol: 'plain',
    },
    stop: async () => {
      await site.stop()
      await rm(DATA_DIR, { recursive: true, force: true })
    },
  }
}

const startBareWs = async (): Promise<Contestant> => {
  const server = await startScript('chat/bare-ws.ts', '', FLAGS)
  const messageFrame = JSON.stringify({ type: 'message', content: 'TEXT', content_type: 'text' })
  const greetings = ['{"type":"init"}']
  const port = Number(server.firstLine)
  return {
    process: server.process,
    plan: { port, path: '/ws/', greetings, messageFrame, protocol: 'plain' },
    stop: server.stop,
  }
}

const startSocketIo = async (): Promise<Contestant> => {
  const server = await startScript('chat/socket-io.ts', '', FLAGS)
  return {
    process: server.process,
    plan: {
      port: Number(server.firstLine),
      path: '/socket.io/?EIO=4&transport=websocket',
      // Joins the main namespace, as its client would.
      greetings: ['40'],
      messageFrame: '42["message","TEXT"]',
      protocol: 'socket.io',
    },
    stop: server.stop,
  }
}

/** Resident and used memory after a forced garbage collection, in kB. */
const collected = async (server: ChildProcess, settleMs: number) => {
  const file = inUseFile(server.pid ?? 0)
  await sleep(settleMs)
  server.kill('SIGUSR2')
  await sleep(settleMs)
  // A busy machine may be slow.
  for (let tries = 0; tries < 100 && !existsSync(file); tries += 1) await sleep(settleMs)
  const inUse = Number(await readFile(file, 'utf8')) / 1_000
  await rm(file)
  return { occupied: (await residentMb(server)) * KB_PER_MB, inUse }
}

const KB_PER_MB = 1_000

const CALM_KB = 500
const CALM_READINGS = 6

/**
 * Waits until the process returns no more memory to the system. The engine does this seconds later,
 * and memory left over from the start does not belong to any connection.
 */
const calm = async (server: ChildProcess, settleMs: number) => {
  let last = await collected(server, settleMs)
  for (let readings = 0; readings < CALM_READINGS; readings += 1) {
    const now = await collected(server, settleMs)
    if (now.occupied < last.occupied - CALM_KB) readings = 0
    last = now
  }
  return last
}

/** Code loaded and compiled with the first sockets is not counted. */
const FIRST_VISIT: ChatSettings = {
  ...{ readers: 50, writers: 0, rounds: 1, warmUpMs: 100, measuredMs: 200, settleMs: 100 },
}

interface Round extends ReaderReport {
  readonly cpuUs: number
  readonly occupiedKb: number
  readonly inUseKb: number
}

const runRound = async (
  { process: server, plan }: Contestant,
  pattern: Pattern,
  settings: ChatSettings,
): Promise<Round> => {
  const { readers, writers, warmUpMs, measuredMs, settleMs } = settings
  const { burst, everyMs } = pattern
  const greetings = [...plan.greetings, ...Array<string>(writers).fill(plan.greetings[0] ?? '')]
  const asked: ReaderPlan = {
    ...{ ...plan, greetings, readers, writers, burst, everyMs, warmUpMs, measuredMs },
  }
  const before = await calm(server, settleMs)
  const script = fileURLToPath(new URL('readers.ts', import.meta.url))
  const child = spawn(process.execPath, [script, JSON.stringify(asked)], {
    stdio: ['pipe', 'pipe', 'inherit'],
  })
  const ended = once(child, 'close')
  const lines = createInterface(child.stdout)[Symbol.asyncIterator]()
  const next = async () => String((await lines.next()).value)
  if ((await next()) !== 'connected') throw new Error('the readers did not connect')
  const after = await calm(server, settleMs)
  child.stdin.write('go\n')
  await next()
  const cpuBefore = await cpuMs(server)
  const report: ReaderReport = JSON.parse(await next())
  const cpu = (await cpuMs(server)) - cpuBefore
  await ended
  return {
    ...report,
    cpuUs: (cpu * 1_000) / report.deliveries,
    occupiedKb: (after.occupied - before.occupied) / (readers + writers),
    inUseKb: (after.inUse - before.inUse) / (readers + writers),
  }
}

export interface ChatResult {
  readonly server: string
  readonly pattern: string
  readonly perSecond: Measure
  readonly p99Ms: Measure
  readonly cpuUs: Measure
  /** Per connection. */
  readonly occupiedKb: Measure
  readonly inUseKb: Measure
  readonly lost: number
  readonly busy: number
}

const SERVERS: readonly [string, (settings: ChatSettings) => Promise<Contestant>][] = [
  ['ours, every message stored', startOurs],
  ['bare ws', startBareWs],
  ['Socket.IO', startSocketIo],
]

/**
 * Each server runs alone and is restarted for every pattern and round, so that the runs are
 * independent.
 */
export const benchmarkChat = async (
  settings: ChatSettings,
  log: (line: string) => void,
): Promise<ChatResult[]> => {
  const rounds = new Map<string, Round[]>()
  for (let round = 0; round < settings.rounds; round += 1) {
    for (const pattern of PATTERNS) {
      for (const [server, start] of SERVERS) {
        const contestant = await start(settings)
        await runRound(contestant, pattern, FIRST_VISIT)
        const done = await runRound(contestant, pattern, settings)
        await contestant.stop()
        const key = `${server}|${pattern.name}`
        rounds.set(key, [...(rounds.get(key) ?? []), done])
        log(`${server}, ${pattern.name}: ${done.cpuUs.toFixed(1)} µs for a delivery`)
      }
    }
  }
  return [...rounds].map(([key, all]) => {
    const [server = '', pattern = ''] = key.split('|')
    const of = (figure: 'perSecond' | 'p99Ms' | 'cpuUs' | 'occupiedKb' | 'inUseKb') =>
      measureOf(all.map((one) => one[figure]))
    return {
      server,
      pattern,
      perSecond: of('perSecond'),
      p99Ms: of('p99Ms'),
      cpuUs: of('cpuUs'),
      occupiedKb: of('occupiedKb'),
      inUseKb: of('inUseKb'),
      lost: all.reduce((sum, { expected, deliveries }) => sum + expected - deliveries, 0),
      busy: Math.max(...all.map(({ busy }) => busy)),
    }
  })
}
