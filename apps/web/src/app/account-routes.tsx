import { PATHS } from '../shared/paths.ts'
import { defineRoute } from '../shared/router/route.ts'
import { pageHead } from './page-head.ts'

/** The server renders the same page for all users. The browser loads the account. */
const userCenterRoute = defineRoute({
  path: PATHS.userCenter,
  head: (context) =>
    pageHead(context, {
      path: PATHS.userCenter,
      title: context.copy.titles.UserCenter,
      description: context.copy.descriptions.UserCenter,
      hidden: true,
    }),
  component: async () => (await import('./pages/user-center-page.tsx')).UserCenterPage,
})

/** The page of a password link. Its token stays in the browser. */
const passwordRoute = defineRoute({
  path: PATHS.password,
  head: (context) =>
    pageHead(context, {
      path: PATHS.password,
      title: context.copy.userCenter.password.save,
      description: context.copy.login.passwordHint,
      hidden: true,
    }),
  component: async () => (await import('./pages/password-page.tsx')).PasswordPage,
})

/** The pages of a user's own account. */
export const accountRoutes = [userCenterRoute, passwordRoute] as const
