import type { WebhookEvent } from '@lanting/contract'
import type { Queries } from '../../database/open.ts'
import { eventStore, type Said } from './events.store.ts'

const TEXT_MAX = 300

interface NewEvent extends Said {
  readonly kind: WebhookEvent
  /** Whose doing it was; null: a visitor's, or the clock's. */
  readonly byId: number | null
}

/** What other features are handed to say that something has happened. */
export type Emit = (transaction: Queries, event: NewEvent, now: number) => Promise<void>

const shortened = (text: string) => Array.from(text).slice(0, TEXT_MAX).join('')

/** Mail tells administrators of what others do; publishing is their own doing. */
const isMailed = (kind: WebhookEvent) => kind !== 'articlePublished'

/** Writes it beside what happened, in the same transaction, if anybody wants to hear of it. */
export const createEmit =
  ({ hasMail }: { readonly hasMail: boolean }): Emit =>
  async (transaction, { kind, byId, name, title, text, path }, now) => {
    const store = eventStore(transaction)
    const webhooks = await store.webhooksFor(kind)
    const readers = hasMail && isMailed(kind) ? await store.readersExcept(byId) : []
    if (webhooks.length === 0 && readers.length === 0) return
    const said = { name, title: shortened(title), text: shortened(text), path }
    await store.write({ kind, user_id: byId, ...said, created_at: now }, { webhooks, readers })
  }
