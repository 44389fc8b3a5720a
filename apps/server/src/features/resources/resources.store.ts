import type { ResourceSide } from '@lanting/contract'
import type { Queries } from '../../database/open.ts'

const GROUP_COLUMNS = ['category', 'name', 'description as desc'] as const

export const resourceStore = (queries: Queries) => ({
  groups: (side: ResourceSide) =>
    queries
      .selectFrom('resource_groups')
      .select(GROUP_COLUMNS)
      .where('side', '=', side)
      .orderBy('position')
      .orderBy('id')
      .execute(),

  group: (side: ResourceSide, category: string) =>
    queries
      .selectFrom('resource_groups')
      .select(['id', ...GROUP_COLUMNS])
      .where('side', '=', side)
      .where('category', '=', category)
      .executeTakeFirst(),

  sites: (groupId: number) =>
    queries
      .selectFrom('resource_sites')
      .select(['name', 'url', 'description as desc'])
      .where('group_id', '=', groupId)
      .orderBy('position')
      .orderBy('id')
      .execute(),
})
