import { linkListQuery } from '../../features/links/links.queries.ts'
import { PATHS } from '../../shared/paths.ts'
import { defineRoute } from '../../shared/router/route.ts'
import { pageHead } from '../page-head.ts'
import { LinkListPage } from '../pages/link-list-page.tsx'

export const route = defineRoute({
  load: ({ queryClient, api }) =>
    queryClient.ensureInfiniteQueryData(linkListQuery(api)).then(() => null),
  head: (context) =>
    pageHead(context, {
      path: PATHS.linkList,
      title: context.copy.titles.LinkList,
      description: context.copy.descriptions.LinkList,
    }),
  Page: LinkListPage,
})
