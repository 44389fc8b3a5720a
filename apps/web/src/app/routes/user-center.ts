import { PATHS } from '../../shared/paths.ts'
import { defineRoute } from '../../shared/router/route.ts'
import { pageHead } from '../page-head.ts'
import { UserCenterPage } from '../pages/user-center-page.tsx'

/** The server renders the same page for all users. The browser loads the account. */
export const route = defineRoute({
  head: (context) =>
    pageHead(context, {
      path: PATHS.userCenter,
      title: context.copy.titles.UserCenter,
      description: context.copy.descriptions.UserCenter,
      hidden: true,
    }),
  Page: UserCenterPage,
})
