import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { pageOf, type TableSearch } from '../../shared/table-search.ts'
import { LABEL_CALLS, type LabelKind } from './label-kinds.ts'

export interface LabelSearch extends TableSearch {
  readonly kind?: LabelKind
  readonly name?: string
}

const ALL = 999

export const labelListQuery = (search: LabelSearch) => {
  const { kind = 'category', name } = search
  return queryOptions({
    queryKey: ['labels', kind, 'list', pageOf(search), name],
    queryFn: () => LABEL_CALLS[kind].list(pageOf(search), name),
    placeholderData: keepPreviousData,
  })
}

/** All of a kind, to choose one among them. */
export const allLabelsQuery = (kind: LabelKind) =>
  queryOptions({
    queryKey: ['labels', kind, 'all'],
    queryFn: async () => (await LABEL_CALLS[kind].list({ current: 1, size: ALL })).list,
  })
