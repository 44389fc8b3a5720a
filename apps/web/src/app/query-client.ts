import { QueryClient } from '@tanstack/react-query'

/** Data that the server has just rendered is not requested again for this time. */
const FRESH_MS = 30_000
const RETRY_MS = 10_000

export const createQueryClient = (): QueryClient =>
  new QueryClient({
    // Without a network, calls fail at once instead of waiting in silence.
    defaultOptions: {
      queries: {
        staleTime: FRESH_MS,
        networkMode: 'offlineFirst',
        // What failed is asked for again, until there is an answer.
        refetchInterval: ({ state }) => (state.status === 'error' ? RETRY_MS : false),
      },
      mutations: { networkMode: 'always' },
    },
  })
