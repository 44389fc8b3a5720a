import type { Queries } from '../database/open.ts'
import type { PersonalData } from '../database/personal-data.ts'
import { accountDeletionRoutes } from '../features/accounts/account-deletion.routes.ts'
import { accountRoutes } from '../features/accounts/accounts.routes.ts'
import { accountStore, type TellByMail } from '../features/accounts/accounts.store.ts'
import type { ConfirmPassword } from '../features/accounts/confirm-password.ts'
import {
  type AddPasswordMail,
  forgottenPasswordRoutes,
} from '../features/accounts/forgotten-passwords.routes.ts'
import { invitationRoutes } from '../features/accounts/invitations.routes.ts'
import { createLoginDevices } from '../features/accounts/login-devices.ts'
import { createLoginLimits } from '../features/accounts/login-limits.ts'
import {
  createAddPasswordLink,
  passwordLinkRoutes,
} from '../features/accounts/password-links.routes.ts'
import { profileRoutes } from '../features/accounts/profiles.routes.ts'
import type { KeepAvatar } from '../features/accounts/profiles.store.ts'
import { registrationRoutes } from '../features/accounts/registration.routes.ts'
import { registrationEvent } from '../features/accounts/registration-event.rules.ts'
import type { SessionStore } from '../features/accounts/sessions.store.ts'
import { userAdminRoutes } from '../features/accounts/user-admin.routes.ts'
import { userDetailRoutes } from '../features/accounts/user-details.routes.ts'
import { userPermissions } from '../features/accounts/user-permissions.ts'
import type { Emit } from '../features/outbox/emit.ts'
import type { SettingsStore } from '../features/site/settings.store.ts'
import { keepUserPictures } from '../features/uploads/keep-pictures.ts'
import type { RecordAction } from '../http/record-audit.ts'
import type { Serve } from '../http/serve-endpoint.ts'
import type { Clock } from '../platform/clock.ts'
import type { Limiter } from '../platform/limiter.ts'

interface Needs {
  readonly queries: Queries
  readonly limiter: Limiter
  readonly settings: SettingsStore
  readonly sessions: SessionStore
  readonly publicUrl: string
  /** Signs the cookies of known devices, and the proof-of-work challenges. */
  readonly secret: string
  readonly now: Clock
  readonly confirmPassword: ConfirmPassword
  readonly emit: Emit
  readonly addPasswordMail: AddPasswordMail | undefined
  readonly tellByMail: TellByMail
  readonly record: RecordAction
  /** The data of users in every feature. */
  readonly personalData: readonly PersonalData[]
}

const keepAvatar: KeepAvatar = (transaction, { userId, by, urls }) =>
  keepUserPictures(transaction, { subject: `avatar:${userId}`, urls, by })

/** Composes registration, sessions, user administration and account deletion. */
export const composeAccounts = (serve: Serve, needs: Needs) => {
  const { queries, limiter, settings, sessions, publicUrl, secret, now } = needs
  const { confirmPassword, emit, addPasswordMail, tellByMail, record, personalData } = needs
  const accounts = accountStore(queries)
  const limits = createLoginLimits({ limiter, secret, now })
  const https = publicUrl.startsWith('https:')
  const ownerId = async () => (await settings.read()).owner_id
  const registration = async () => (await settings.read()).registration
  const devices = createLoginDevices(secret)
  const addPasswordLink = createAddPasswordLink(queries, now)
  accountRoutes(serve, {
    accounts,
    sessions,
    limits,
    devices,
    now,
    addPasswordLink,
    tellByMail,
    record,
    https,
  })
  registrationRoutes(serve, {
    queries,
    limiter,
    registration,
    now,
    emitEvent: (transaction, user, at) => emit(transaction, registrationEvent(user), at),
  })
  invitationRoutes(serve, { queries, publicUrl, secret, now })
  profileRoutes(serve, { queries, confirmPassword, now, keepAvatar, tellByMail })
  const { assertManageable, assertExists } = userPermissions({ queries, ownerId })
  const timeZone = async () => (await settings.read()).time_zone
  userAdminRoutes(serve, { queries, ownerId, assertManageable, timeZone, keepAvatar, now })
  passwordLinkRoutes(serve, { queries, assertManageable, publicUrl, now, tellByMail, record })
  forgottenPasswordRoutes(serve, { queries, now, addPasswordMail })
  userDetailRoutes(serve, { queries, sessions, assertManageable, assertExists, timeZone, now })
  accountDeletionRoutes(serve, {
    queries,
    confirmPassword,
    ownerId,
    now,
    allPersonalData: personalData,
  })
}
