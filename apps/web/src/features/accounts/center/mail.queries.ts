import { queryOptions } from '@tanstack/react-query'
import type { Api } from '../../../shared/api/api.ts'

/** Belongs to one user and is not cached for the next. */
export const ownMailQuery = (api: Api, userId: number) =>
  queryOptions({
    queryKey: ['accounts', userId, 'mail'],
    queryFn: () => api.getOwnMail(undefined, { quiet: true }),
    networkMode: 'always',
    retry: false,
    staleTime: 0,
    gcTime: 0,
  })
