import type { Generated } from 'kysely'

/** What waits to be sent: tried when it is due, by whoever holds the lease. */
interface Queued {
  state: string
  attempts: Generated<number>
  due_at: number
  leased_until: Generated<number | null>
  /** What was answered last; null: nothing. */
  status: Generated<number | null>
  created_at: number
  sent_at: Generated<number | null>
}

export interface OutboxTables {
  webhooks: {
    id: Generated<number>
    url: string
    /** Which events, as JSON. */
    kinds: string
    /** What its deliveries are signed with. */
    secret: string
    enabled: number
    created_at: number
    updated_at: number
  }
  /** Written beside what happened, if anybody wants to hear of it. */
  events: {
    id: Generated<number>
    kind: string
    /** Whose doing it was. */
    user_id: number | null
    name: string
    title: string
    text: string
    /** Where it can be seen, on this site. */
    path: string
    /** Of the kind `notification`, written by a trigger. */
    notification_id: Generated<number | null>
    created_at: number
  }
  /** One for each event and channel, `webhook:3` or `mail:7`; `gathering` waits for a digest. */
  deliveries: Queued & {
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
    /** Null: somebody has named it, but nobody has shown that it is theirs. */
    confirmed_at: Generated<number | null>
  }
  mails: Queued & { id: Generated<number>; user_id: number; kind: string; message_id: string }
}
