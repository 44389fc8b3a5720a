import { LENGTH, RESOURCE_SIDES, type ResourceSide } from '@lanting/contract'
import { createRoute, lazyRouteComponent, notFound } from '@tanstack/react-router'
import { resourceGroupsQuery, siteListQuery } from '../features/resources/resources.queries.ts'
import { PATHS } from '../shared/paths.ts'
import { layoutRoute } from './layout-route.tsx'
import { orNotFound } from './missing-pages.ts'
import { pageHead } from './page-head.ts'
import { ResourcesSkeleton } from './pages/resources-skeleton.tsx'

const CARDS = { groups: 4, sites: 6 }

const frontRoute = createRoute({
  getParentRoute: () => layoutRoute,
  path: PATHS.front,
  loader: ({ context: { queryClient, api } }) =>
    queryClient.ensureQueryData(resourceGroupsQuery(api, 'front')),
  head: ({ match: { context } }) =>
    pageHead(context, {
      path: PATHS.front,
      title: context.copy.resources.groups.front,
      description: context.copy.resources.about.front,
    }),
  component: lazyRouteComponent(() => import('./pages/resources-page.tsx'), 'FrontPage'),
  pendingComponent: () => <ResourcesSkeleton routeName="Front" cards={CARDS.groups} />,
})

const backRoute = createRoute({
  getParentRoute: () => layoutRoute,
  path: PATHS.back,
  loader: ({ context: { queryClient, api } }) =>
    queryClient.ensureQueryData(resourceGroupsQuery(api, 'back')),
  head: ({ match: { context } }) =>
    pageHead(context, {
      path: PATHS.back,
      title: context.copy.resources.groups.back,
      description: context.copy.resources.about.back,
    }),
  component: lazyRouteComponent(() => import('./pages/resources-page.tsx'), 'BackPage'),
  pendingComponent: () => <ResourcesSkeleton routeName="Back" cards={CARDS.groups} />,
})

const sideOf = (type: unknown) => RESOURCE_SIDES.find((side) => side === type)

/** The router parses a numeric text as a number. */
const categoryOf = (category: unknown) =>
  typeof category === 'string' || typeof category === 'number' ? String(category) : ''

const siteListRoute = createRoute({
  getParentRoute: () => layoutRoute,
  path: PATHS.siteList,
  validateSearch: (given): { type?: ResourceSide; category?: string } => given,
  loaderDeps: ({ search: { type, category } }) => ({
    side: sideOf(type),
    category: categoryOf(category),
  }),
  loader: async ({ context: { queryClient, api }, deps: { side, category } }) => {
    if (!side || category === '' || category.length > LENGTH.siteCategory) throw notFound()
    const found = queryClient.ensureQueryData(siteListQuery(api, side, category))
    return { side, ...(await found.catch(orNotFound)) }
  },
  head: ({ match: { context }, loaderData }) =>
    loaderData
      ? pageHead(context, {
          path: `${PATHS.siteList}?type=${loaderData.side}&category=${encodeURIComponent(loaderData.category)}`,
          title: context.copy.resources.listHead[loaderData.side](loaderData.name),
          description: loaderData.desc,
        })
      : {},
  component: lazyRouteComponent(() => import('./pages/site-list-page.tsx'), 'SiteListPage'),
  pendingComponent: () => <ResourcesSkeleton routeName="SiteList" cards={CARDS.sites} />,
})

/** Recommended sites: two screens of groups, and the list of one group. */
export const resourceRoutes = [frontRoute, backRoute, siteListRoute] as const
