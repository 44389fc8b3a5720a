import { queryOptions } from '@tanstack/react-query'
import type { Api } from '../../shared/api/api.ts'

/** The linked pages of the owner. */
export const pageMenuQuery = (api: Api) =>
  queryOptions({
    queryKey: ['pages', 'menu'],
    queryFn: () => api.getPageMenu(undefined, { quiet: true }),
  })

export const pageQuery = (api: Api, id: number) =>
  queryOptions({
    queryKey: ['pages', id],
    queryFn: () => api.getPageById({ params: { id } }, { quiet: true }),
  })
