import { LINK_STATUS, PAGE_SIZE } from '@lanting/contract'
import { infiniteQueryOptions } from '@tanstack/react-query'
import type { Api } from '../../shared/api/api.ts'
import { nextPage } from '../../shared/endless/endless-list.ts'

export const LINKS = ['links'] as const

export const linkListQuery = (api: Api) =>
  infiniteQueryOptions({
    queryKey: [...LINKS, 'list'],
    queryFn: ({ pageParam: current }) =>
      api.getLinksList(
        { body: { current, size: PAGE_SIZE.friendLinks, status: LINK_STATUS.approved } },
        { quiet: true },
      ),
    initialPageParam: 1,
    getNextPageParam: (last, pages) => nextPage(last, pages, PAGE_SIZE.friendLinks),
  })
