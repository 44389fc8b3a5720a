import { hash } from 'node:crypto'
import type { IncomingMessage } from 'node:http'
import { clientAddress } from '../../http/client-address.ts'
import { isProgram } from '../../http/programs.ts'
import { networkOf } from '../../http/rate-limit.ts'
import type { Limiter } from '../../platform/limiter.ts'
import { articleIdOf } from './readers.rules.ts'

const DAY_MS = 86_400_000
const ONCE_A_DAY = { times: 1, windowMs: DAY_MS }
/** What one network may add a day; more is a machine, and each view is remembered for a day. */
const OF_ONE_NETWORK = { times: 500, windowMs: DAY_MS }

const BROWSERS_REMEMBERED = 500
const BROWSER_NAME_MAX = 300

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

/** What was found out about a text, for the few texts that come again and again. */
const remembered = <T>(find: (text: string) => T) => {
  const known = new Map<string, T>()
  return (text: string): T => {
    const before = known.get(text)
    if (before !== undefined) return before
    const found = find(text)
    if (known.size >= BROWSERS_REMEMBERED) known.clear()
    if (text.length <= BROWSER_NAME_MAX) known.set(text, found)
    return found
  }
}

/** Counts an article once for each visitor and day. Who the visitor is cannot be told from what is kept. */
export const viewCounter = ({ limiter, secret, countView }: Needs) => {
  // In one call, because a hash object costs more than the hash.
  const digest = (text: string) => hash('sha256', `${secret} ${text}`, 'base64url').slice(0, 16)
  const browserOf = remembered((userAgent) => (isProgram(userAgent) ? '' : digest(userAgent)))
  return async ({ articleId, ip, userAgent, isPrefetch }: Reading): Promise<void> => {
    const browser = browserOf(userAgent)
    if (isPrefetch || browser === '') return
    const network = digest(networkOf(ip))
    const ofNetwork = await limiter.take(`views ${network}`, OF_ONE_NETWORK)
    if (!ofNetwork.allowed) return
    const { allowed } = await limiter.take(`view ${articleId} ${network} ${browser}`, ONCE_A_DAY)
    if (allowed) countView(articleId)
  }
}
