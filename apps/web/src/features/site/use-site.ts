import type { PageHeader, RouteName, SiteConfig } from '@lanting/contract'
import { useSuspenseQuery } from '@tanstack/react-query'
import { useApi } from '../../shared/use-api.ts'
import { configQuery, pageHeadersQuery } from './site.queries.ts'

export const useConfig = (): SiteConfig => useSuspenseQuery(configQuery(useApi())).data

/** The chosen header image of a page, if any. */
export const usePageHeader = (routeName: RouteName): PageHeader | undefined => {
  const { data } = useSuspenseQuery(pageHeadersQuery(useApi()))
  return data.find(({ route_name }) => route_name === routeName)
}
