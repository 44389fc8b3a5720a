import type { Queries } from '../../../database/open.ts'
import { postOutside } from '../../../http/post-outside.ts'
import type { Clock } from '../../../platform/clock.ts'
import { queueStore } from '../queue.store.ts'
import { webhookBody, webhookHeaders } from './webhook-body.rules.ts'
import { webhookStore } from './webhooks.store.ts'

interface Needs {
  readonly queries: Queries
  readonly now: Clock
  readonly publicUrl: string
  readonly mayBePrivate: boolean
}

const AT_ONCE = 10
const TIMEOUT_MS = 10_000
/** Longer than an attempt can take, so that only a dead node loses its lease. */
const LEASE_MS = 30_000

/** Returns one round of work: claims due deliveries, sends them and stores the result. */
export const webhookSender = ({ queries, now, publicUrl, mayBePrivate }: Needs) => {
  const queue = queueStore(queries, 'deliveries')
  const webhooks = webhookStore(queries)

  const post = async (outgoing: NonNullable<Awaited<ReturnType<typeof webhooks.outgoing>>>) => {
    const { url, secret } = outgoing
    const body = webhookBody(outgoing, publicUrl)
    const headers = webhookHeaders(outgoing, { secret, body, now: now() })
    try {
      return await postOutside({ url, headers, body, mayBePrivate, timeoutMs: TIMEOUT_MS })
    } catch {
      // No answer, for any reason, is retried.
      return null
    }
  }

  const deliver = async (claimed: { readonly id: number; readonly attempts: number }) => {
    const outgoing = await webhooks.outgoing(claimed.id)
    if (!outgoing) return webhooks.drop(claimed.id)
    if (await webhooks.isOff(claimed.id)) return webhooks.giveUp(claimed.id)
    const status = await post(outgoing)
    const isTaken = status !== null && status >= 200 && status < 300
    return isTaken ? queue.sent(claimed.id, now(), status) : queue.failed(claimed, now(), status)
  }

  return async (): Promise<void> => {
    const ids = await queue.due(now(), AT_ONCE)
    if (ids.length === 0) return
    const claimed = await queue.claim(ids, now(), LEASE_MS)
    await Promise.all(claimed.map(deliver))
  }
}
