import { QueryClient } from '@tanstack/react-query'

/** Data that the server has just rendered is not requested again for this time. */
const FRESH_MS = 30_000

export const createQueryClient = (): QueryClient =>
  new QueryClient({
    // Mutations fail at once without a network instead of waiting for it.
    defaultOptions: { queries: { staleTime: FRESH_MS }, mutations: { networkMode: 'always' } },
  })
