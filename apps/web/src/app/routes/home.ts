import { homePageQuery } from '../../features/articles/articles.queries.ts'
import { nextSessionQuery } from '../../features/listening/sessions.queries.ts'
import { homeTagsQuery, statisticQuery } from '../../features/taxonomy/taxonomy.queries.ts'
import { defineRoute } from '../../shared/router/route.ts'
import { wholeNumber } from '../../shared/router/search-parameters.ts'
import { configQuery } from '../../shared/site-config.ts'
import { orNotFound, together, unlessBehindLast } from '../missing-pages.ts'
import { homeHead } from '../page-head.ts'
import { HomePage } from '../pages/home-page.tsx'

export const route = defineRoute({
  deps: ({ page }) => ({ page: wholeNumber(page) ?? 1 }),
  load: ({ queryClient, api }, { page }) =>
    together([
      queryClient
        .ensureQueryData(configQuery(api))
        .then(({ articles_per_page: size }) =>
          queryClient.ensureQueryData(homePageQuery(api, page, size)),
        )
        .then(unlessBehindLast(page))
        .catch(orNotFound),
      queryClient.ensureQueryData(statisticQuery(api)),
      queryClient.ensureQueryData(homeTagsQuery(api)),
      queryClient.ensureQueryData(nextSessionQuery(api)),
    ]),
  head: (context, { deps }) => homeHead(context, deps.page),
  Page: HomePage,
})
