import { queryOptions } from '@tanstack/react-query'
import { api } from '../api.ts'

/** The months in which pictures were uploaded, newest first. */
export const uploadMonthsQuery = () =>
  queryOptions({
    queryKey: ['uploads', 'months'],
    queryFn: () => api.getUploadMonths(undefined, { quiet: true }),
  })
