import { PAGE_SIZE } from '@lanting/contract'
import { queryOptions } from '@tanstack/react-query'
import type { Api } from '../../shared/api/api.ts'

export const hotArticlesQuery = (api: Api) =>
  queryOptions({
    queryKey: ['articles', 'hot'],
    queryFn: () => api.getHotArticle(undefined, { quiet: true }),
    retry: false,
  })

export const searchPageQuery = (api: Api, text: string, page: number) =>
  queryOptions({
    queryKey: ['articles', 'search', text, page],
    queryFn: () =>
      api.searchArticles(
        { params: { text, current: page, size: PAGE_SIZE.search } },
        { quiet: true },
      ),
  })
