import { randomUUID } from 'node:crypto'
import { ROLE, type WebhookEvent } from '@lanting/contract'
import type { Queries } from '../../database/open.ts'
import { ADMIN_NOTIFICATIONS } from './mail/mail-addresses.store.ts'

export interface Said {
  /** The name of the user or visitor who caused the event. */
  readonly name: string
  /** The title of the subject. */
  readonly title: string
  /** The text that was written. */
  readonly text: string
  /** The path of the page that shows it. */
  readonly path: string
}

interface Written extends Said {
  readonly kind: WebhookEvent | 'test'
  readonly user_id: number | null
  readonly created_at: number
}

export const eventStore = (queries: Queries) => ({
  /** The enabled webhooks for a kind of event. */
  webhooksFor: async (kind: WebhookEvent): Promise<number[]> => {
    const rows = await queries
      .selectFrom('webhooks')
      .select(['id', 'kinds'])
      .where('enabled', '=', 1)
      .execute()
    return rows.filter(({ kinds }) => JSON.parse(kinds).includes(kind)).map(({ id }) => id)
  },

  /** The administrators with a digest, except the user who caused the event. */
  readersExcept: async (byId: number | null): Promise<number[]> => {
    const rows = await queries
      .selectFrom('mail_addresses')
      .innerJoin('users', 'users.id', 'mail_addresses.user_id')
      .select('users.id')
      .where('digest', 'in', ADMIN_NOTIFICATIONS)
      .where('confirmed_at', 'is not', null)
      .where('role', '=', ROLE.administrator)
      .where('blocked', '=', 0)
      .execute()
    return rows.map(({ id }) => id).filter((id) => id !== byId)
  },

  /** Writes an event with one delivery for each channel. */
  write: async (
    event: Written,
    to: { readonly webhooks: readonly number[]; readonly readers: readonly number[] },
  ): Promise<void> => {
    const { id: event_id } = await queries
      .insertInto('events')
      .values(event)
      .returning('id')
      .executeTakeFirstOrThrow()
    const { created_at } = event
    const common = { event_id, due_at: created_at, created_at }
    const rows = [
      ...to.webhooks.map((webhook_id) => ({
        ...common,
        webhook_id,
        user_id: null,
        key: randomUUID(),
        channel: `webhook:${webhook_id}`,
        state: 'waiting',
      })),
      ...to.readers.map((user_id) => ({
        ...common,
        webhook_id: null,
        user_id,
        key: '',
        channel: `mail:${user_id}`,
        state: 'batching',
      })),
    ]
    await queries.insertInto('deliveries').values(rows).execute()
  },

  /** Deletes one batch of old events and mails. Returns the number of deleted rows. */
  prune: async (before: number, batchSize: number): Promise<number> => {
    let gone = 0
    for (const table of ['events', 'mails'] as const) {
      const old = queries
        .selectFrom(table as 'mails')
        .select('id')
        .where('created_at', '<', before)
        .orderBy('created_at')
        .limit(batchSize)
      const rows = await old.execute()
      if (rows.length === 0) continue
      const ids = rows.map(({ id }) => id)
      await queries.deleteFrom(table).where(queries.dynamic.ref('id'), 'in', ids).execute()
      gone += ids.length
    }
    return gone
  },
})
