import { COMMENT_TYPE, commentRule, ownerPagePath } from '@lanting/contract'
import { commentTotalQuery } from '../../features/comments/comments.queries.ts'
import { pageQuery } from '../../features/pages/pages.queries.ts'
import { defineRoute, NotFound } from '../../shared/router/route.ts'
import { wholeNumber } from '../../shared/router/search-parameters.ts'
import { configQuery } from '../../shared/site-config.ts'
import { orNotFound, together } from '../missing-pages.ts'
import { pageHead } from '../page-head.ts'
import { OwnerPage } from '../pages/owner-page.tsx'

export const route = defineRoute({
  deps: ({ id }) => ({ id: wholeNumber(id) }),
  load: async ({ queryClient, api }, { id }) => {
    if (!id) throw new NotFound()
    const [page, site] = await together([
      queryClient.ensureQueryData(pageQuery(api, id)),
      queryClient.ensureQueryData(configQuery(api)),
    ]).catch(orNotFound)
    const rule = commentRule(site, page)
    // Closed comments are shown when there are any.
    const total = commentTotalQuery(api, { type: COMMENT_TYPE.page, for_id: id })
    const hasComments = rule !== 'closed' || (await queryClient.ensureQueryData(total)) > 0
    return { ...page, rule, hasComments }
  },
  head: (context, { data: page }) =>
    pageHead(context, {
      path: ownerPagePath(page.id),
      title: page.title,
      description: page.page_description,
    }),
  Page: OwnerPage,
})
