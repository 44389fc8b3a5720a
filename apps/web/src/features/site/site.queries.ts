import { queryOptions } from '@tanstack/react-query'
import type { Api } from '../../shared/api/api.ts'

export const pageHeadersQuery = (api: Api) =>
  queryOptions({
    queryKey: ['site', 'pageHeaders'],
    queryFn: () => api.getPageHeaders(undefined, { quiet: true }),
  })
