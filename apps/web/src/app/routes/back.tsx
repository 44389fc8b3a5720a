import { resourceGroupsQuery } from '../../features/resources/resources.queries.ts'
import { PATHS } from '../../shared/paths.ts'
import { defineRoute } from '../../shared/router/route.ts'
import { pageHead } from '../page-head.ts'
import { BackPage } from '../pages/resources-page.tsx'
import { ResourcesSkeleton } from '../pages/resources-skeleton.tsx'

const CARDS = 4

export const route = defineRoute({
  load: ({ queryClient, api }) => queryClient.ensureQueryData(resourceGroupsQuery(api, 'back')),
  head: (context) =>
    pageHead(context, {
      path: PATHS.back,
      title: context.copy.resources.groups.back,
      description: context.copy.resources.about.back,
    }),
  Page: BackPage,
  skeleton: () => <ResourcesSkeleton routeName="Back" cards={CARDS} />,
})
