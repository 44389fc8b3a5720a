import { queryOptions } from '@tanstack/react-query'
import type { Api } from '../../shared/api/api.ts'

export const categoriesQuery = (api: Api) =>
  queryOptions({
    queryKey: ['labels', 'categories'],
    queryFn: () => api.getCategoryDictionary(undefined, { quiet: true }),
  })

export const tagsQuery = (api: Api) =>
  queryOptions({
    queryKey: ['labels', 'tags'],
    queryFn: () => api.getTagDictionary(undefined, { quiet: true }),
  })

export const statisticQuery = (api: Api) =>
  queryOptions({
    queryKey: ['labels', 'statistic'],
    queryFn: () => api.getStatistic(undefined, { quiet: true }),
  })
