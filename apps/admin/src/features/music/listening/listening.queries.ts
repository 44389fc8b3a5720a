import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { api } from '../../../shared/api.ts'

/** The key of all queries of listening together. A change invalidates them. */
export const LISTENING = ['listening'] as const

export const sessionsQuery = () =>
  queryOptions({
    queryKey: [...LISTENING, 'sessions'],
    queryFn: () => api.getListeningSessions(undefined, { quiet: true }),
  })

export const hostsQuery = () =>
  queryOptions({
    queryKey: [...LISTENING, 'hosts'],
    queryFn: async () => (await api.getTurntable(undefined, { quiet: true })).hosts,
  })

/** The playlists that visitors see, of the library and of the upstream. */
export const visiblePlaylistsQuery = () =>
  queryOptions({
    queryKey: [...LISTENING, 'playlists'],
    queryFn: async () => (await api.getToplist(undefined, { quiet: true })).list,
  })

const FOUND = 8

/** Users whose nickname contains a text. */
export const foundUsersQuery = (nick_name: string) =>
  queryOptions({
    queryKey: ['users', 'for hosts', nick_name],
    queryFn: async () => {
      const body = { current: 1, size: FOUND, nick_name }
      return (await api.getUserList({ body }, { quiet: true })).list
    },
    enabled: nick_name !== '',
    placeholderData: keepPreviousData,
  })
