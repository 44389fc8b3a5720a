import { LINK_STATUS } from '@lanting/contract'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { api } from '../../shared/api.ts'
import { type LinkSearch, listBody } from './link-search.ts'

export const LINKS = ['links'] as const

export const linkListQuery = (search: LinkSearch) =>
  queryOptions({
    queryKey: [...LINKS, 'list', listBody(search)],
    queryFn: () => api.getLinksList({ body: listBody(search) }, { quiet: true }),
    placeholderData: keepPreviousData,
  })

const COUNTED_EVERY_MS = 60_000

/** The number of pending friend links. */
export const waitingLinksQuery = () =>
  queryOptions({
    queryKey: [...LINKS, 'waiting'],
    queryFn: async () => {
      const body = { current: 1, size: 1, status: LINK_STATUS.waiting }
      return (await api.getLinksList({ body }, { quiet: true })).total
    },
    refetchInterval: COUNTED_EVERY_MS,
  })
