import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import { PATHS } from '../shared/paths.ts'
import { layoutRoute } from './layout-route.tsx'
import { pageHead } from './page-head.ts'

/** The same for everybody: whose it is, only the browser knows. */
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

/** Where a password link leads; its token stays in the browser. */
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
