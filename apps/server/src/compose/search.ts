import type { Queries } from '../database/open.ts'
import { paintingAddresses } from '../features/paintings/painting-addresses.ts'
import { type SearchNeeds, searchRoutes } from '../features/search/search.routes.ts'
import { searchStore } from '../features/search/search.store.ts'
import { searchNamesStore } from '../features/search/search-names.store.ts'
import type { OnChanged } from '../http/cache/invalidate-tables.ts'
import type { Serve } from '../http/serve-endpoint.ts'

interface Needs extends Pick<SearchNeeds, 'timeZone' | 'onSearched'> {
  readonly queries: Queries
  readonly secret: string
  readonly onChanged: OnChanged
}

/** Composes the search, whose results have paintings like any list of articles. */
export const composeSearch = (serve: Serve, { queries, secret, onChanged, ...needs }: Needs) => {
  const { ofArticle: paintingOf } = paintingAddresses(secret)
  const names = searchNamesStore(queries, onChanged)
  searchRoutes(serve, { store: searchStore(queries), names, paintingOf, ...needs })
}
