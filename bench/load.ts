import { connect } from 'node:net'
import { responseReader } from './response-reader.ts'
import { type Clients, requestOf } from './visitors.ts'

/** Options of `load.ts`, as JSON in its first argument. */
export interface LoadPlan {
  readonly port: number
  readonly path: string
  readonly connections: number
  readonly warmUpMs: number
  readonly measuredMs: number
  readonly clients?: Clients
}

/** The result, printed as JSON. */
export interface LoadReport {
  /** All responses, including the warm-up. */
  readonly answers: number
  readonly failures: number
  readonly perSecond: number
  /** The 99th percentile of the response times. */
  readonly slowMs: number
  /** The CPU load of this process. Near 1 it would measure itself. */
  readonly busy: number
}

const SLOW_SHARE = 0.99
const slowest = (times: readonly number[]) =>
  times.toSorted((a, b) => a - b)[Math.floor(times.length * SLOW_SHARE)] ?? 0

const plan: LoadPlan = JSON.parse(process.argv[2] ?? '')

let visitor = 0
let answers = 0
let failures = 0
const took: number[] = []

const open = () => {
  const socket = connect(plan.port, '127.0.0.1').setNoDelay()
  let askedAt = 0
  const ask = () => {
    visitor += 1
    askedAt = performance.now()
    socket.write(requestOf(plan.path, visitor, plan.clients), 'latin1')
  }
  const read = responseReader((succeeded) => {
    answers += 1
    took.push(performance.now() - askedAt)
    if (!succeeded) failures += 1
    ask()
  })
  socket.on('connect', ask)
  socket.on('data', read)
  socket.on('error', () => {
    failures += 1
  })
  return socket
}

const sockets = Array.from({ length: plan.connections }, open)

setTimeout(() => {
  const before = { answers, failures, cpu: process.cpuUsage(), at: performance.now() }
  setTimeout(() => {
    const seconds = (performance.now() - before.at) / 1_000
    const { user, system } = process.cpuUsage(before.cpu)
    const report: LoadReport = {
      answers,
      failures: failures - before.failures,
      perSecond: (answers - before.answers) / seconds,
      slowMs: slowest(took.slice(before.answers)),
      busy: (user + system) / 1e6 / seconds,
    }
    for (const socket of sockets) socket.destroy()
    console.log(JSON.stringify(report))
  }, plan.measuredMs)
}, plan.warmUpMs)
