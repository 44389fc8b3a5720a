import { readFileSync } from 'node:fs'
import { afterAll, beforeAll, expect, inject, it } from 'vitest'
import { addressRequest } from './fuzz/addresses.ts'
import { CALLERS, callerTokens } from './fuzz/callers.ts'
import { type Random, seededRandom } from './fuzz/random.ts'
import { rawBytes } from './fuzz/raw-bytes.ts'
import { asCaller, ENDPOINTS, type FuzzRequest, requestTo } from './fuzz/requests.ts'
import { type Outcome, send, sendBytes } from './fuzz/send.ts'
import { type RunningSite, startSite } from './testing/site.ts'

const REQUESTS = inject('long') ? 100_000 : 2_000
const SEED = 20_261_116
const AT_ONCE = 8
/** The shares of requests to pages and files, and of requests that are hardly HTTP. */
const SHARE = { addresses: 0.2, raw: 0.05 }
const RAW_PATIENCE_MS = 300
/** The allowed memory growth, from the first quarter of the run to its end. */
const MEMORY_MB = 150

let site: RunningSite
beforeAll(async () => {
  site = await startSite({ TRUSTED_PROXY_HOPS: '1' })
})
afterAll(() => site.stop())

const residentMb = () => {
  const status = readFileSync(`/proc/${site.process.pid}/status`, 'utf8')
  return Number(/^VmRSS:\s+(\d+)/m.exec(status)?.[1]) / 1_024
}

interface Failure {
  readonly number: number
  readonly outcome: Outcome
  readonly request: unknown
}

/** Returns every endpoint for every caller in turn, then random ones. */
const endpointFor = (number: number, random: Random) =>
  number < ENDPOINTS.length * CALLERS.length
    ? (ENDPOINTS[Math.floor(number / CALLERS.length)] ?? random.pick(ENDPOINTS))
    : random.pick(ENDPOINTS)

const isRefusal = (outcome: Outcome) => typeof outcome === 'object' && outcome.status === 401
/** Outcomes that fail the test. The server may close a connection that sent no valid request. */
const isFailure = (outcome: Outcome, isRaw: boolean) => {
  if (outcome === 'hangs') return true
  if (outcome === 'closed') return !isRaw
  // A 503 asks the client to retry: the site is busy, not broken.
  return outcome.status >= 500 && outcome.status !== 503
}

it(`answers ${REQUESTS} requests generated from the contract, none with a server error`, async () => {
  const port = Number(new URL(site.url).port)
  const tokens = callerTokens(site)
  const failures: Failure[] = []
  const statuses = new Map<number | string, number>()
  let next = 0

  const note = (number: number, outcome: Outcome, request: unknown, isRaw: boolean) => {
    const key = typeof outcome === 'string' ? outcome : outcome.status
    statuses.set(key, (statuses.get(key) ?? 0) + 1)
    if (isFailure(outcome, isRaw)) failures.push({ number, outcome, request })
  }

  const sendOne = async (number: number) => {
    const random = seededRandom(SEED + number)
    const kind = random.below(100) / 100
    if (kind < SHARE.raw) {
      const bytes = rawBytes(random)
      return note(number, await sendBytes(port, bytes, RAW_PATIENCE_MS), String(bytes), true)
    }
    const isAddress = kind < SHARE.raw + SHARE.addresses
    const caller = CALLERS[number % CALLERS.length] ?? 'visitor'
    const token = isAddress ? undefined : tokens.tokenOf(caller, number)
    const address = `10.${random.below(250)}.${random.below(250)}.${random.below(250)}`
    const made: FuzzRequest = isAddress
      ? addressRequest(random)
      : requestTo(endpointFor(number, random), random)
    const request = asCaller(made, { caller, token, address })
    const first = await send(port, request)
    // A connection that ends with an early rejection may lose the response.
    const outcome = first === 'closed' ? await send(port, request) : first
    if (isRefusal(outcome)) tokens.forget(caller, token)
    // An address without a leading slash is not a valid request.
    note(number, outcome, request, !request.path.startsWith('/'))
  }

  const work = async () => {
    while (next < REQUESTS) {
      next += 1
      await sendOne(next - 1)
    }
  }

  const quarters: number[] = []
  const watch = setInterval(() => {
    if (next >= ((quarters.length + 1) * REQUESTS) / 4) quarters.push(Math.round(residentMb()))
  }, 20)
  await Promise.all(Array.from({ length: AT_ONCE }, work))
  clearInterval(watch)
  const grownMb = residentMb() - (quarters[0] ?? 0)

  console.log(Object.fromEntries(statuses), `resident MB by quarter: ${quarters.join(', ')}`)
  expect(failures.slice(0, 5)).toEqual([])
  expect(failures.length).toBe(0)
  expect(quarters.length).toBeGreaterThanOrEqual(3)
  expect(grownMb).toBeLessThan(MEMORY_MB)
  // The run is meaningless if no request succeeded.
  expect(statuses.get(200)).toBeGreaterThan(REQUESTS / 20)
  expect((await fetch(`${site.url}/home`)).status).toBe(200)
  expect(site.log()).not.toContain('"level":50')
})
