import { queryOptions } from '@tanstack/react-query'
import type { Api } from '../../shared/api/api.ts'

export const configQuery = (api: Api) =>
  queryOptions({
    queryKey: ['site', 'config'],
    queryFn: () => api.getConfig(undefined, { quiet: true }),
  })

export const pageHeadersQuery = (api: Api) =>
  queryOptions({
    queryKey: ['site', 'pageHeaders'],
    queryFn: () => api.getPageHeaders(undefined, { quiet: true }),
  })
