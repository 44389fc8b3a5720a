import type { ResourceSide } from '@lanting/contract'
import { queryOptions } from '@tanstack/react-query'
import type { Api } from '../../shared/api/api.ts'

export const resourceGroupsQuery = (api: Api, side: ResourceSide) =>
  queryOptions({
    queryKey: ['resources', side],
    queryFn: () => api.getResourceGroups({ params: { side } }, { quiet: true }),
  })

export const siteListQuery = (api: Api, side: ResourceSide, category: string) =>
  queryOptions({
    queryKey: ['resources', side, category],
    queryFn: () => api.getSiteList({ params: { side, category } }, { quiet: true }),
  })
