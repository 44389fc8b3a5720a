import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { api, statusOf } from '../../shared/api.ts'
import { listBody, type UserSearch } from './user-search.ts'

export const USERS = ['users'] as const

export const userListQuery = (search: UserSearch) =>
  queryOptions({
    queryKey: [...USERS, 'list', listBody(search)],
    queryFn: () => api.getUserList({ body: listBody(search) }, { quiet: true }),
    placeholderData: keepPreviousData,
  })

/** Null for a user that does not exist. */
export const userQuery = (id: number) =>
  queryOptions({
    queryKey: [...USERS, id],
    queryFn: () =>
      api.adminGetUser({ params: { id } }, { quiet: true }).catch((error) => {
        if (statusOf(error) === 404 || statusOf(error) === 422) return null
        throw error
      }),
  })

export const userSessionsQuery = (id: number) =>
  queryOptions({
    queryKey: [...USERS, id, 'sessions'],
    queryFn: () => api.adminGetSessions({ params: { id } }, { quiet: true }),
  })

export const postsQuery = (id: number) =>
  queryOptions({
    queryKey: [...USERS, id, 'writings'],
    queryFn: () => api.adminGetPosts({ params: { id } }, { quiet: true }),
  })
