import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { api } from '../../shared/api.ts'

export const SERIES = ['series'] as const

export const seriesListQuery = () =>
  queryOptions({
    queryKey: [...SERIES, 'list'],
    queryFn: () => api.getSeriesList(undefined, { quiet: true }),
  })

const FOUND = 20

/** Articles whose title contains a text, newest first. */
export const foundArticlesQuery = (article_title: string) =>
  queryOptions({
    queryKey: ['articles', 'for series', article_title],
    queryFn: async () => {
      const body = { current: 1, size: FOUND, article_title }
      return (await api.getArticleList({ body }, { quiet: true })).list
    },
    placeholderData: keepPreviousData,
  })
