import { type ArticleDetail, PAGE_SIZE } from '@lanting/contract'
import { queryOptions } from '@tanstack/react-query'
import type { Api } from '../../shared/api/api.ts'

export const homePageQuery = (api: Api, current: number, size: number) =>
  queryOptions({
    queryKey: ['articles', 'home', current, size],
    queryFn: () => api.getHomeArticleList({ params: { current, size } }, { quiet: true }),
  })

export const timelineQuery = (api: Api, current: number, size: number) =>
  queryOptions({
    queryKey: ['articles', 'timeline', current, size],
    queryFn: () => api.getTimelineArticleList({ params: { current, size } }, { quiet: true }),
  })

export const timelineMonthsQuery = (api: Api) =>
  queryOptions({
    queryKey: ['articles', 'timeline-months'],
    queryFn: () => api.getTimelineMonths(undefined, { quiet: true }),
  })

export type ListType = 'category' | 'tag'

export const articleListQuery = (api: Api, type: ListType, id: number, page: number) =>
  queryOptions({
    queryKey: ['articles', type, id, page],
    queryFn: () => {
      const body = { id, current: page, size: PAGE_SIZE.articleList }
      return type === 'tag'
        ? api.getArticleListByTagId({ body }, { quiet: true })
        : api.getArticleListByCategoryId({ body }, { quiet: true })
    },
  })

/** An article as its page needs it. */
export type ReadArticle = Omit<ArticleDetail, 'article_content'>

/** Drops the source text, because the page shows only the rendered text. */
export const articleQuery = (api: Api, id: number) =>
  queryOptions({
    queryKey: ['articles', 'one', id],
    queryFn: async (): Promise<ReadArticle> => {
      const { article_content: _, ...article } = await api.getArticleById(
        { params: { id } },
        { quiet: true },
      )
      return article
    },
  })

export const slugQuery = (api: Api, slug: string) =>
  queryOptions({
    queryKey: ['articles', 'slug', slug],
    queryFn: () => api.getArticleIdBySlug({ params: { slug } }, { quiet: true }),
  })

export const neighboursQuery = (api: Api, id: number) =>
  queryOptions({
    queryKey: ['articles', 'around', id],
    queryFn: () => api.getRecommendArticleById({ params: { id } }, { quiet: true }),
  })
