import { randomBytes } from 'node:crypto'
import {
  type DeliveryState,
  endpoints,
  isWebAddress,
  WEBHOOKS_MAX,
  type WebhookDraft,
} from '@lanting/contract'
import { createOnce } from '../../../database/create-once.ts'
import type { Queries } from '../../../database/open.ts'
import { withAdminLock } from '../../../database/with-admin-lock.ts'
import { AppError } from '../../../http/app-error.ts'
import { isPrivateHost } from '../../../http/private-hosts.ts'
import type { Serve } from '../../../http/serve-endpoint.ts'
import type { Clock } from '../../../platform/clock.ts'
import { eventStore } from '../events.store.ts'
import { queueStore } from '../queue.store.ts'
import { webhookStore } from './webhooks.store.ts'

interface Needs {
  readonly queries: Queries
  readonly now: Clock
  /** Allows webhooks at private or local addresses. */
  readonly mayBePrivate: boolean
}

const SECRET_BYTES = 32
const drawSecret = () => randomBytes(SECRET_BYTES).toString('base64url')

export const webhookRoutes = (serve: Serve, { queries, now, mayBePrivate }: Needs) => {
  const webhooks = webhookStore(queries)

  const requireAddress = ({ url }: Pick<WebhookDraft, 'url'>) => {
    if (!isWebAddress(url)) throw new AppError('webhookAddress')
    if (!mayBePrivate && isPrivateHost(new URL(url).hostname)) {
      throw new AppError('webhookAddressPrivate')
    }
  }
  const requireFound = (found: boolean) => {
    if (!found) throw new AppError('webhookNotFound')
    return true
  }

  serve(endpoints.getWebhooks, () => webhooks.list())

  serve(endpoints.addWebhook, async ({ body }, { identity }) => {
    requireAddress(body)
    const creation = { kind: 'webhook', by: identity, clientId: body.client_id }
    const { id } = await createOnce({ queries, now }, creation, async (transaction, at) => {
      const store = webhookStore(transaction)
      if ((await store.list()).length >= WEBHOOKS_MAX) throw new AppError('tooManyWebhooks')
      return store.add(body, drawSecret(), at)
    })
    const secret = await webhooks.secretOf(id)
    if (secret === undefined) throw new AppError('webhookNotFound')
    return { id, secret }
  })

  serve(endpoints.updateWebhook, async ({ body: { id, ...draft } }) => {
    requireAddress(draft)
    return requireFound(await webhooks.update(id, draft, now()))
  })

  serve(endpoints.renewWebhookSecret, async ({ params: { id } }) => {
    const secret = drawSecret()
    requireFound(await webhooks.setSecret(id, secret, now()))
    return { id, secret }
  })

  serve(endpoints.deleteWebhook, async ({ params: { id } }) =>
    requireFound(
      await withAdminLock(queries, (transaction) => webhookStore(transaction).remove(id)),
    ),
  )

  serve(endpoints.testWebhook, ({ params: { id } }, { identity }) =>
    withAdminLock(queries, async (transaction) => {
      requireFound(await webhookStore(transaction).exists(id))
      const content = { name: '', title: '', text: '', path: '/' }
      await eventStore(transaction).write(
        { kind: 'test', user_id: identity.id, ...content, created_at: now() },
        { webhooks: [id], readers: [] },
      )
      return true
    }),
  )

  serve(endpoints.getDeliveries, async ({ params: { id, current, size } }) => {
    requireFound(await webhooks.exists(id))
    const { rows, total } = await webhooks.deliveries(id, { current, size })
    const list = rows.map(({ created_at, due_at, sent_at, state, ...row }) => ({
      ...row,
      state: state as DeliveryState,
      createdAtMs: created_at,
      dueAtMs: due_at,
      sentAtMs: sent_at,
    }))
    return { current: String(current), size: String(size), list, total }
  })

  serve(endpoints.resendDelivery, async ({ params: { id } }) => {
    if (await webhooks.isOff(id)) throw new AppError('webhookOff')
    const isSent = await queueStore(queries, 'deliveries').again(id, now(), ['sent', 'failed'])
    if (!isSent) throw new AppError('deliveryNotFound')
    return true
  })
}
