import { timelineMonthsQuery, timelineQuery } from '../../features/articles/articles.queries.ts'
import { PATHS } from '../../shared/paths.ts'
import { defineRoute } from '../../shared/router/route.ts'
import { wholeNumber } from '../../shared/router/search-parameters.ts'
import { configQuery } from '../../shared/site-config.ts'
import { orNotFound, together, unlessBehindLast } from '../missing-pages.ts'
import { pageHead } from '../page-head.ts'
import { ArchivesPage } from '../pages/archives-page.tsx'

export const route = defineRoute({
  deps: ({ page }) => ({ page: wholeNumber(page) ?? 1 }),
  load: ({ queryClient, api }, { page }) =>
    together([
      queryClient
        .ensureQueryData(configQuery(api))
        .then(({ articles_per_page: size }) =>
          queryClient.ensureQueryData(timelineQuery(api, page, size)),
        )
        .then(unlessBehindLast(page))
        .catch(orNotFound),
      queryClient.ensureQueryData(timelineMonthsQuery(api)),
    ]),
  head: (context, { deps }) =>
    pageHead(context, {
      path: PATHS.archives,
      title: context.copy.titles.Archives,
      description: context.copy.descriptions.Archives,
      page: deps.page,
    }),
  Page: ArchivesPage,
})
