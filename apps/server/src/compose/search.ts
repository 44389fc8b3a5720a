import type { Queries } from '../database/open.ts'
import { paintingAddresses } from '../features/paintings/painting-addresses.ts'
import { type SearchNeeds, searchRoutes } from '../features/search/search.routes.ts'
import { searchStore } from '../features/search/search.store.ts'
import type { Serve } from '../http/serve-endpoint.ts'

interface Needs extends Pick<SearchNeeds, 'timeZone' | 'onSearched'> {
  readonly queries: Queries
  readonly secret: string
}

/** Composes the search, whose results have paintings like any list of articles. */
export const composeSearch = (serve: Serve, { queries, secret, ...needs }: Needs) => {
  const { ofArticle: paintingOf } = paintingAddresses(secret)
  searchRoutes(serve, { store: searchStore(queries), paintingOf, ...needs })
}
