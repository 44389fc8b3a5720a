import { tagsQuery } from '../../features/taxonomy/taxonomy.queries.ts'
import { PATHS } from '../../shared/paths.ts'
import { defineRoute } from '../../shared/router/route.ts'
import { pageHead } from '../page-head.ts'
import { TagPage } from '../pages/taxonomy-page.tsx'

export const route = defineRoute({
  load: ({ queryClient, api }) => queryClient.ensureQueryData(tagsQuery(api)),
  head: (context) =>
    pageHead(context, {
      path: PATHS.tag,
      title: context.copy.titles.Tag,
      description: context.copy.descriptions.Tag,
    }),
  Page: TagPage,
})
