import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { api } from '../../shared/api.ts'
import { pageOf, readTableSearch, shortText, type TableSearch } from '../../shared/table-search.ts'

export const REDIRECTS = ['redirects'] as const

export interface RedirectSearch extends TableSearch {
  readonly path?: string
}

export const readRedirectSearch = (search: Record<string, unknown>): RedirectSearch => ({
  ...readTableSearch(search),
  path: shortText(search.path),
})

export const redirectListQuery = (search: RedirectSearch) => {
  const body = { ...pageOf(search), path: search.path ?? null }
  return queryOptions({
    queryKey: [...REDIRECTS, body],
    queryFn: () => api.getRedirectList({ body }, { quiet: true }),
    placeholderData: keepPreviousData,
  })
}
