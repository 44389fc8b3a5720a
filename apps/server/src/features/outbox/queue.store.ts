import type { Queries } from '../../database/open.ts'
import { afterFailure } from './retries.rules.ts'

type Table = 'deliveries' | 'mails'

/**
 * A queue that every node sends from. A claim is a lease: if its node dies, another node sends the
 * row. Only rows in the state `waiting` are claimed.
 */
export const queueStore = (queries: Queries, table: Table) => ({
  /** Ids of due rows without a lease. Rows that failed before come last. */
  due: async (now: number, limit: number): Promise<number[]> => {
    const rows = await queries
      .selectFrom(table as 'mails')
      .select('id')
      .where('state', '=', 'waiting')
      .where('due_at', '<=', now)
      .where((row) => row.or([row('leased_until', 'is', null), row('leased_until', '<=', now)]))
      .orderBy('attempts')
      .orderBy('due_at')
      .orderBy('id')
      .limit(limit)
      .execute()
    return rows.map(({ id }) => id)
  },

  /** Returns the claimed rows. If two nodes claim a row, the row lock gives it to one. */
  claim: (ids: readonly number[], now: number, leaseMs: number) =>
    queries
      .updateTable(table as 'mails')
      .set((row) => ({ leased_until: now + leaseMs, attempts: row('attempts', '+', 1) }))
      .where('id', 'in', ids)
      .where('state', '=', 'waiting')
      .where('due_at', '<=', now)
      .where((row) => row.or([row('leased_until', 'is', null), row('leased_until', '<=', now)]))
      .returning(['id', 'attempts'])
      .execute(),

  /** Restarts a row that ended in one of these states. A waiting row is sent at once. */
  again: async (
    id: number,
    now: number,
    ends: readonly ('sent' | 'failed')[],
  ): Promise<boolean> => {
    const update = queries.updateTable(table as 'mails').where('id', '=', id)
    const { numUpdatedRows: restarted } = await update
      .set({ state: 'waiting', attempts: 0, due_at: now, leased_until: null })
      .where('state', 'in', ends)
      .executeTakeFirst()
    if (restarted === 1n) return true
    const { numUpdatedRows: hurried } = await update
      .set({ due_at: now })
      .where('state', '=', 'waiting')
      .executeTakeFirst()
    return hurried === 1n
  },

  /** Marks a row as sent, even if the lease has expired. */
  sent: async (id: number, now: number, status: number | null) => {
    await queries
      .updateTable(table as 'mails')
      .set({ state: 'sent', sent_at: now, leased_until: null, status })
      .where('id', '=', id)
      .execute()
  },

  /** Marks this attempt as failed. A later lease of another node is not changed. */
  failed: async (
    { id, attempts }: { readonly id: number; readonly attempts: number },
    now: number,
    status: number | null,
  ) => {
    await queries
      .updateTable(table as 'mails')
      .set({ ...afterFailure(attempts, now), leased_until: null, status })
      .where('id', '=', id)
      .where('attempts', '=', attempts)
      .where('state', '=', 'waiting')
      .execute()
  },
})
