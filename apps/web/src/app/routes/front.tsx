import { resourceGroupsQuery } from '../../features/resources/resources.queries.ts'
import { PATHS } from '../../shared/paths.ts'
import { defineRoute } from '../../shared/router/route.ts'
import { pageHead } from '../page-head.ts'
import { FrontPage } from '../pages/resources-page.tsx'
import { ResourcesSkeleton } from '../pages/resources-skeleton.tsx'

const CARDS = 4

export const route = defineRoute({
  load: ({ queryClient, api }) => queryClient.ensureQueryData(resourceGroupsQuery(api, 'front')),
  head: (context) =>
    pageHead(context, {
      path: PATHS.front,
      title: context.copy.resources.groups.front,
      description: context.copy.resources.about.front,
    }),
  Page: FrontPage,
  skeleton: () => <ResourcesSkeleton routeName="Front" cards={CARDS} />,
})
