import type { FastifyInstance } from 'fastify'
import { newTracking, trackTables } from '../../database/query-tracking.ts'
import { isProgram } from '../../http/bot-detection.ts'
import type { Reader } from '../../http/reader-identity.ts'
import type { Serve } from '../../http/serve-endpoint.ts'
import { createBatchedWork } from '../../platform/batched-work.ts'
import { startInterval } from '../../platform/interval.ts'
import type { Platform } from '../../platform/open.ts'
import { numberRoutes, type Somebody } from './analytics.routes.ts'
import { collectStats } from './collect-stats.ts'
import { dailyStatStore } from './daily-stats.store.ts'
import { dashboardStore } from './dashboard.store.ts'
import { dayBefore, dayOf, dayTeller } from './day-range.rules.ts'
import { dayVisitors } from './day-visitors.ts'
import { missedSearches } from './missed-searches.ts'
import { type Heard, type PageRead, pageOf, referrerOf } from './page-reads.rules.ts'
import { readingNow } from './reading-now.ts'

const DAY_MS = 86_400_000
/** The views that one network may add in a day. More come from a bot. */
const OF_ONE_NETWORK = { times: 3_000, windowMs: DAY_MS }
/** How long referrers and missed words are stored. The other stats are never deleted. */
const SUBJECT_DAYS = 90
const COUNTED_EVERY_MS = 25
const TIDIED_EVERY_MS = 1_000
const BROWSER_NAME_MAX = 300

interface Needs {
  readonly platform: Pick<Platform, 'bus' | 'database' | 'limiter' | 'now'>
  readonly publicUrl: string
  readonly timeZone: () => Promise<string>
  /** Called with the tables that a request has changed, on any node. */
  readonly onChanged: (listener: (tables: readonly string[]) => void) => void
}

interface View {
  readonly page: PageRead
  readonly by: Somebody
  readonly referrer?: string
}

/** Counts events by day, without names, and serves the dashboard. */
export const openAnalytics = async (app: FastifyInstance, serve: Serve, needs: Needs) => {
  const { platform, publicUrl, onChanged } = needs
  const { bus, database, limiter, now } = platform
  const onError = (error: unknown) => app.log.error(error)
  const store = dailyStatStore(database.queries)
  const ownHost = new URL(publicUrl).hostname

  // Cached, because every view needs it and it hardly ever changes.
  let knownZone: string | undefined
  const timeZone = async () => {
    knownZone ??= await needs.timeZone()
    return knownZone
  }
  onChanged((tables) => {
    if (tables.includes('settings')) knownZone = undefined
  })

  const visitors = dayVisitors({ store, timeZone, now })
  const gathered = collectStats({ store, onError })
  const live = await readingNow({ bus, now, onError })
  const tellDay = dayTeller()
  const events = createBatchedWork<{ at: number; work: (day: string) => unknown }>({
    // Counting for a page must not add the stat tables to the tables that the page depends on.
    work: ({ at, work }) =>
      trackTables(newTracking(), async () => {
        await work(tellDay(at, await timeZone()))
      }),
    delayMs: COUNTED_EVERY_MS,
    onError,
  })
  const count = (work: (day: string) => unknown, at = now()) => events.add({ at, work })
  const searches = missedSearches((subject, at) =>
    count((day) => gathered.count('word', day, { subject }), at),
  )

  const visitorOf = (day: string, { ip, device }: Somebody) =>
    visitors.visitorOf(day, { ip, userAgent: device.slice(0, BROWSER_NAME_MAX) })

  const countView = ({ page: { path, articleId }, by, referrer }: View) => {
    const at = now()
    count(async (day) => {
      const visitor = await visitorOf(day, by)
      const limit = visitor && (await limiter.take(`pages ${visitor.network}`, OF_ONE_NETWORK))
      if (limit && !limit.allowed) return
      gathered.count('views', day)
      if (articleId) gathered.count('article', day, { subject: String(articleId), articleId })
      if (referrer) gathered.count('referrer', day, { subject: referrer })
      if (!visitor) return
      gathered.cameBy(day, visitor.visitor)
      live.seen(visitor.visitor, path, at)
    })
  }

  const countSearch = (text: string, by: Somebody) => {
    const at = now()
    count(async (day) => {
      const visitor = await visitorOf(day, by)
      if (visitor) searches.heard({ ...visitor, text, at })
    })
  }

  let tidiedUntil = ''
  const stopTidying = startInterval({
    intervalMs: TIDIED_EVERY_MS,
    work: async () => {
      searches.settleAsked(now())
      const openDay = await visitors.oldestOpenDay()
      if (openDay === tidiedUntil) return
      visitors.forgetBefore(openDay)
      await store.forget(openDay, dayBefore(dayOf(now(), await timeZone()), SUBJECT_DAYS))
      tidiedUntil = openDay
    },
    onError,
  })
  app.addHook('onClose', async () => {
    await stopTidying()
    await events.flush()
    searches.settleAll()
    await events.flush()
    await gathered.flush()
    await live.stop()
  })

  numberRoutes(serve, {
    dashboard: dashboardStore(database.queries),
    live,
    timeZone,
    now,
    countVisit: (path, by) => {
      const page = pageOf(path)
      if (page && !isProgram(by.device)) countView({ page, by })
    },
    countPlay: ({ device }) => {
      if (!isProgram(device)) count((day) => gathered.count('plays', day))
    },
  })

  return {
    /** Called for every successful read. */
    onRead: ({ page, text }: Heard, by: Reader) => {
      const ownHosts = [ownHost, by.host.replace(/:\d+$/, '')]
      if (page) countView({ page, by, referrer: referrerOf(by.referer, ownHosts) })
      if (text !== undefined) countSearch(text, by)
    },
    searched: (text: string, hasFound: boolean, by: Somebody) => {
      searches.answered(text, hasFound)
      if (!isProgram(by.device)) countSearch(text, by)
    },
    countReading: (articleId: number, ms: number) =>
      count((day) => gathered.count('reading', day, { articleId, amount: ms })),
    /** Returns the name of a browser for today, or undefined if the day has just ended. */
    dayName: (by: Somebody) =>
      trackTables(newTracking(), async () => {
        const day = tellDay(now(), await timeZone())
        const found = await visitorOf(day, by)
        return found && { day, visitor: found.visitor }
      }),
    countComment: () => count((day) => gathered.count('comments', day)),
    countChatMessages: (amount: number) => count((day) => gathered.count('chat', day, { amount })),
  }
}
