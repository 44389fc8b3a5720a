import { LENGTH, RESOURCE_SIDES, siteListPath } from '@lanting/contract'
import { resourceGroupsQuery, siteListQuery } from '../features/resources/resources.queries.ts'
import { PATHS } from '../shared/paths.ts'
import { defineRoute, NotFound } from '../shared/router/route.ts'
import { orNotFound } from './missing-pages.ts'
import { pageHead } from './page-head.ts'
import { ResourcesSkeleton } from './pages/resources-skeleton.tsx'

const CARDS = { groups: 4, sites: 6 }

const frontRoute = defineRoute({
  path: PATHS.front,
  load: ({ queryClient, api }) => queryClient.ensureQueryData(resourceGroupsQuery(api, 'front')),
  head: (context) =>
    pageHead(context, {
      path: PATHS.front,
      title: context.copy.resources.groups.front,
      description: context.copy.resources.about.front,
    }),
  component: async () => (await import('./pages/resources-page.tsx')).FrontPage,
  skeleton: () => <ResourcesSkeleton routeName="Front" cards={CARDS.groups} />,
})

const backRoute = defineRoute({
  path: PATHS.back,
  load: ({ queryClient, api }) => queryClient.ensureQueryData(resourceGroupsQuery(api, 'back')),
  head: (context) =>
    pageHead(context, {
      path: PATHS.back,
      title: context.copy.resources.groups.back,
      description: context.copy.resources.about.back,
    }),
  component: async () => (await import('./pages/resources-page.tsx')).BackPage,
  skeleton: () => <ResourcesSkeleton routeName="Back" cards={CARDS.groups} />,
})

const sideOf = (type: unknown) => RESOURCE_SIDES.find((side) => side === type)

/** The router parses a numeric text as a number. */
const categoryOf = (category: unknown) =>
  typeof category === 'string' || typeof category === 'number' ? String(category) : ''

const siteListRoute = defineRoute({
  path: PATHS.siteList,
  deps: ({ type, category }) => ({
    side: sideOf(type),
    category: categoryOf(category),
  }),
  load: async ({ queryClient, api }, { side, category }) => {
    if (!side || category === '' || category.length > LENGTH.siteCategory) throw new NotFound()
    const found = queryClient.ensureQueryData(siteListQuery(api, side, category))
    return { side, ...(await found.catch(orNotFound)) }
  },
  head: (context, { data }) =>
    pageHead(context, {
      path: siteListPath(data.side, data.category),
      title: context.copy.resources.listHead[data.side](data.name),
      description: data.desc,
    }),
  component: async () => (await import('./pages/site-list-page.tsx')).SiteListPage,
  skeleton: () => <ResourcesSkeleton routeName="SiteList" cards={CARDS.sites} />,
})

/** Recommended sites: two screens of groups, and the list of one group. */
export const resourceRoutes = [frontRoute, backRoute, siteListRoute] as const
