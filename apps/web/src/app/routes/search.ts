import { PAGE_SIZE, SHOWN, searchPath } from '@lanting/contract'
import { hotArticlesQuery, searchPageQuery } from '../../features/search/search.queries.ts'
import { asSearched, isTooLong } from '../../features/search/search-text.rules.ts'
import { defineRoute, type PageHead } from '../../shared/router/route.ts'
import { wholeNumber } from '../../shared/router/search-parameters.ts'
import type { SiteContext } from '../../shared/router/site-context.ts'
import { together } from '../missing-pages.ts'
import { pageHead } from '../page-head.ts'
import { SearchPage } from '../pages/search-page.tsx'

/** One page after the last. Higher page numbers are treated the same. */
const PAGES_MAX = SHOWN.searchDepth / PAGE_SIZE.search + 1

const searchDeps = ({ q, page }: { q?: string; page?: string }) => ({
  text: asSearched(q ?? ''),
  page: Math.min(wholeNumber(page) ?? 1, PAGES_MAX),
})

/** Returns the search text; empty when it is missing or too long. */
const loadSearch = async (
  { queryClient, api }: SiteContext,
  { text, page }: ReturnType<typeof searchDeps>,
) => {
  const asked = isTooLong(text) ? '' : text
  await together([
    queryClient.ensureQueryData(hotArticlesQuery(api)),
    asked && queryClient.ensureQueryData(searchPageQuery(api, asked, page)),
  ])
  return asked
}

const searchHead = (context: SiteContext, asked: string): PageHead => {
  const { titles, search } = context.copy
  const head = pageHead(context, {
    path: searchPath(asked),
    title: asked ? search.page.titleFor(asked) : titles.Search,
    description: asked ? search.page.description(asked) : search.page.startText,
  })
  return { ...head, meta: [...head.meta, { name: 'robots', content: 'noindex' }] }
}

export const route = defineRoute({
  deps: searchDeps,
  load: loadSearch,
  head: (context, { data }) => searchHead(context, data),
  Page: SearchPage,
})
