import type { PageHeader, RouteName, Section } from '@lanting/contract'
import { useQuery, useSuspenseQuery } from '@tanstack/react-query'
import { configQuery } from '../../shared/site-config.ts'
import { useApi } from '../../shared/use-api.ts'
import { pageHeadersQuery } from './site.queries.ts'

/** Whether the owner has hidden a part of the site. Without settings everything is shown. */
export const useIsHidden = (section: Section): boolean => {
  const { data } = useQuery({ ...configQuery(useApi()), enabled: false })
  return data?.hidden_sections.includes(section) ?? false
}

/** The chosen header image of a page, if any. */
export const usePageHeader = (routeName: RouteName): PageHeader | undefined => {
  const { data } = useSuspenseQuery(pageHeadersQuery(useApi()))
  return data.find(({ route_name }) => route_name === routeName)
}
