import { type DriftingMessage, PAGE_SIZE } from '@lanting/contract'
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query'
import type { Api } from '../../shared/api/api.ts'
import { nextPage } from '../../shared/endless/endless-list.ts'

export const BOARD = ['board'] as const

export interface BoardFilter {
  /** Empty for all tags. */
  readonly tag: string
  readonly text: string
}

/** Likes belong to a user, so each user has a separate query key. */
export const boardListQuery = (
  api: Api,
  { tag, text }: BoardFilter,
  userId: number | undefined,
) => {
  const whose = userId ?? 'visitor'
  return infiniteQueryOptions({
    queryKey: [...BOARD, 'list', tag, text, whose],
    queryFn: ({ pageParam: current }) =>
      api.getMessageList(
        { body: { current, size: PAGE_SIZE.boardMessages, tag, message: text } },
        { quiet: true },
      ),
    initialPageParam: 1,
    getNextPageParam: (last, pages) => nextPage(last, pages, PAGE_SIZE.boardMessages),
    // Keeps the previous rows for a new filter, but not for a different user.
    placeholderData: (before, query) => (query?.queryKey.at(-1) === whose ? before : undefined),
  })
}

/** A board message as the sky shows it. The page does not carry its dates. */
export type SkyNote = Omit<DriftingMessage, 'createdAt' | 'createdAtMs'>

export const driftingQuery = (api: Api) =>
  queryOptions({
    queryKey: [...BOARD, 'drifting'],
    queryFn: async (): Promise<SkyNote[]> => {
      const { list } = await api.getAllMessage(undefined, { quiet: true })
      return list.map(({ createdAt: _, createdAtMs: __, ...note }) => note)
    },
  })

export const hotTagsQuery = (api: Api) =>
  queryOptions({
    queryKey: [...BOARD, 'tags'],
    queryFn: () => api.getHotTagList(undefined, { quiet: true }),
  })

export const messageQuery = (api: Api, id: number) =>
  queryOptions({
    queryKey: [...BOARD, 'one', id],
    queryFn: () => api.getMessageById({ params: { id } }, { quiet: true }),
  })
