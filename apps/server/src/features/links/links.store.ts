import { LINK_STATUS } from '@lanting/contract'
import type { SelectQueryBuilder } from 'kysely'
import { contains } from '../../database/contains.ts'
import type { Queries } from '../../database/open.ts'
import { type Page, readPage } from '../../database/read-page.ts'
import type { Tables } from '../../database/tables.ts'
import type { StoredLink } from './links.rules.ts'

interface LinkFilter {
  readonly status?: number
  /** A part of the name. */
  readonly name: string
  /** From (inclusive) and to (exclusive). */
  readonly created?: readonly [number, number]
}

const COLUMNS = [
  'id',
  'site_name',
  'site_desc',
  'site_avatar',
  'url',
  'status',
  'user_id',
  'created_at',
  'updated_at',
] as const

const filtered = <O>(
  query: SelectQueryBuilder<Tables, 'links', O>,
  { status, name, created }: LinkFilter,
) =>
  query
    .$if(status !== undefined, (rows) => rows.where('status', '=', status ?? 0))
    .$if(name !== '', (rows) => rows.where(contains('site_name', name)))
    .$if(created !== undefined, (rows) =>
      rows.where('created_at', '>=', created?.[0] ?? 0).where('created_at', '<', created?.[1] ?? 0),
    )

export const linkStore = (queries: Queries) => {
  const links = () => queries.selectFrom('links')

  return {
    page: (filter: LinkFilter, page: Page, total: number) =>
      readPage(
        filtered(links().select(COLUMNS), filter),
        [
          ['created_at', 'asc'],
          ['id', 'asc'],
        ],
        page,
        total,
      ),

    total: async (filter: LinkFilter): Promise<number> => {
      const { total } = await filtered(
        links().select(({ fn }) => fn.countAll<number | string>().as('total')),
        filter,
      ).executeTakeFirstOrThrow()
      return Number(total)
    },

    find: (id: number) =>
      links().select(['user_id', 'site_avatar']).where('id', '=', id).executeTakeFirst(),

    idOfUrl: async (url: string): Promise<number | undefined> => {
      const row = await links().select('id').where('url', '=', url).executeTakeFirst()
      return row?.id
    },

    add: async (
      link: StoredLink & { readonly status: number },
      userId: number,
      now: number,
    ): Promise<number> => {
      const { id } = await queries
        .insertInto('links')
        .values({
          ...link,
          user_id: userId,
          created_at: now,
          updated_at: now,
        })
        .returning('id')
        .executeTakeFirstOrThrow()
      return id
    },

    update: async (id: number, change: StoredLink & { status?: number }, now: number) => {
      await queries
        .updateTable('links')
        .set({ ...change, updated_at: now })
        .where('id', '=', id)
        .execute()
    },

    /** Approves the waiting links among these ids. Returns the approved links. */
    approve: (ids: readonly number[], now: number) =>
      queries
        .updateTable('links')
        .set({ status: LINK_STATUS.approved, updated_at: now })
        .where('id', 'in', ids)
        .where('status', '=', LINK_STATUS.waiting)
        .returning(['id', 'user_id', 'site_name'])
        .execute(),

    remove: async (ids: readonly number[]): Promise<number> => {
      const { numDeletedRows } = await queries
        .deleteFrom('links')
        .where('id', 'in', ids)
        .executeTakeFirst()
      return Number(numDeletedRows)
    },
  }
}
