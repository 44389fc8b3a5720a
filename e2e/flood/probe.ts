import { request } from 'node:http'
import { setTimeout as wait } from 'node:timers/promises'

const PROBED_EVERY_MS = 50
const PATIENCE_MS = 10_000
const SLOW_SHARE = 0.95

interface Probed {
  readonly statuses: readonly number[]
  readonly slowestMs: number
  readonly p95Ms: number
}

interface Visitor {
  readonly port: number
  readonly path: string
  /** The local address of a client outside the flood. */
  readonly from: string
}

/** Sends one request over its own connection. Status 0 means no response. */
const ask = ({ port, path, from }: Visitor): Promise<number> =>
  new Promise((resolve) => {
    const headers = { 'user-agent': 'monitor', 'accept-encoding': 'br' }
    const options = { port, path, headers, host: '127.0.0.1', localAddress: from, agent: false }
    const asked = request({ ...options, timeout: PATIENCE_MS }, (response) => {
      response.resume()
      response.once('end', () => resolve(response.statusCode ?? 0))
    })
    asked.on('timeout', () => asked.destroy(new Error('no answer')))
    asked.on('error', () => resolve(0))
    asked.end()
  })

/** Repeats requests while the work runs. */
export const probeDuring = async (visitor: Visitor, work: Promise<unknown>): Promise<Probed> => {
  const statuses: number[] = []
  const took: number[] = []
  let isOver = false
  const over = work.finally(() => {
    isOver = true
  })
  while (!isOver) {
    const asked = performance.now()
    statuses.push(await ask(visitor))
    took.push(performance.now() - asked)
    await wait(PROBED_EVERY_MS)
  }
  await over
  const sorted = took.toSorted((a, b) => a - b)
  return {
    statuses,
    slowestMs: sorted.at(-1) ?? 0,
    p95Ms: sorted[Math.floor(sorted.length * SLOW_SHARE)] ?? 0,
  }
}
