import type { AuditEnding } from '@lanting/contract'
import type { Insertable, SelectQueryBuilder, Updateable } from 'kysely'
import type { Queries } from '../../database/open.ts'
import { type Page, readPage } from '../../database/read-page.ts'
import type { Tables } from '../../database/tables.ts'

export interface AuditFilter {
  readonly userId?: number
  readonly action?: string
  /** Actions to leave out. */
  readonly except: readonly string[]
  readonly ending?: AuditEnding
  /** Start (inclusive) and end (exclusive). */
  readonly created?: readonly [number, number]
}

/** Deletes in batches, so that the table is never locked for long. */
const DELETE_BATCH = 500

const filtered = <O>(
  query: SelectQueryBuilder<Tables, 'audit_entries', O>,
  { userId, action, except, ending, created }: AuditFilter,
) =>
  query
    .$if(userId !== undefined, (rows) => rows.where('user_id', '=', userId ?? 0))
    .$if(action !== undefined, (rows) => rows.where('action', '=', action ?? ''))
    .$if(except.length > 0, (rows) => rows.where('action', 'not in', except))
    .$if(ending === 'unfinished', (rows) => rows.where('outcome', 'is', null))
    .$if(ending !== undefined && ending !== 'unfinished', (rows) =>
      rows.where('outcome', '=', ending ?? ''),
    )
    .$if(created !== undefined, (rows) =>
      rows
        .where('audit_entries.created_at', '>=', created?.[0] ?? 0)
        .where('audit_entries.created_at', '<', created?.[1] ?? 0),
    )

export const auditStore = (queries: Queries) => ({
  add: async (entry: Insertable<Tables['audit_entries']>): Promise<number> => {
    const { id } = await queries
      .insertInto('audit_entries')
      .values(entry)
      .returning('id')
      .executeTakeFirstOrThrow()
    return id
  },

  end: async (id: number, end: Updateable<Tables['audit_entries']>) => {
    await queries.updateTable('audit_entries').set(end).where('id', '=', id).execute()
  },

  page: (filter: AuditFilter, page: Page, total: number) =>
    readPage(
      filtered(queries.selectFrom('audit_entries'), filter)
        .leftJoin('users', 'users.id', 'audit_entries.user_id')
        .select(['audit_entries.id', 'audit_entries.user_id', 'action', 'subject', 'request_id'])
        .select(['outcome', 'reason', 'ended_at', 'audit_entries.created_at', 'nick_name']),
      [['audit_entries.id', 'desc']],
      page,
      total,
    ),

  total: async (filter: AuditFilter): Promise<number> => {
    const { total } = await filtered(queries.selectFrom('audit_entries'), filter)
      .select(({ fn }) => fn.countAll<number | string>().as('total'))
      .executeTakeFirstOrThrow()
    return Number(total)
  },

  /** Removes the names that administrators have given to a user. */
  forgetGivenNames: async (userId: number): Promise<void> => {
    const entries = await queries
      .selectFrom('audit_entries')
      .select(['id', 'subject'])
      .where('action', '=', 'adminUpdateUserInfo')
      .execute()
    for (const { id, subject } of entries) {
      const { nick_name, ...rest } = JSON.parse(subject)
      if (rest.id !== userId || nick_name === undefined) continue
      await queries
        .updateTable('audit_entries')
        .set({ subject: JSON.stringify(rest) })
        .where('id', '=', id)
        .execute()
    }
  },

  /** Deletes old entries in batches. Safe on several nodes at once. */
  forget: async (before: number): Promise<void> => {
    for (;;) {
      const old = await queries
        .selectFrom('audit_entries')
        .select('id')
        .where('created_at', '<', before)
        .orderBy('created_at')
        .limit(DELETE_BATCH)
        .execute()
      if (old.length === 0) return
      const ids = old.map(({ id }) => id)
      await queries.deleteFrom('audit_entries').where('id', 'in', ids).execute()
    }
  },
})
