import { INVITATION_STATES } from '@lanting/contract'
import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import { readAuditSearch } from '../features/audit/audit-search.ts'
import type { InvitationSearch } from '../features/invitations/invitations.queries.ts'
import { readUserSearch } from '../features/users/user-search.ts'
import { PATHS } from '../shared/paths.ts'
import { oneOf, readTableSearch, wholeNumber } from '../shared/table-search.ts'
import { frame } from './frame-route.tsx'

const profile = createRoute({
  getParentRoute: () => frame,
  path: PATHS.profile,
  component: lazyRouteComponent(() => import('./pages/profile-page.tsx'), 'ProfilePage'),
})

const users = createRoute({
  getParentRoute: () => frame,
  path: PATHS.users,
  validateSearch: readUserSearch,
  component: lazyRouteComponent(() => import('./pages/users-page.tsx'), 'UsersPage'),
})

const user = createRoute({
  getParentRoute: () => frame,
  path: PATHS.user,
  validateSearch: (search: Record<string, unknown>): { readonly id?: number } => ({
    id: wholeNumber(search.id),
  }),
  component: lazyRouteComponent(() => import('./pages/user-page.tsx'), 'UserPage'),
})

const invitations = createRoute({
  getParentRoute: () => frame,
  path: PATHS.invitations,
  validateSearch: (search: Record<string, unknown>): InvitationSearch => ({
    ...readTableSearch(search),
    state: oneOf(search.state, INVITATION_STATES),
  }),
  component: lazyRouteComponent(() => import('./pages/invitations-page.tsx'), 'InvitationsPage'),
})

const audit = createRoute({
  getParentRoute: () => frame,
  path: PATHS.audit,
  validateSearch: readAuditSearch,
  component: lazyRouteComponent(() => import('./pages/audit-page.tsx'), 'AuditPage'),
})

const health = createRoute({
  getParentRoute: () => frame,
  path: PATHS.health,
  component: lazyRouteComponent(() => import('./pages/health-page.tsx'), 'HealthPage'),
})

const backups = createRoute({
  getParentRoute: () => frame,
  path: PATHS.backups,
  component: lazyRouteComponent(() => import('./pages/backups-page.tsx'), 'BackupsPage'),
})

/** The routes of profile, users, invitations, audit, backups and health. */
export const userRoutes = [profile, users, user, invitations, audit, backups, health] as const
