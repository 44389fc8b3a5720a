import { queryOptions } from '@tanstack/react-query'
import { api } from './api.ts'

/** Whether the site still has demo content. */
export const demoQuery = queryOptions({
  queryKey: ['demo'],
  queryFn: () => api.getDemo(undefined, { quiet: true }),
})
