import { categoriesQuery } from '../../features/taxonomy/taxonomy.queries.ts'
import { PATHS } from '../../shared/paths.ts'
import { defineRoute } from '../../shared/router/route.ts'
import { pageHead } from '../page-head.ts'
import { CategoryPage } from '../pages/taxonomy-page.tsx'

export const route = defineRoute({
  load: ({ queryClient, api }) => queryClient.ensureQueryData(categoriesQuery(api)),
  head: (context) =>
    pageHead(context, {
      path: PATHS.category,
      title: context.copy.titles.Category,
      description: context.copy.descriptions.Category,
    }),
  Page: CategoryPage,
})
