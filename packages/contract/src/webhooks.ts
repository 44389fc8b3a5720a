import Type, { type Static } from 'typebox'
import { endpoint, perMinute } from './endpoint.ts'
import {
  DELIVERY_STATES,
  type DeliveryState,
  WEBHOOK_EVENTS,
  type WebhookEvent,
} from './enumerations.ts'
import { Id, IdParams, orNull, PageByPath, PageParams } from './fields.ts'
import { ADMIN_LENGTH, WEBHOOKS_MAX } from './limits.ts'

const Kind = Type.Unsafe<WebhookEvent>({ type: 'string', enum: WEBHOOK_EVENTS })
const State = Type.Unsafe<DeliveryState>({ type: 'string', enum: DELIVERY_STATES })

export const WebhookDraft = Type.Object({
  /** Where it is told: `https` or `http`, and no private address unless the environment allows it. */
  url: Type.String({ minLength: 1, maxLength: ADMIN_LENGTH.webhook, 'x-error': 'webhookAddress' }),
  kinds: Type.Array(Kind, { minItems: 1, maxItems: WEBHOOK_EVENTS.length, uniqueItems: true }),
  enabled: Type.Boolean(),
})
export type WebhookDraft = Static<typeof WebhookDraft>

export const Webhook = Type.Object({
  id: Id,
  ...WebhookDraft.properties,
  createdAtMs: Type.Integer(),
})
export type Webhook = Static<typeof Webhook>

export const WebhookDelivery = Type.Object({
  id: Id,
  /** The same however often it is sent: by it a receiver knows a repetition. */
  key: Type.String(),
  /** A event, or `test`. */
  kind: Type.String(),
  state: State,
  attempts: Type.Integer(),
  /** What the receiver answered last; null: nothing. */
  status: orNull(Type.Integer()),
  createdAtMs: Type.Integer(),
  /** When it is tried next, while it waits. */
  dueAtMs: Type.Integer(),
  sentAtMs: orNull(Type.Integer()),
})
export type WebhookDelivery = Static<typeof WebhookDelivery>

const Secret = Type.Object({ id: Id, secret: Type.String() })

export const getWebhooks = endpoint({
  summary: 'Who is told what happens on the site; without their secrets',
  method: 'GET',
  path: '/api/webhook/list',
  access: 'administrator',
  limit: perMinute(120),
  result: Type.Array(Webhook, { maxItems: WEBHOOKS_MAX }),
})

export const addWebhook = endpoint({
  summary: 'Tell somebody from now on; the secret that signs is shown only in this answer',
  method: 'POST',
  path: '/api/webhook/add',
  access: 'administrator',
  limit: perMinute(20),
  body: WebhookDraft,
  result: Secret,
})

export const updateWebhook = endpoint({
  summary: 'Change address, events, or whether it is on',
  method: 'PUT',
  path: '/api/webhook/update',
  access: 'administrator',
  limit: perMinute(60),
  body: Type.Object({ id: Id, ...WebhookDraft.properties }),
  result: Type.Boolean(),
})

export const renewWebhookSecret = endpoint({
  summary: 'Draw another secret; the old one signs nothing any more',
  method: 'PUT',
  path: '/api/webhook/secret/:id',
  access: 'administrator',
  limit: perMinute(20),
  params: IdParams,
  result: Secret,
})

export const deleteWebhook = endpoint({
  summary: 'Tell it nothing any more, and forget its deliveries',
  method: 'DELETE',
  path: '/api/webhook/delete/:id',
  access: 'administrator',
  limit: perMinute(60),
  params: IdParams,
  result: Type.Boolean(),
})

export const testWebhook = endpoint({
  summary: 'Send a test, on its way like any other delivery',
  method: 'POST',
  path: '/api/webhook/test/:id',
  access: 'administrator',
  limit: perMinute(20),
  params: IdParams,
  result: Type.Boolean(),
})

export const getDeliveries = endpoint({
  summary: 'The deliveries of one webhook, newest first',
  method: 'GET',
  path: '/api/webhook/deliveries/:id/:current/:size',
  access: 'administrator',
  limit: perMinute(120),
  params: Type.Object({ id: Id, ...PageParams.properties }),
  result: PageByPath(WebhookDelivery),
})

export const resendDelivery = endpoint({
  summary: 'Send a delivery once more, under the same key; one that waits is tried at once',
  method: 'POST',
  path: '/api/webhook/resend/:id',
  access: 'administrator',
  limit: perMinute(60),
  params: IdParams,
  result: Type.Boolean(),
})
