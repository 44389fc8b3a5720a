import type { WebhookDraft, WebhookEvent } from '@lanting/contract'
import type { Queries } from '../../../database/open.ts'
import { type Page, readPage } from '../../../database/read-page.ts'

export const webhookStore = (queries: Queries) => ({
  list: async () => {
    const rows = await queries.selectFrom('webhooks').selectAll().orderBy('id').execute()
    return rows.map(({ id, url, kinds, enabled, created_at }) => ({
      id,
      url,
      enabled: enabled === 1,
      createdAtMs: created_at,
      kinds: JSON.parse(kinds) as WebhookEvent[],
    }))
  },

  exists: async (id: number): Promise<boolean> => {
    const found = queries.selectFrom('webhooks').select('id').where('id', '=', id)
    return (await found.executeTakeFirst()) !== undefined
  },

  add: async ({ url, kinds, enabled }: WebhookDraft, secret: string, now: number) => {
    const row = { url, kinds: JSON.stringify(kinds), enabled: enabled ? 1 : 0, secret }
    const { id } = await queries
      .insertInto('webhooks')
      .values({ ...row, created_at: now, updated_at: now })
      .returning('id')
      .executeTakeFirstOrThrow()
    return id
  },

  update: async (
    id: number,
    { url, kinds, enabled }: WebhookDraft,
    now: number,
  ): Promise<boolean> => {
    const { numUpdatedRows } = await queries
      .updateTable('webhooks')
      .set({ url, kinds: JSON.stringify(kinds), enabled: enabled ? 1 : 0, updated_at: now })
      .where('id', '=', id)
      .executeTakeFirst()
    return numUpdatedRows === 1n
  },

  secretOf: async (id: number): Promise<string | undefined> => {
    const found = queries.selectFrom('webhooks').select('secret').where('id', '=', id)
    return (await found.executeTakeFirst())?.secret
  },

  setSecret: async (id: number, secret: string, now: number): Promise<boolean> => {
    const { numUpdatedRows } = await queries
      .updateTable('webhooks')
      .set({ secret, updated_at: now })
      .where('id', '=', id)
      .executeTakeFirst()
    return numUpdatedRows === 1n
  },

  remove: async (id: number): Promise<boolean> => {
    await queries.deleteFrom('deliveries').where('webhook_id', '=', id).execute()
    const { numDeletedRows } = await queries
      .deleteFrom('webhooks')
      .where('id', '=', id)
      .executeTakeFirst()
    return numDeletedRows === 1n
  },

  deliveries: async (webhookId: number, page: Page) => {
    const own = queries
      .selectFrom('deliveries')
      .innerJoin('events', 'events.id', 'event_id')
      .where('webhook_id', '=', webhookId)
    const deliveries = own
      .select(['deliveries.id', 'deliveries.key', 'kind', 'state', 'attempts', 'status'])
      .select(['deliveries.created_at', 'due_at', 'sent_at'])
    const counted = await own
      .select(({ fn }) => fn.countAll<number | string>().as('total'))
      .executeTakeFirstOrThrow()
    const total = Number(counted.total)
    const rows = await readPage(deliveries, [['deliveries.id', 'desc']], page, total)
    return { rows, total }
  },

  /** Returns true if the webhook of a delivery is off. Tests are sent anyway. */
  isOff: async (deliveryId: number): Promise<boolean> => {
    const off = await queries
      .selectFrom('deliveries')
      .innerJoin('events', 'events.id', 'event_id')
      .innerJoin('webhooks', 'webhooks.id', 'webhook_id')
      .select('deliveries.id')
      .where('deliveries.id', '=', deliveryId)
      .where('enabled', '=', 0)
      .where('kind', '<>', 'test')
      .executeTakeFirst()
    return off !== undefined
  },

  /** Everything that is needed to send a delivery; undefined if its webhook was deleted. */
  outgoing: (deliveryId: number) =>
    queries
      .selectFrom('deliveries')
      .innerJoin('events', 'events.id', 'event_id')
      .innerJoin('webhooks', 'webhooks.id', 'webhook_id')
      .select(['deliveries.key', 'kind', 'name', 'title', 'text', 'path', 'url', 'secret'])
      .select('events.created_at')
      .where('deliveries.id', '=', deliveryId)
      .executeTakeFirst(),

  /** Marks a delivery as failed. It is sent only if an administrator resends it. */
  giveUp: async (deliveryId: number) => {
    await queries
      .updateTable('deliveries')
      .set({ state: 'failed', leased_until: null })
      .where('id', '=', deliveryId)
      .where('state', '=', 'waiting')
      .execute()
  },

  drop: async (deliveryId: number) => {
    await queries.deleteFrom('deliveries').where('id', '=', deliveryId).execute()
  },
})
