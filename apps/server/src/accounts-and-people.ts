import type { Queries } from './database/open.ts'
import { accountDeletionRoutes } from './features/accounts/account-deletion.routes.ts'
import { accountRoutes } from './features/accounts/accounts.routes.ts'
import { accountStore } from './features/accounts/accounts.store.ts'
import { invitationRoutes } from './features/accounts/invitations.routes.ts'
import { loginDevices } from './features/accounts/login-devices.ts'
import { loginLimits } from './features/accounts/login-limits.ts'
import { passwordLinkRoutes } from './features/accounts/password-links.routes.ts'
import { profileRoutes } from './features/accounts/profiles.routes.ts'
import type { KeepAvatar } from './features/accounts/profiles.store.ts'
import { registrationRoutes } from './features/accounts/registration.routes.ts'
import type { SessionStore } from './features/accounts/sessions.store.ts'
import { userRoutes } from './features/accounts/user.routes.ts'
import { userPermissions } from './features/accounts/user-permissions.ts'
import { usersRoutes } from './features/accounts/users.routes.ts'
import { auditRoutes } from './features/audit/audit.routes.ts'
import type { Emit } from './features/outbox/emit.ts'
import type { SettingsStore } from './features/site/settings.store.ts'
import { keepPictures } from './features/uploads/picture-uses.store.ts'
import type { Serve } from './http/serve-endpoint.ts'
import { allPersonalData } from './personal-data.ts'
import type { Clock } from './platform/clock.ts'
import type { Limiter } from './platform/limiter.ts'

interface Needs {
  readonly queries: Queries
  readonly limiter: Limiter
  readonly settings: SettingsStore
  readonly sessions: SessionStore
  readonly publicUrl: string
  /** Signs which browsers somebody has logged in at, and what they are asked to work on. */
  readonly secret: string
  readonly now: Clock
  readonly emit: Emit
}

const keepAvatar: KeepAvatar = (transaction, { userId, by, urls }) =>
  keepPictures(transaction, { subject: `avatar:${userId}`, urls, by, others: 'refused' })

/** Coming in, being somebody, deciding about others and being seen doing so, leaving. */
export const composeAccounts = (serve: Serve, needs: Needs) => {
  const { queries, limiter, settings, sessions, publicUrl, secret, now, emit } = needs
  const accounts = accountStore(queries)
  const limits = loginLimits({ limiter, secret, now })
  const https = publicUrl.startsWith('https:')
  const ownerId = async () => (await settings.read()).owner_id
  const registration = async () => (await settings.read()).registration
  const devices = loginDevices(secret)
  accountRoutes(serve, { accounts, sessions, limits, devices, now, https })
  registrationRoutes(serve, {
    ...{ queries, limiter, registration, now },
    emitEvent: (transaction, { id, name }, at) => {
      const said = { name, title: '', text: '', path: '/admin/users' }
      return emit(transaction, { kind: 'registration', byId: id, ...said }, at)
    },
  })
  invitationRoutes(serve, { queries, publicUrl, now })
  profileRoutes(serve, { queries, limits, now, keepAvatar })
  const { assertManageable, assertThere } = userPermissions({ queries, ownerId })
  const timeZone = async () => (await settings.read()).time_zone
  usersRoutes(serve, { queries, ownerId, assertManageable, timeZone, keepAvatar, now })
  passwordLinkRoutes(serve, { queries, assertManageable, publicUrl, now })
  userRoutes(serve, { queries, sessions, assertManageable, assertThere, timeZone, now })
  auditRoutes(serve, { queries, timeZone })
  accountDeletionRoutes(serve, { queries, limits, ownerId, now, registered: allPersonalData })
}
