import { PAGE_SIZE, SHOWN } from '@lanting/contract'
import type { QueryClient } from '@tanstack/react-query'
import { hotArticlesQuery, searchPageQuery } from '../../features/search/search.queries.ts'
import { asSearched, isTooLong } from '../../features/search/search-text.rules.ts'
import { PATHS } from '../../shared/paths.ts'
import { together } from '../missing-pages.ts'
import { pageHead } from '../page-head.ts'
import { stringifySearch, wholeNumber } from '../search-parameters.ts'
import type { SiteContext } from '../site-context.ts'

type Context = SiteContext & { queryClient: QueryClient }

/** One page after the last. Higher page numbers are treated the same. */
const PAGES_MAX = SHOWN.searchDepth / PAGE_SIZE.search + 1

export const searchDeps = ({ q, page }: { q?: string; page?: number }) => ({
  text: asSearched(q ?? ''),
  page: Math.min(wholeNumber(page) ?? 1, PAGES_MAX),
})

/** Returns the search text; empty when it is missing or too long. */
export const loadSearch = async (
  { queryClient, api }: Context,
  { text, page }: ReturnType<typeof searchDeps>,
) => {
  const asked = isTooLong(text) ? '' : text
  await together([
    queryClient.ensureQueryData(hotArticlesQuery(api)),
    asked && queryClient.ensureQueryData(searchPageQuery(api, asked, page)),
  ])
  return asked
}

export const searchHead = (context: Context, asked = '') => {
  const { titles, search } = context.copy
  const { meta, links } = pageHead(context, {
    path: `${PATHS.search}${stringifySearch({ q: asked || undefined })}`,
    title: asked ? search.page.titleFor(asked) : titles.Search,
    description: asked ? search.page.description(asked) : search.page.startText,
  })
  return { meta: [...meta, { name: 'robots', content: 'noindex' }], links }
}
