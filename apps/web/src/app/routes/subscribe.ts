import { readerPagesCopy } from '@lanting/copy/reader-pages'
import { categoriesQuery, tagsQuery } from '../../features/taxonomy/taxonomy.queries.ts'
import { PATHS } from '../../shared/paths.ts'
import { defineRoute } from '../../shared/router/route.ts'
import { together } from '../missing-pages.ts'
import { pageHead } from '../page-head.ts'
import { SubscribePage } from '../pages/subscribe-page.tsx'

export const route = defineRoute({
  load: ({ queryClient, api }) =>
    together([
      queryClient.ensureQueryData(categoriesQuery(api)),
      queryClient.ensureQueryData(tagsQuery(api)),
    ]),
  head: (context) => {
    const { title, description } = readerPagesCopy[context.language].subscribe
    return pageHead(context, { path: PATHS.subscribe, title, description })
  },
  Page: SubscribePage,
})
