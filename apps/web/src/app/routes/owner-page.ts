import { ownerPagePath } from '@lanting/contract'
import { pageQuery } from '../../features/pages/pages.queries.ts'
import { defineRoute, NotFound } from '../../shared/router/route.ts'
import { wholeNumber } from '../../shared/router/search-parameters.ts'
import { orNotFound } from '../missing-pages.ts'
import { pageHead } from '../page-head.ts'
import { OwnerPage } from '../pages/owner-page.tsx'

export const route = defineRoute({
  deps: ({ id }) => ({ id: wholeNumber(id) }),
  load: ({ queryClient, api }, { id }) => {
    if (!id) throw new NotFound()
    return queryClient.ensureQueryData(pageQuery(api, id)).catch(orNotFound)
  },
  head: (context, { data: page }) =>
    pageHead(context, {
      path: ownerPagePath(page.id),
      title: page.title,
      description: page.page_description,
    }),
  Page: OwnerPage,
})
