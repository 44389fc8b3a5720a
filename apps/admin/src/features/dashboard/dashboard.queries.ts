import type { StatDays } from '@lanting/contract'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { api } from '../../shared/api.ts'

const REFRESHED_EVERY_MS = 60_000
const NOW_EVERY_MS = 10_000

export const dashboardQuery = (days: StatDays) =>
  queryOptions({
    queryKey: ['dashboard', days],
    queryFn: () => api.getDashboard({ params: { days } }, { quiet: true }),
    placeholderData: keepPreviousData,
    refetchInterval: REFRESHED_EVERY_MS,
    refetchOnMount: 'always',
  })

export const readingNowQuery = () =>
  queryOptions({
    queryKey: ['dashboard', 'now'],
    queryFn: () => api.getReadingNow(undefined, { quiet: true }),
    refetchInterval: NOW_EVERY_MS,
    refetchOnMount: 'always',
  })
