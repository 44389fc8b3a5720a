import { hash } from 'node:crypto'
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
  readonly articleId: number
  readonly ip: string
  readonly userAgent: string
  /** Pages that a browser fetches in case somebody goes there. */
  readonly isPrefetch: boolean
}

/** Asked at every kept answer, so it looks no further when it is not about an article. */
export const readingOf = (
  request: IncomingMessage,
  trustedProxyHops: number,
): Reading | undefined => {
  const articleId = articleIdOf(request.url ?? '')
  if (articleId === undefined) return undefined
  return {
    articleId,
    ip: clientAddress(request, trustedProxyHops),
    userAgent: request.headers['user-agent'] ?? '',
    isPrefetch: String(request.headers['sec-purpose'] ?? '').includes('prefetch'),
  }
}

interface Needs {
  readonly limiter: Limiter
  readonly secret: string
  readonly countView: (articleId: number) => void
}

/** Counts an article once for each visitor and day. Who the visitor is cannot be told from what is kept. */
export const viewCounter = ({ limiter, secret, countView }: Needs) => {
  // In one call, because a hash object costs more than the hash.
  const digest = (text: string) => hash('sha256', `${secret} ${text}`, 'base64url').slice(0, 16)
  return async ({ articleId, ip, userAgent, isPrefetch }: Reading): Promise<void> => {
    if (isPrefetch || isProgram(userAgent)) return
    const network = networkOf(ip)
    const ofNetwork = await limiter.take(`views ${digest(network)}`, OF_ONE_NETWORK)
    if (!ofNetwork.allowed) return
    const visitor = digest(`${network} ${userAgent}`)
    const { allowed } = await limiter.take(`view ${articleId} ${visitor}`, ONCE_A_DAY)
    if (allowed) countView(articleId)
  }
}
