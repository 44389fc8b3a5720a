import { queryOptions } from '@tanstack/react-query'
import { api } from '../../shared/api.ts'

export const PAGES = ['pages'] as const

export const pageListQuery = () =>
  queryOptions({
    queryKey: [...PAGES, 'list'],
    queryFn: () => api.getPageList(undefined, { quiet: true }),
  })
