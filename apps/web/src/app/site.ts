import { CallError } from '@lanting/browser'
import { isHiddenPath } from '@lanting/contract'
import { pageMenuQuery } from '../features/pages/pages.queries.ts'
import { pageHeadersQuery } from '../features/site/site.queries.ts'
import { NotFound } from '../shared/router/route.ts'
import { MissingCode, type Site } from '../shared/router/view.ts'
import { configQuery } from '../shared/site-config.ts'
import { together } from './missing-pages.ts'
import { failureHead, notFoundHead } from './page-head.ts'
import { FailurePage } from './pages/failure-page.tsx'
import { NotFoundPage } from './pages/not-found-page.tsx'
import { PageSkeleton } from './pages/page-skeleton.tsx'
import { routes } from './routes.ts'

const failureOf: Site['failureOf'] = (error) => {
  // With a network, missing code is a newer release.
  if (error instanceof MissingCode) return navigator.onLine ? undefined : 'cut off'
  if (!(error instanceof CallError)) return undefined
  if (error.status === 0) return 'cut off'
  return error.status >= 500 || error.status === 429 ? 'temporary' : undefined
}

/** All pages, and the data that every page needs. */
export const site: Site = {
  routes,
  loadLayout: ({ queryClient, api }) =>
    together([
      queryClient.ensureQueryData(configQuery(api)),
      queryClient.ensureQueryData(pageHeadersQuery(api)),
      queryClient.ensureQueryData(pageMenuQuery(api)),
    ]),
  admit: async ({ queryClient, api }, { pathname }) => {
    const { hidden_sections } = await queryClient.ensureQueryData(configQuery(api))
    if (isHiddenPath(pathname, hidden_sections)) throw new NotFound()
  },
  fallbacks: { NotFoundPage, FailurePage, Skeleton: PageSkeleton, notFoundHead, failureHead },
  failureOf,
}
