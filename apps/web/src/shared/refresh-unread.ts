import type { QueryClient } from '@tanstack/react-query'

/** Everything about the user's notifications is kept under this key. */
export const UNREAD_KEY = ['notifications'] as const

/** Reads the user's notifications anew: on focus, after own actions, and whenever news arrives. */
export const refreshUnread = (queryClient: QueryClient): Promise<void> =>
  queryClient.invalidateQueries({ queryKey: UNREAD_KEY })
