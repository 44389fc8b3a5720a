import { queryOptions } from '@tanstack/react-query'
import { api } from '../../shared/api.ts'

export const healthQuery = () =>
  queryOptions({
    queryKey: ['health'],
    queryFn: () => api.getSiteHealth(undefined, { quiet: true }),
  })
