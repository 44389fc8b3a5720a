import { hash } from 'node:crypto'
import { networkOf } from '../../http/rate-limit.ts'
import type { Limiter } from '../../platform/limiter.ts'
import { memoize } from '../../platform/memoize.ts'

const DAY_MS = 86_400_000
const ONCE_A_DAY = { times: 1, windowMs: DAY_MS }
/** Views of one network per day. More come from a program, and the limiter stores each view for a day. */
const OF_ONE_NETWORK = { times: 500, windowMs: DAY_MS }

interface Reading {
  readonly articleId: number
  readonly ip: string
  readonly device: string
}

interface Needs {
  readonly limiter: Limiter
  readonly secret: string
  readonly countView: (articleId: number) => void
}

/** Counts an article once per visitor and day. Stores only hashes, which do not identify the visitor. */
export const createViewCounter = ({ limiter, secret, countView }: Needs) => {
  // One call, because a hash object costs more than the hash.
  const digest = (text: string) => hash('sha256', `${secret} ${text}`, 'base64url').slice(0, 16)
  const browserOf = memoize(digest)
  return async ({ articleId, ip, device }: Reading): Promise<void> => {
    const network = digest(networkOf(ip))
    const ofNetwork = await limiter.take(`views ${network}`, OF_ONE_NETWORK)
    if (!ofNetwork.allowed) return
    const { allowed } = await limiter.take(
      `view ${articleId} ${network} ${browserOf(device)}`,
      ONCE_A_DAY,
    )
    if (allowed) countView(articleId)
  }
}
