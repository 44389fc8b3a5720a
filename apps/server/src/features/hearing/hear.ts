import type { Happening } from '@lanting/contract'
import type { Queries } from '../../database/open.ts'
import { happeningStore, type Said } from './happenings.store.ts'

const TEXT_MAX = 300

export interface NewHappening extends Said {
  readonly kind: Happening
  /** Whose doing it was; null: a visitor's, or the clock's. */
  readonly byId: number | null
}

/** What other features are handed to say that something has happened. */
export type Hear = (transaction: Queries, happening: NewHappening, now: number) => Promise<void>

const shortened = (text: string) => Array.from(text).slice(0, TEXT_MAX).join('')

/** Mail tells administrators of what others do; publishing is their own doing. */
const isMailed = (kind: Happening) => kind !== 'articlePublished'

/** Writes it beside what happened, in the same transaction, if anybody wants to hear of it. */
export const hearer =
  ({ hasMail }: { readonly hasMail: boolean }): Hear =>
  async (transaction, { kind, byId, name, title, text, path }, now) => {
    const store = happeningStore(transaction)
    const webhooks = await store.webhooksFor(kind)
    const readers = hasMail && isMailed(kind) ? await store.readersExcept(byId) : []
    if (webhooks.length === 0 && readers.length === 0) return
    const said = { name, title: shortened(title), text: shortened(text), path }
    await store.write({ kind, user_id: byId, ...said, created_at: now }, { webhooks, readers })
  }
