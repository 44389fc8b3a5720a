import type { QueryClient } from '@tanstack/react-query'

/** Everything about the user's notifications is kept under this key. */
export const NEWS_KEY = ['notifications'] as const

/** Reads the user's notifications anew: on focus, after own actions, and whenever news arrives. */
export const refreshNews = (queryClient: QueryClient): Promise<void> =>
  queryClient.invalidateQueries({ queryKey: NEWS_KEY })
