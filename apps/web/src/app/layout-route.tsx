import type { QueryClient } from '@tanstack/react-query'
import { createRootRouteWithContext, createRoute } from '@tanstack/react-router'
import { pageMenuQuery } from '../features/pages/pages.queries.ts'
import { configQuery, pageHeadersQuery } from '../features/site/site.queries.ts'
import { DocumentShell } from './document-shell.tsx'
import { SiteLayout } from './layout/site-layout.tsx'
import { together } from './missing-pages.ts'
import type { SiteContext } from './site-context.ts'

export const rootRoute = createRootRouteWithContext<SiteContext & { queryClient: QueryClient }>()({
  loader: ({ context: { queryClient, api } }) =>
    together([
      queryClient.ensureQueryData(configQuery(api)),
      queryClient.ensureQueryData(pageHeadersQuery(api)),
      queryClient.ensureQueryData(pageMenuQuery(api)),
    ]),
  component: DocumentShell,
})

/** Known pages are shown inside the site layout. An unknown page fills the whole window. */
export const layoutRoute = createRoute({
  getParentRoute: () => rootRoute,
  id: 'layout',
  component: SiteLayout,
})
