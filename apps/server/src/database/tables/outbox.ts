import type { Generated } from 'kysely'

/** An item that a worker sends when it is due, while the worker holds the lease. */
interface Sending {
  state: string
  attempts: Generated<number>
  due_at: number
  leased_until: Generated<number | null>
  /** The status of the last answer; null: no answer. */
  status: Generated<number | null>
  created_at: number
  sent_at: Generated<number | null>
}

export interface OutboxTables {
  webhooks: {
    id: Generated<number>
    url: string
    /** The kinds of events that it receives, as JSON. */
    kinds: string
    /** The key of the signatures. */
    secret: string
    enabled: number
    created_at: number
    updated_at: number
  }
  /** Written in the transaction of the change, if a webhook or a digest receives the event. */
  events: {
    id: Generated<number>
    kind: string
    /** The user who caused it. */
    user_id: number | null
    name: string
    title: string
    text: string
    /** The page of this site that shows it. */
    path: string
    /** Set for the kind `notification`, by a trigger. */
    notification_id: Generated<number | null>
    created_at: number
  }
  /** One per event and channel, `webhook:3` or `mail:7`. The state `batching` waits for a digest. */
  deliveries: Sending & {
    id: Generated<number>
    event_id: number
    channel: string
    key: string
    webhook_id: Generated<number | null>
    user_id: Generated<number | null>
    mail_id: Generated<number | null>
  }
  mail_addresses: {
    user_id: number
    address: string
    language: string
    digest: Generated<string>
    requested_at: number
    /** Null: the user has not confirmed the address. */
    confirmed_at: Generated<number | null>
  }
  mails: Sending & { id: Generated<number>; user_id: number; kind: string; message_id: string }
}
