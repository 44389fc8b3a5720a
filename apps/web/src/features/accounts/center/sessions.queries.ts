import { queryOptions } from '@tanstack/react-query'
import type { Api } from '../../../shared/api/api.ts'

/** Of one user, and not kept for the next; asked anew whenever it is looked at. */
export const sessionsQuery = (api: Api, userId: number) =>
  queryOptions({
    queryKey: ['accounts', userId, 'sessions'],
    queryFn: () => api.getSessions(undefined, { quiet: true }),
    networkMode: 'always',
    retry: false,
    staleTime: 0,
    gcTime: 0,
  })
