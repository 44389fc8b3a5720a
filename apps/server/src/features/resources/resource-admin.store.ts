import type { ResourceSide } from '@lanting/contract'
import type { Queries } from '../../database/open.ts'

interface NewGroup {
  readonly side: ResourceSide
  readonly category: string
  readonly name: string
  readonly desc: string
}

export interface NewSite {
  readonly group_id: number
  readonly name: string
  readonly url: string
  readonly desc: string
}

const groupRow = ({ desc, ...group }: NewGroup) => ({ ...group, description: desc })
const siteRow = ({ desc, ...site }: NewSite) => ({ ...site, description: desc })

export const resourceAdminStore = (queries: Queries) => ({
  groups: () =>
    queries
      .selectFrom('resource_groups')
      .select(['id', 'side', 'category', 'name', 'description as desc'])
      .orderBy('side', 'desc')
      .orderBy('position')
      .orderBy('id')
      .execute(),

  sites: () =>
    queries
      .selectFrom('resource_sites')
      .select(['id', 'group_id', 'name', 'url', 'description as desc'])
      .orderBy('position')
      .orderBy('id')
      .execute(),

  groupExists: async (id: number): Promise<boolean> =>
    (await queries
      .selectFrom('resource_groups')
      .select('id')
      .where('id', '=', id)
      .executeTakeFirst()) !== undefined,

  /** Adds the group at the end of its side. A duplicate key fails with a unique violation. */
  addGroup: async (group: NewGroup): Promise<number> => {
    const { last } = await queries
      .selectFrom('resource_groups')
      .select(({ fn }) => fn.max<number | null>('position').as('last'))
      .where('side', '=', group.side)
      .executeTakeFirstOrThrow()
    const { id } = await queries
      .insertInto('resource_groups')
      .values({ ...groupRow(group), position: (last ?? 0) + 1 })
      .returning('id')
      .executeTakeFirstOrThrow()
    return id
  },

  updateGroup: async (id: number, group: NewGroup): Promise<boolean> => {
    const { numUpdatedRows } = await queries
      .updateTable('resource_groups')
      .set(groupRow(group))
      .where('id', '=', id)
      .executeTakeFirst()
    return numUpdatedRows > 0n
  },

  removeGroup: async (id: number): Promise<boolean> => {
    const { numDeletedRows } = await queries
      .deleteFrom('resource_groups')
      .where('id', '=', id)
      .executeTakeFirst()
    return numDeletedRows > 0n
  },

  addSite: async (site: NewSite): Promise<number> => {
    const { last } = await queries
      .selectFrom('resource_sites')
      .select(({ fn }) => fn.max<number | null>('position').as('last'))
      .where('group_id', '=', site.group_id)
      .executeTakeFirstOrThrow()
    const { id } = await queries
      .insertInto('resource_sites')
      .values({ ...siteRow(site), position: (last ?? 0) + 1 })
      .returning('id')
      .executeTakeFirstOrThrow()
    return id
  },

  updateSite: async (id: number, site: NewSite): Promise<boolean> => {
    const { numUpdatedRows } = await queries
      .updateTable('resource_sites')
      .set(siteRow(site))
      .where('id', '=', id)
      .executeTakeFirst()
    return numUpdatedRows > 0n
  },

  removeSite: async (id: number): Promise<boolean> => {
    const { numDeletedRows } = await queries
      .deleteFrom('resource_sites')
      .where('id', '=', id)
      .executeTakeFirst()
    return numDeletedRows > 0n
  },

  place: async (
    table: 'resource_groups' | 'resource_sites',
    { id, position }: { readonly id: number; readonly position: number },
  ) => {
    // The statement is the same for both tables.
    const rows = table as 'resource_sites'
    await queries.updateTable(rows).set({ position }).where('id', '=', id).execute()
  },
})
