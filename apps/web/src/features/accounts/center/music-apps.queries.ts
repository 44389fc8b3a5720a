import { queryOptions } from '@tanstack/react-query'
import type { Api } from '../../../shared/api/api.ts'

/** Belongs to one user. Not cached, and refetched on each view. */
export const musicTokensQuery = (api: Api, userId: number) =>
  queryOptions({
    queryKey: ['accounts', userId, 'musicTokens'],
    queryFn: () => api.getMusicTokens(undefined, { quiet: true }),
    networkMode: 'always',
    retry: false,
    staleTime: 0,
    gcTime: 0,
  })
