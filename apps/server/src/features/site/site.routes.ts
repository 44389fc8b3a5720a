import { endpoints, initialsOf, type SiteStatus } from '@lanting/contract'
import { AppError } from '../../http/app-error.ts'
import type { Serve } from '../../http/serve-endpoint.ts'
import { momentOf, wireTimes } from '../../http/times.ts'
import type { PageHeaderStore } from './page-headers.store.ts'
import type { SettingsStore } from './settings.store.ts'
import type { ViewStore } from './views.store.ts'

interface Needs {
  readonly settings: SettingsStore
  readonly views: Pick<ViewStore, 'total'>
  readonly pageHeaders: PageHeaderStore
  readonly administratorIds: () => Promise<number[]>
  /** Counts a view. It may be written a moment later. */
  readonly countView: () => void
  readonly isReady: () => Promise<boolean>
  /** False: the node serves on its own, without news of the others. */
  readonly isBusWhole: () => boolean
  /** False: pictures and songs cannot be read or written. */
  readonly hasFiles: () => boolean
  /** False: nothing can be written. */
  readonly hasSpace: () => Promise<boolean>
}

/** The settings are one object on the wire and have one id. */
const CONFIG_ID = 1

export const siteRoutes = (serve: Serve, needs: Needs) => {
  const { settings, views, pageHeaders, administratorIds, hasSpace } = needs
  const { countView, isReady, isBusWhole, hasFiles } = needs

  serve(endpoints.getHealth, async (): Promise<SiteStatus> => {
    if (!(await isReady())) throw new AppError('notReady')
    const away: SiteStatus['away'] = []
    if (!isBusWhole()) away.push('redis')
    if (!hasFiles()) away.push('bucket')
    if (!(await hasSpace())) away.push('disk')
    return { status: away.length === 0 ? 'ready' : 'degraded', away }
  })

  serve(endpoints.getConfig, async () => {
    const [stored, view_time, administrator_ids] = await Promise.all([
      settings.read(),
      views.total(),
      administratorIds(),
    ])
    const { founded_on, time_zone, updated_at } = stored
    const created_at = momentOf(`${founded_on} 00:00:00`, time_zone) ?? stored.created_at
    const times = wireTimes({ created_at, updated_at }, time_zone)
    const initials = initialsOf(stored.blog_name)
    return { id: CONFIG_ID, ...stored, initials, view_time, administrator_ids, ...times }
  })

  serve(endpoints.addView, async () => {
    countView()
    return true
  })

  serve(endpoints.getPageHeaders, () => pageHeaders.all())
}
