import type { WebhookEvent } from '@lanting/contract'
import type { Queries } from '../../database/open.ts'
import { eventStore, type Said } from './events.store.ts'

const TEXT_MAX = 300

interface NewEvent extends Said {
  readonly kind: WebhookEvent
  /** The user who caused the event; null for a visitor or a scheduled article. */
  readonly byId: number | null
}

export type Emit = (transaction: Queries, event: NewEvent, now: number) => Promise<void>

const shortened = (text: string) => Array.from(text).slice(0, TEXT_MAX).join('')

/** Mails are about events that need attention. Publishing is an action of administrators. */
const isMailed = (kind: WebhookEvent) => kind !== 'articlePublished'

/** Writes the event in the transaction that caused it, if a webhook or a reader wants it. */
export const createEmit =
  ({ hasMail }: { readonly hasMail: boolean }): Emit =>
  async (transaction, { kind, byId, name, title, text, path }, now) => {
    const store = eventStore(transaction)
    const webhooks = await store.webhooksFor(kind)
    const readers = hasMail && isMailed(kind) ? await store.readersExcept(byId) : []
    if (webhooks.length === 0 && readers.length === 0) return
    const content = { name, title: shortened(title), text: shortened(text), path }
    await store.write({ kind, user_id: byId, ...content, created_at: now }, { webhooks, readers })
  }
