import type { Language } from '@lanting/contract'
import type { QueryClient, QueryKey } from '@tanstack/react-query'
import type { View } from '../shared/router/view.ts'

/** The id of the element with the data of the page. */
export const PAGE_DATA = 'page-data'

/** The browser needs these data to hydrate a page that the server has rendered. */
export interface PageData {
  readonly language: Language
  /** Behind a proxy the browser's origin may differ from the public origin. */
  readonly origin: string
  readonly renderedAtMs: number
  readonly status: View['status']
  readonly isInLayout: boolean
  readonly queries: readonly (readonly [QueryKey, unknown])[]
}

export const queriesOf = (queryClient: QueryClient): PageData['queries'] =>
  queryClient
    .getQueryCache()
    .getAll()
    .filter(({ state }) => state.status === 'success')
    .map(({ queryKey, state }) => [queryKey, state.data] as const)

export const restoreQueries = (queryClient: QueryClient, queries: PageData['queries']): void => {
  for (const [key, data] of queries) queryClient.setQueryData(key, data)
}
