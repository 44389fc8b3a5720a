import type { Queries } from '../../database/open.ts'
import { afterFailure } from './retries.rules.ts'

type Table = 'deliveries' | 'mails'

/**
 * What is sent by whichever node comes first. A claim is a lease: when its holder dies, another node
 * sends in its place. Only rows in the state `waiting` are ever claimed.
 */
export const queueStore = (queries: Queries, table: Table) => ({
  /** Ids of those that are due and in nobody's hands; what has failed before lets the others go first. */
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

  /** Those that are ours now. Two nodes may ask for the same; the row's lock lets one have it. */
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

  /** Begins anew with what has come to such an end; what still waits is tried at once. */
  again: async (
    id: number,
    now: number,
    ends: readonly ('sent' | 'failed')[],
  ): Promise<boolean> => {
    const asked = queries.updateTable(table as 'mails').where('id', '=', id)
    const { numUpdatedRows: begun } = await asked
      .set({ state: 'waiting', attempts: 0, due_at: now, leased_until: null })
      .where('state', 'in', ends)
      .executeTakeFirst()
    if (begun === 1n) return true
    const { numUpdatedRows: hurried } = await asked
      .set({ due_at: now })
      .where('state', '=', 'waiting')
      .executeTakeFirst()
    return hurried === 1n
  },

  /** It has arrived, even if our lease had run out by then. */
  sent: async (id: number, now: number, status: number | null) => {
    await queries
      .updateTable(table as 'mails')
      .set({ state: 'sent', sent_at: now, leased_until: null, status })
      .where('id', '=', id)
      .execute()
  },

  /** Of this very try: whoever holds a later lease is not disturbed. */
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
