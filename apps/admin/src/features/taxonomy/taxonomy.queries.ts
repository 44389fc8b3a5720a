import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { pageOf, type TableSearch } from '../../shared/table-search.ts'
import { TAXONOMY_CALLS, type TaxonomyKind } from './taxonomy-kinds.ts'

export interface TaxonomySearch extends TableSearch {
  readonly kind?: TaxonomyKind
  readonly name?: string
}

const ALL = 999

export const taxonomyListQuery = (search: TaxonomySearch) => {
  const { kind = 'category', name } = search
  return queryOptions({
    queryKey: ['taxonomy', kind, 'list', pageOf(search), name],
    queryFn: () => TAXONOMY_CALLS[kind].list(pageOf(search), name),
    placeholderData: keepPreviousData,
  })
}

/** All categories or tags, for a select. */
export const allTermsQuery = (kind: TaxonomyKind) =>
  queryOptions({
    queryKey: ['taxonomy', kind, 'all'],
    queryFn: async () => (await TAXONOMY_CALLS[kind].list({ current: 1, size: ALL })).list,
  })
