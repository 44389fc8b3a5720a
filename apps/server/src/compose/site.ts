import type { Queries } from '../database/open.ts'
import { accountStore } from '../features/accounts/accounts.store.ts'
import { passwordDigest } from '../features/accounts/passwords.ts'
import { markStore } from '../features/demo/marks.store.ts'
import { firstStepRoutes } from '../features/site/first-steps.routes.ts'
import { pageHeaderStore } from '../features/site/page-headers.store.ts'
import type { SettingsStore } from '../features/site/settings.store.ts'
import { siteRoutes } from '../features/site/site.routes.ts'
import { siteAdminRoutes } from '../features/site/site-admin.routes.ts'
import { viewStore } from '../features/site/views.store.ts'
import { keepAdminPictures } from '../features/uploads/keep-pictures.ts'
import type { Serve } from '../http/serve-endpoint.ts'
import type { Bus } from '../platform/bus.ts'
import type { Clock } from '../platform/clock.ts'
import { hasSpace } from '../platform/disk-full.ts'
import type { Platform } from '../platform/open.ts'

interface Needs {
  readonly queries: Queries
  readonly settings: SettingsStore
  readonly now: Clock
  readonly publicUrl: string
  readonly countView: () => void
  readonly isReady: () => Promise<boolean>
  readonly bus: Pick<Bus, 'isWhole'>
  readonly bucket: Platform['bucket']
  readonly dataDir: string
}

/** Composes the settings of the site, for visitors and for the admin. */
export const composeSite = (serve: Serve, needs: Needs) => {
  const { queries, settings, now, publicUrl, countView, isReady, bus, bucket, dataDir } = needs
  const accounts = accountStore(queries)
  siteRoutes(serve, {
    settings,
    views: viewStore(queries),
    pageHeaders: pageHeaderStore(queries),
    administratorIds: async () => (await accounts.administrators()).map(({ id }) => id),
    countView,
    isReady,
    isBusWhole: bus.isWhole,
    hasFiles: () => bucket?.isReachable() ?? true,
    hasSpace: () => hasSpace(dataDir),
  })
  firstStepRoutes(serve, {
    queries,
    publicUrl,
    countDemoRows: markStore(queries).countRows,
    passwordDigest: async (id) => passwordDigest((await accounts.findById(id))?.passwordHash ?? ''),
  })
  siteAdminRoutes(serve, { queries, now, keepPictures: keepAdminPictures })
}
