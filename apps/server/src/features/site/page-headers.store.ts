import type { Queries } from '../../database/open.ts'

interface Header {
  readonly route_name: string
  readonly bg_url: string
}

/** A second header of one route fails with a unique violation. */
export const pageHeaderStore = (queries: Queries) => ({
  all: () => queries.selectFrom('page_headers').selectAll().orderBy('id').execute(),

  add: async (header: Header): Promise<number> => {
    const { id } = await queries
      .insertInto('page_headers')
      .values(header)
      .returning('id')
      .executeTakeFirstOrThrow()
    return id
  },

  update: async (id: number, header: Header): Promise<number | undefined> => {
    const row = await queries
      .updateTable('page_headers')
      .set(header)
      .where('id', '=', id)
      .returning('id')
      .executeTakeFirst()
    return row?.id
  },

  remove: async (id: number): Promise<boolean> => {
    const { numDeletedRows } = await queries
      .deleteFrom('page_headers')
      .where('id', '=', id)
      .executeTakeFirst()
    return numDeletedRows > 0n
  },
})

export type PageHeaderStore = ReturnType<typeof pageHeaderStore>
