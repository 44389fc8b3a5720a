import { queryOptions } from '@tanstack/react-query'
import type { Api } from '../../shared/api/api.ts'

/** The session that is on, or the next one; null without one. */
export const nextSessionQuery = (api: Api) =>
  queryOptions({
    queryKey: ['listening', 'next'],
    queryFn: async () => (await api.getListeningSessions(undefined, { quiet: true }))[0] ?? null,
  })

/** The sessions of which a user wants to be reminded. */
export const remindersQuery = (api: Api, userId: number | undefined) =>
  queryOptions({
    queryKey: ['listening', 'reminders', userId],
    queryFn: () => api.getSessionReminders(undefined, { quiet: true }),
  })
