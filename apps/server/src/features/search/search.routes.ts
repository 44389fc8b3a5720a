import { endpoints, ROLE, SHOWN } from '@lanting/contract'
import type { Identity } from '../../http/caller.ts'
import type { Caller, Serve } from '../../http/serve-endpoint.ts'
import { wireTimes } from '../../http/times.ts'
import { markMatches, parseQuery, type Query, sliceFromMatch } from './search.rules.ts'
import type { SearchStore } from './search.store.ts'
import { searchArticles } from './search-articles.ts'
import type { SearchNamesStore } from './search-names.store.ts'

export interface SearchNeeds {
  readonly store: SearchStore
  readonly names: SearchNamesStore
  readonly timeZone: () => Promise<string>
  /** The painting of an article without a cover. */
  readonly paintingOf: (article: Awaited<ReturnType<SearchStore['texts']>>[number]) => string
  /** Called with the search text and whether anything was found. */
  readonly onSearched: (
    text: string,
    hasFound: boolean,
    by: { readonly ip: string; readonly device: string },
  ) => void
}

const NOTHING = { list: [], total: 0, hasMore: false, near: '', names: [] }

export const searchRoutes = (
  serve: Serve,
  { store, names, timeZone, paintingOf, onSearched }: SearchNeeds,
) => {
  const search = searchArticles({ store, names })
  const inOrder = async (ids: readonly number[]) => {
    const texts = new Map((await store.texts(ids)).map((text) => [text.id, text]))
    return ids.flatMap((id) => texts.get(id) ?? [])
  }

  /** Administrators use the same call in the admin app, which is not counted. */
  const reportSearch = (text: string, hasFound: boolean, caller: Caller<Identity | undefined>) => {
    if (caller.identity?.role !== ROLE.administrator) onSearched(text, hasFound, caller)
  }

  serve(endpoints.getArticleListByContent, async ({ params: { text } }, caller) => {
    const query = parseQuery(text)
    if (!query) return []
    const { ids, nameOf } = await search.find(query, SHOWN.searchResults)
    const found = await inOrder(ids)
    reportSearch(text, found.length > 0, caller)
    return found.map((article) => ({
      id: article.id,
      slug: article.slug,
      article_title: article.article_title,
      article_content: sliceFromMatch(query, article, nameOf.get(article.id)?.name),
    }))
  })

  const page = async (asked: Query, from: number, to: number) => {
    const { query, ids, nameOf, names, near } = await search.findNear(
      asked,
      Math.min(to + 1, SHOWN.searchDepth),
    )
    const [found, zone] = await Promise.all([inOrder(ids.slice(from, to)), timeZone()])
    const list = found.map((article) => {
      const { title, excerpt } = markMatches(query, article)
      const isFound = title.match !== '' || excerpt.match !== ''
      return {
        ...article,
        article_painting: paintingOf(article),
        ...wireTimes(article, zone),
        title,
        excerpt,
        foundBy: isFound ? null : (nameOf.get(article.id)?.name ?? null),
      }
    })
    const total = ids.length
    return { list, total, hasMore: total > to, near, names: from === 0 ? [...names] : [] }
  }

  serve(endpoints.searchArticles, async ({ params: { text, current, size } }, caller) => {
    const query = parseQuery(text)
    const to = current * size
    const found = query ? await page(query, to - size, to) : NOTHING
    if (query && current === 1) {
      reportSearch(text, found.near === '' && found.total + found.names.length > 0, caller)
    }
    return { current: String(current), size: String(size), ...found }
  })
}
