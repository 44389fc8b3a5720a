import { QueryClient } from '@tanstack/react-query'

const FRESH_MS = 5_000

export const queryClient = new QueryClient({
  defaultOptions: {
    queries: { staleTime: FRESH_MS, retry: false, networkMode: 'always' },
    mutations: { networkMode: 'always' },
  },
})
