import { type Endpoints, PAGE_SIZE, type Result } from '@lanting/contract'
import { type InfiniteData, infiniteQueryOptions, queryOptions } from '@tanstack/react-query'
import type { Api } from '../../shared/api/api.ts'
import { nextPage } from '../../shared/endless/endless-list.ts'

export type TalkPages = InfiniteData<Result<Endpoints['getBlogTalkList']>, number>

/** The key contains the user, because likes are marked. The server renders it for visitors. */
export const talksQuery = (api: Api, userId?: number) =>
  infiniteQueryOptions({
    queryKey: ['talks', 'list', userId ?? 'visitor'],
    queryFn: ({ pageParam }) =>
      api.getBlogTalkList({ body: { current: pageParam, size: PAGE_SIZE.talks } }, { quiet: true }),
    initialPageParam: 1,
    getNextPageParam: (last, pages) => nextPage(last, pages, PAGE_SIZE.talks),
  })

export const talkQuery = (api: Api, id: number) =>
  queryOptions({
    queryKey: ['talks', 'one', id],
    queryFn: () => api.getBlogTalkById({ params: { id } }, { quiet: true }),
  })
