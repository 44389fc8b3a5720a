import { LENGTH, RESOURCE_SIDES, siteListPath } from '@lanting/contract'
import { siteListQuery } from '../../features/resources/resources.queries.ts'
import { defineRoute, NotFound } from '../../shared/router/route.ts'
import { orNotFound } from '../missing-pages.ts'
import { pageHead } from '../page-head.ts'
import { ResourcesSkeleton } from '../pages/resources-skeleton.tsx'
import { SiteListPage } from '../pages/site-list-page.tsx'

const CARDS = 6

const sideOf = (type: unknown) => RESOURCE_SIDES.find((side) => side === type)

export const route = defineRoute({
  deps: ({ type, category = '' }) => ({ side: sideOf(type), category }),
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
  Page: SiteListPage,
  skeleton: () => <ResourcesSkeleton routeName="SiteList" cards={CARDS} />,
})
