import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import { PATHS } from '../shared/paths.ts'
import { layoutRoute } from './layout-route.tsx'
import { pageHead } from './page-head.ts'

/** The server renders the same page for all users. The browser loads the account. */
const userCenterRoute = createRoute({
  getParentRoute: () => layoutRoute,
  path: PATHS.userCenter,
  head: ({ match: { context } }) =>
    pageHead(context, {
      path: PATHS.userCenter,
      title: context.copy.titles.UserCenter,
      description: context.copy.descriptions.UserCenter,
      hidden: true,
    }),
  component: lazyRouteComponent(() => import('./pages/user-center-page.tsx'), 'UserCenterPage'),
})

/** The page of a password link. Its token stays in the browser. */
const passwordRoute = createRoute({
  getParentRoute: () => layoutRoute,
  path: PATHS.password,
  head: ({ match: { context } }) =>
    pageHead(context, {
      path: PATHS.password,
      title: context.copy.userCenter.password.save,
      description: context.copy.login.passwordHint,
      hidden: true,
    }),
  component: lazyRouteComponent(() => import('./pages/password-page.tsx'), 'PasswordPage'),
})

/** The pages of a user's own account. */
export const accountRoutes = [userCenterRoute, passwordRoute] as const
