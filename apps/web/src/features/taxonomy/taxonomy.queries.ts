import { SHOWN } from '@lanting/contract'
import { queryOptions } from '@tanstack/react-query'
import type { Api } from '../../shared/api/api.ts'

/** The server sends all of them to administrators. Keeps those that all visitors see. */
const isShown = ({ article_count }: { readonly article_count: number }) => article_count > 0

export const categoriesQuery = (api: Api) =>
  queryOptions({
    queryKey: ['labels', 'categories'],
    queryFn: async () =>
      (await api.getCategoryDictionary(undefined, { quiet: true })).filter(isShown),
  })

export const tagsQuery = (api: Api) =>
  queryOptions({
    queryKey: ['labels', 'tags'],
    queryFn: async () => (await api.getTagDictionary(undefined, { quiet: true })).filter(isShown),
  })

/** The most used tags, by name. */
export const homeTagsQuery = (api: Api) =>
  queryOptions({
    queryKey: ['labels', 'home-tags'],
    queryFn: async () => {
      const tags = await api.getTagDictionary(undefined, { quiet: true })
      const most = tags.filter(isShown).sort((a, b) => b.article_count - a.article_count)
      const ids = new Set(most.slice(0, SHOWN.homeTags).map(({ id }) => id))
      return tags.filter(({ id }) => ids.has(id))
    },
  })

export const statisticQuery = (api: Api) =>
  queryOptions({
    queryKey: ['labels', 'statistic'],
    queryFn: () => api.getStatistic(undefined, { quiet: true }),
  })
