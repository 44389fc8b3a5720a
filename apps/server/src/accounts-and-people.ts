import type { Queries } from './database/open.ts'
import { accountRoutes } from './features/accounts/accounts.routes.ts'
import { accountStore } from './features/accounts/accounts.store.ts'
import { leavingRoutes } from './features/accounts/leaving.routes.ts'
import { loginLimits } from './features/accounts/login-limits.ts'
import { peopleRoutes } from './features/accounts/people.routes.ts'
import { type KeepAvatar, profileRoutes } from './features/accounts/profiles.routes.ts'
import { registrationRoutes } from './features/accounts/registration.routes.ts'
import type { SessionStore } from './features/accounts/sessions.store.ts'
import type { Hear } from './features/hearing/hear.ts'
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
  readonly now: Clock
  readonly hear: Hear
}

const keepAvatar: KeepAvatar = (transaction, { by, urls }) =>
  keepPictures(transaction, { subject: `avatar:${by.id}`, urls, by, others: 'refused' })

/** Coming in, being somebody, leaving. */
export const accountsAndPeople = (serve: Serve, needs: Needs) => {
  const { queries, limiter, settings, sessions, publicUrl, now, hear } = needs
  const accounts = accountStore(queries)
  const limits = loginLimits(limiter)
  const https = publicUrl.startsWith('https:')
  const ownerId = async () => (await settings.read()).owner_id
  const registration = async () => (await settings.read()).registration
  accountRoutes(serve, { accounts, sessions, limits, now, https })
  registrationRoutes(serve, {
    ...{ queries, limiter, registration, publicUrl, now },
    tellOutside: (transaction, { id, name }, at) => {
      const said = { name, title: '', text: '', path: '/' }
      return hear(transaction, { kind: 'registration', byId: id, ...said }, at)
    },
  })
  profileRoutes(serve, { queries, limits, now, keepAvatar })
  peopleRoutes(serve, { accounts, ownerId, now })
  leavingRoutes(serve, { queries, limits, ownerId, now, registered: allPersonalData })
}
