import Type, { type Static } from 'typebox'
import { endpoint, perMinute } from './endpoint.ts'
import {
  DELIVERY_STATES,
  type DeliveryState,
  WEBHOOK_EVENTS,
  type WebhookEvent,
} from './enumerations.ts'
import { ClientId, Id, IdParams, orNull, PageByPath, PageParams } from './fields.ts'
import { ADMIN_LENGTH, WEBHOOKS_MAX } from './limits.ts'

const Kind = Type.Unsafe<WebhookEvent>({ type: 'string', enum: WEBHOOK_EVENTS })
const State = Type.Unsafe<DeliveryState>({ type: 'string', enum: DELIVERY_STATES })

export const WebhookDraft = Type.Object({
  /** `https` or `http`. Private addresses are refused unless the environment allows them. */
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
  /** Stays the same for every attempt, so a receiver can detect duplicates. */
  key: Type.String(),
  /** The kind of the event, or `test`. */
  kind: Type.String(),
  state: State,
  attempts: Type.Integer(),
  /** The last HTTP status of the receiver; null if there was no answer. */
  status: orNull(Type.Integer()),
  createdAtMs: Type.Integer(),
  /** The time of the next attempt, while the delivery waits. */
  dueAtMs: Type.Integer(),
  sentAtMs: orNull(Type.Integer()),
})
export type WebhookDelivery = Static<typeof WebhookDelivery>

const Secret = Type.Object({ id: Id, secret: Type.String() })

export const getWebhooks = endpoint({
  summary: 'List the webhooks, without their secrets',
  method: 'GET',
  path: '/api/webhook/list',
  access: 'administrator',
  limit: perMinute(120),
  result: Type.Array(Webhook, { maxItems: WEBHOOKS_MAX }),
})

export const addWebhook = endpoint({
  summary: 'Create a webhook; its signing secret is shown only in this answer',
  method: 'POST',
  path: '/api/webhook/add',
  access: 'administrator',
  limit: perMinute(20),
  body: Type.Object({ ...WebhookDraft.properties, client_id: ClientId }),
  result: Secret,
})

export const updateWebhook = endpoint({
  summary: 'Change the address or the events of a webhook, or turn it on or off',
  method: 'PUT',
  path: '/api/webhook/update',
  access: 'administrator',
  limit: perMinute(60),
  body: Type.Object({ id: Id, ...WebhookDraft.properties }),
  result: Type.Boolean(),
})

export const renewWebhookSecret = endpoint({
  summary: 'Replace the signing secret of a webhook; the old one becomes invalid',
  method: 'PUT',
  path: '/api/webhook/secret/:id',
  access: 'administrator',
  limit: perMinute(20),
  params: IdParams,
  result: Secret,
})

export const deleteWebhook = endpoint({
  summary: 'Delete a webhook and its deliveries',
  method: 'DELETE',
  path: '/api/webhook/delete/:id',
  access: 'administrator',
  limit: perMinute(60),
  params: IdParams,
  result: Type.Boolean(),
})

export const testWebhook = endpoint({
  summary: 'Send a test event to a webhook',
  method: 'POST',
  path: '/api/webhook/test/:id',
  access: 'administrator',
  limit: perMinute(20),
  params: IdParams,
  result: Type.Boolean(),
})

export const getDeliveries = endpoint({
  summary: 'List the deliveries of a webhook, newest first',
  method: 'GET',
  path: '/api/webhook/deliveries/:id/:current/:size',
  access: 'administrator',
  limit: perMinute(120),
  params: Type.Object({ id: Id, ...PageParams.properties }),
  result: PageByPath(WebhookDelivery),
})

export const resendDelivery = endpoint({
  summary: 'Send a delivery again with the same key; a waiting delivery is sent at once',
  method: 'POST',
  path: '/api/webhook/resend/:id',
  access: 'administrator',
  limit: perMinute(60),
  params: IdParams,
  result: Type.Boolean(),
})
