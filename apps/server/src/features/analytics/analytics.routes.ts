import { endpoints } from '@lanting/contract'
import type { Serve } from '../../http/serve-endpoint.ts'
import type { Clock } from '../../platform/clock.ts'
import type { DashboardStore } from './dashboard.store.ts'
import { dashboardOf } from './dashboard.ts'
import { pageOf } from './page-reads.rules.ts'
import type { ReadingNow } from './reading-now.ts'

const PAGES_SHOWN = 10

/** Used only to decide whether a request counts; never stored. */
export interface Requester {
  readonly ip: string
  readonly device: string
}

interface Needs {
  readonly dashboard: DashboardStore
  readonly live: Pick<ReadingNow, 'pages'>
  readonly timeZone: () => Promise<string>
  readonly now: Clock
  readonly countVisit: (path: string, by: Requester) => Promise<void>
  readonly countPlay: (by: Requester) => void
}

export const analyticsRoutes = (serve: Serve, needs: Needs) => {
  const { dashboard, live, timeZone, now, countVisit, countPlay } = needs

  serve(endpoints.addVisit, async ({ body: { path } }, caller) => {
    await countVisit(path, caller)
    return true
  })

  serve(endpoints.addPlay, async (_, caller) => {
    countPlay(caller)
    return true
  })

  serve(endpoints.getDashboard, async ({ params: { days } }) =>
    dashboardOf(dashboard, { days, now: now(), timeZone: await timeZone() }),
  )

  serve(endpoints.getReadingNow, async () => {
    const all = live.pages()
    const pages = all.slice(0, PAGES_SHOWN)
    const ids = pages.flatMap(({ path }) => pageOf(path)?.articleId ?? [])
    const titles = await dashboard.titles(ids)
    return {
      readers: all.reduce((sum, { readers }) => sum + readers, 0),
      pages: pages.map((page) => ({
        ...page,
        title: titles.get(pageOf(page.path)?.articleId ?? 0) ?? '',
      })),
    }
  })
}
