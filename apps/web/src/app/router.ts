import { QueryClient } from '@tanstack/react-query'
import { createRouter } from '@tanstack/react-router'
import { setupRouterSsrQueryIntegration } from '@tanstack/react-router-ssr-query'
import { FailurePage } from './pages/failure-page.tsx'
import { NotFoundPage } from './pages/not-found-page.tsx'
import { PageSkeleton } from './pages/page-skeleton.tsx'
import { routeTree } from './routes.tsx'
import { parseSearch, stringifySearch } from './search-parameters.ts'
import type { Assets, SiteContext } from './site-context.ts'

/** Data that the server has just rendered is not requested again for this time. */
const FRESH_MS = 30_000

/**
 * In the browser the assets are those that the server named in the page. On the server every script
 * that the router writes carries the nonce.
 */
export const createSiteRouter = (
  site: Omit<SiteContext, 'assets'> & Partial<SiteContext>,
  nonce?: string,
) => {
  const noAssets: Assets = { scripts: [], preloads: [], styles: [], article: [] }
  const { assets = noAssets } = site
  const queryClient = new QueryClient({
    // Mutations fail at once without a network instead of waiting for it.
    defaultOptions: { queries: { staleTime: FRESH_MS }, mutations: { networkMode: 'always' } },
  })
  const router = createRouter({
    routeTree,
    context: { ...site, assets, queryClient },
    dehydrate: () => ({ assets, origin: site.origin }),
    // Behind a proxy the browser's origin may differ from the public origin.
    hydrate: (page) => {
      router.update({ context: { ...router.options.context, ...page } })
    },
    origin: site.origin,
    parseSearch,
    stringifySearch,
    defaultPreload: 'intent',
    defaultNotFoundComponent: NotFoundPage,
    defaultErrorComponent: FailurePage,
    defaultPendingComponent: PageSkeleton,
    scrollRestoration: true,
    ...(nonce !== undefined && { ssr: { nonce } }),
  })
  setupRouterSsrQueryIntegration({ router, queryClient })
  return router
}

declare module '@tanstack/react-router' {
  interface Register {
    router: ReturnType<typeof createSiteRouter>
  }
}
