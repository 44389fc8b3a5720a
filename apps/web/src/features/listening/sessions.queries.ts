import { queryOptions } from '@tanstack/react-query'
import type { Api } from '../../shared/api/api.ts'

/** The session that is on, or the next one; null without one. */
export const nextSessionQuery = (api: Api) =>
  queryOptions({
    queryKey: ['listening', 'next'],
    queryFn: async () => (await api.getListeningSessions(undefined, { quiet: true }))[0] ?? null,
  })
