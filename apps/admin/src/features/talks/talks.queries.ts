import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { api } from '../../shared/api.ts'
import { pageOf } from '../../shared/table-search.ts'
import { STATUS_OF_TAB, TALK_TABS, type TalkSearch } from './talk-search.ts'

/** The key of all talk queries. A change invalidates them. */
export const TALKS = ['talks'] as const

export const talkListQuery = (search: TalkSearch) => {
  const body = { ...pageOf(search), status: STATUS_OF_TAB[search.tab ?? 'public'] }
  return queryOptions({
    queryKey: [...TALKS, 'list', body],
    queryFn: () => api.getTalkList({ body }, { quiet: true }),
    placeholderData: keepPreviousData,
  })
}

/** The number of talks per tab. */
export const talkCountsQuery = () =>
  queryOptions({
    queryKey: [...TALKS, 'counts'],
    queryFn: async () => {
      const totals = await Promise.all(
        TALK_TABS.map(async (tab) => {
          const body = { current: 1, size: 1, status: STATUS_OF_TAB[tab] }
          return [tab, (await api.getTalkList({ body }, { quiet: true })).total] as const
        }),
      )
      return Object.fromEntries(totals)
    },
  })

export const talkQuery = (id: number) =>
  queryOptions({
    queryKey: [...TALKS, 'one', id],
    queryFn: () => api.getTalkById({ params: { id } }, { quiet: true }),
    // No refetch while editing: it would replace the input.
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  })
