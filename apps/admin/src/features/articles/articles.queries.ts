import { type AdminArticle, ARTICLE_STATUS, PINNED } from '@lanting/contract'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { api } from '../../shared/api.ts'
import {
  ARTICLE_TABS,
  type ArticleSearch,
  articleFilter,
  hasManuscripts,
  listBody,
} from './article-search.ts'

/** The key of all article list queries. A change invalidates them. */
export const ARTICLES = ['articles'] as const

export const articleListQuery = (search: ArticleSearch) =>
  queryOptions({
    queryKey: [...ARTICLES, 'list', listBody(search)],
    queryFn: () => api.getArticleList({ body: listBody(search) }, { quiet: true }),
    placeholderData: keepPreviousData,
  })

/** The number of articles per tab. */
export const articleCountsQuery = () =>
  queryOptions({
    queryKey: [...ARTICLES, 'counts'],
    queryFn: async () => {
      const manuscripts = await api.getManuscriptList(
        { body: { current: 1, size: 1 } },
        { quiet: true },
      )
      const totals = await Promise.all(
        ARTICLE_TABS.map(async (tab) => {
          const body = { ...listBody({ tab }), size: 1 }
          const { total } = await api.getArticleList({ body }, { quiet: true })
          const further = hasManuscripts({ tab }) ? manuscripts.total : 0
          return [tab, total + further] as const
        }),
      )
      return Object.fromEntries(totals)
    },
  })

const MANUSCRIPTS_SHOWN = 5

/** The manuscripts among the found articles. */
export const manuscriptPages = (search: ArticleSearch) => {
  const filter = articleFilter(search)
  const body = { ...filter, size: MANUSCRIPTS_SHOWN }
  return {
    queryKey: [...ARTICLES, 'manuscripts', filter],
    read: (current: number) =>
      api.getManuscriptList({ body: { ...body, current } }, { quiet: true }),
    isWanted: hasManuscripts(search),
  }
}

export const categoriesQuery = () =>
  queryOptions({
    queryKey: ['labels', 'category', 'dictionary'],
    queryFn: () => api.getCategoryDictionary(undefined, { quiet: true }),
  })

export const tagsQuery = () =>
  queryOptions({
    queryKey: ['labels', 'tag', 'dictionary'],
    queryFn: () => api.getTagDictionary(undefined, { quiet: true }),
  })

const ALL = 999

/** The pinned articles in the order of the site. */
export const pinnedQuery = () =>
  queryOptions({
    queryKey: [...ARTICLES, 'pinned'],
    queryFn: async () => {
      const body = { current: 1, size: ALL, is_top: PINNED.yes }
      const [shown, drafts] = await Promise.all([
        api.getArticleList({ body }, { quiet: true }),
        api.getArticleList(
          { body: { ...body, status: ARTICLE_STATUS.draft, trashed: false } },
          { quiet: true },
        ),
      ])
      return [...shown.list, ...drafts.list].sort(byOrder)
    },
  })

const byOrder = (a: AdminArticle, b: AdminArticle) =>
  (a.order ?? Number.MAX_SAFE_INTEGER) - (b.order ?? Number.MAX_SAFE_INTEGER) ||
  b.createdAtMs - a.createdAtMs
