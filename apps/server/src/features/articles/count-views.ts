import { createHmac } from 'node:crypto'
import type { IncomingMessage } from 'node:http'
import { clientAddress } from '../../http/client-address.ts'
import { networkOf } from '../../http/rate-limit.ts'
import type { Limiter } from '../../platform/limiter.ts'
import { articleIdOf, isProgram } from './readers.rules.ts'

const DAY_MS = 86_400_000
const ONCE_A_DAY = { times: 1, windowMs: DAY_MS }
/** What one network may add a day; more is a machine, and each view is remembered for a day. */
const OF_ONE_NETWORK = { times: 500, windowMs: DAY_MS }

export interface Reading {
  readonly url: string
  readonly ip: string
  readonly userAgent: string
  /** Pages that a browser fetches in case somebody goes there. */
  readonly isPrefetch: boolean
}

export const readingOf = (request: IncomingMessage, trustedProxyHops: number): Reading => ({
  url: request.url ?? '',
  ip: clientAddress(request, trustedProxyHops),
  userAgent: request.headers['user-agent'] ?? '',
  isPrefetch: String(request.headers['sec-purpose'] ?? '').includes('prefetch'),
})

interface Needs {
  readonly limiter: Limiter
  readonly secret: string
  readonly countView: (articleId: number) => void
}

/** Counts an article once for each visitor and day. Who the visitor is cannot be told from what is kept. */
export const viewCounter =
  ({ limiter, secret, countView }: Needs) =>
  async ({ url, ip, userAgent, isPrefetch }: Reading): Promise<void> => {
    const id = articleIdOf(url)
    if (id === undefined || isPrefetch || isProgram(userAgent)) return
    const digest = (text: string) =>
      createHmac('sha256', secret).update(text).digest('base64url').slice(0, 16)
    const network = networkOf(ip)
    const ofNetwork = await limiter.take(`views ${digest(network)}`, OF_ONE_NETWORK)
    if (!ofNetwork.allowed) return
    const visitor = digest(`${network} ${userAgent}`)
    const { allowed } = await limiter.take(`view ${id} ${visitor}`, ONCE_A_DAY)
    if (allowed) countView(id)
  }
