import { PAGE_SIZE } from '@lanting/contract'
import { useInfiniteQuery, useQuery, useQueryClient } from '@tanstack/react-query'
import { rowsOf } from '../../shared/endless/endless-list.ts'
import { useUserState } from '../../shared/stores/user-state.ts'
import { useApi } from '../../shared/use-api.ts'
import { type TalkPages, talkQuery, talksQuery } from './talks.queries.ts'
import { drawnTalks, withLike } from './talks.rules.ts'

/** The loaded talks with the requested one, and a function to load more. */
export const useTalks = (wantedId: number | undefined) => {
  const api = useApi()
  const queryClient = useQueryClient()
  const userId = useUserState((state) => state.userInfo?.id)
  const query = talksQuery(api, userId)
  const forVisitors = talksQuery(api).queryKey
  const { data, isError, isFetchNextPageError, isFetchingNextPage, hasNextPage, ...list } =
    useInfiniteQuery({
      ...query,
      // The server rendered the list without likes. Loads the likes of this user.
      refetchOnMount: 'always',
      placeholderData: (before) => before ?? queryClient.getQueryData<TalkPages>(forVisitors),
    })
  const { data: wanted } = useQuery({
    ...talkQuery(api, wantedId ?? 0),
    enabled: wantedId !== undefined,
  })

  const countLike = (id: number, change: 1 | -1) => {
    queryClient.setQueryData<TalkPages>(
      query.queryKey,
      (pages) =>
        pages && {
          ...pages,
          pages: pages.pages.map((page) => ({
            ...page,
            list: page.list.map((talk) => (talk.id === id ? withLike(talk, change) : talk)),
          })),
        },
    )
    queryClient.setQueryData(talkQuery(api, id).queryKey, (talk) => talk && withLike(talk, change))
  }

  return {
    talks: data && drawnTalks(rowsOf(data.pages), wanted, PAGE_SIZE.talks),
    /** Whether the list contains the user's like; otherwise it is requested. */
    isListed: (id: number) =>
      Boolean(data?.pages.some((page) => page.list.some((t) => t.id === id))),
    countLike,
    isFailed: isFetchNextPageError || (isError && !data),
    isLoading: isFetchingNextPage,
    hasMore: hasNextPage,
    fetchMore: () => list.fetchNextPage(),
    retry: () => list.refetch(),
  }
}
