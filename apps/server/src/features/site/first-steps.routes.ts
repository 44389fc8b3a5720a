import { endpoints } from '@lanting/contract'
import type { Queries } from '../../database/open.ts'
import type { Serve } from '../../http/serve-endpoint.ts'
import { stepsDone } from './first-steps.rules.ts'
import { ownContentStore } from './first-steps.store.ts'
import { settingsStore } from './settings.store.ts'

interface Needs {
  readonly queries: Queries
  readonly publicUrl: string
  readonly countDemoRows: () => Promise<number>
  /** Returns a digest of the stored password of a user. */
  readonly passwordDigest: (userId: number) => Promise<string>
}

/** The checklist of a new owner. */
export const firstStepRoutes = (serve: Serve, needs: Needs) => {
  const { queries, publicUrl, countDemoRows, passwordDigest } = needs
  const settings = settingsStore(queries)
  const own = ownContentStore(queries)

  serve(endpoints.getFirstSteps, async () => {
    const site = await settings.read()
    const [zoneAt = 0, startedAt = 0] = await Promise.all([
      settings.writtenAt('time_zone'),
      settings.writtenAt('owner_id'),
    ])
    const done = stepsDone({
      site,
      publicUrl,
      hasOwnPassword: (await passwordDigest(site.owner_id)) !== site.drawn_password,
      hasOwnTimeZone: zoneAt > startedAt,
      ownArticles: await own.articles(),
      ownSongs: await own.songs(),
      demoRows: await countDemoRows(),
    })
    return { done, isDismissed: site.first_steps_dismissed, time_zone: site.time_zone }
  })
}
