import type { QueryClient } from '@tanstack/react-query'

/** The query key prefix of the user's notifications. */
export const UNREAD_KEY = ['notifications'] as const

/** Refetches the notifications: on focus, after own actions, and when an event arrives. */
export const refreshUnread = (queryClient: QueryClient): Promise<void> =>
  queryClient.invalidateQueries({ queryKey: UNREAD_KEY })
