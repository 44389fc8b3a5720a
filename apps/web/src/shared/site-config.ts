import type { SiteConfig } from '@lanting/contract'
import { queryOptions, useSuspenseQuery } from '@tanstack/react-query'
import type { Api } from './api/api.ts'
import { useApi } from './use-api.ts'

export const configQuery = (api: Api) =>
  queryOptions({
    queryKey: ['site', 'config'],
    queryFn: () => api.getConfig(undefined, { quiet: true }),
  })

/** What the owner has set for all pages. */
export const useConfig = (): SiteConfig => useSuspenseQuery(configQuery(useApi())).data
