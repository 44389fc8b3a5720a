import { type Language, PAGE_SIZE } from '@lanting/contract'
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query'
import type { Api } from '../../shared/api/api.ts'
import { UNREAD_KEY } from '../../shared/refresh-unread.ts'

/** The unread count, read with the smallest page. An open drawer reads it with its list. */
export const unreadQuery = (api: Api, userId: number | undefined) =>
  queryOptions({
    queryKey: [...UNREAD_KEY, userId, 'unread'],
    queryFn: async () =>
      (await api.getNotifyList({ body: { current: 1, size: 1 } }, { quiet: true })).unread,
    enabled: userId !== undefined,
  })

export const notificationsQuery = (api: Api, userId: number | undefined, language: Language) =>
  infiniteQueryOptions({
    queryKey: [...UNREAD_KEY, userId, 'list', language],
    queryFn: async ({ pageParam, client }) => {
      const page = await api.getNotifyList(
        { body: { current: pageParam, size: PAGE_SIZE.notifications } },
        { quiet: true },
      )
      client.setQueryData(unreadQuery(api, userId).queryKey, page.unread)
      return page
    },
    initialPageParam: 1,
    getNextPageParam: ({ current, size, total }) =>
      current * size < total ? current + 1 : undefined,
    enabled: userId !== undefined,
  })
