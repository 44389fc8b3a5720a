import type { FastifyInstance } from 'fastify'
import { outsideRequest } from '../../database/query-tracking.ts'
import { isProgram } from '../../http/bot-detection.ts'
import type { OnChanged } from '../../http/cache/invalidate-tables.ts'
import type { Reader } from '../../http/reader-identity.ts'
import type { Serve } from '../../http/serve-endpoint.ts'
import { createBatchedWork } from '../../platform/batched-work.ts'
import { startInterval } from '../../platform/interval.ts'
import type { Platform } from '../../platform/open.ts'
import { analyticsRoutes, type Requester } from './analytics.routes.ts'
import { collectStats } from './collect-stats.ts'
import { dailyStatStore } from './daily-stats.store.ts'
import { dashboardStore } from './dashboard.store.ts'
import { createDayLookup, dayBefore, dayOf } from './day-range.rules.ts'
import { createDayVisitors } from './day-visitors.ts'
import { createMissedSearches } from './missed-searches.ts'
import { type PageRead, pageOf, type ReadEvent, referrerOf } from './page-reads.rules.ts'
import { createReadingNow } from './reading-now.ts'

const DAY_MS = 86_400_000
/** The views that one network may add in a day. More come from a bot. */
const NETWORK_LIMIT = { times: 3_000, windowMs: DAY_MS }
/** How long referrers and missed words are stored. The other stats are never deleted. */
const SUBJECT_DAYS = 90
const COUNT_DELAY_MS = 25
const CLEANUP_INTERVAL_MS = 1_000
const USER_AGENT_MAX = 300

interface Needs {
  readonly platform: Pick<Platform, 'bus' | 'database' | 'limiter' | 'now'>
  readonly publicUrl: string
  readonly timeZone: () => Promise<string>
  /** Called with the tables that a request has changed, on any node. */
  readonly onChanged: OnChanged
  /** Turns the address of an article with a slug into its address with an id. */
  readonly plainAddress: (url: string) => Promise<string>
}

interface View {
  readonly page: PageRead
  readonly by: Requester
  readonly referrer?: string
}

/** Counts events by day, without names, and serves the dashboard. */
export const openAnalytics = async (app: FastifyInstance, serve: Serve, needs: Needs) => {
  const { platform, publicUrl, onChanged, plainAddress } = needs
  const { bus, database, limiter, now } = platform
  const onError = (error: unknown) => app.log.error(error)
  const store = dailyStatStore(database.queries)
  const ownHost = new URL(publicUrl).hostname

  // Cached, because every view needs it and it hardly ever changes.
  let cachedZone: string | undefined
  const timeZone = async () => {
    cachedZone ??= await needs.timeZone()
    return cachedZone
  }
  onChanged((tables) => {
    if (tables.includes('settings')) cachedZone = undefined
  })

  const visitors = createDayVisitors({ store, timeZone, now })
  const stats = collectStats({ store, onError })
  const live = await createReadingNow({ bus, now, onError })
  const dayAt = createDayLookup()
  const events = createBatchedWork<{ at: number; work: (day: string) => unknown }>({
    // Counting for a page must not add the stat tables to the tables that the page depends on.
    work: ({ at, work }) =>
      outsideRequest(async () => {
        await work(dayAt(at, await timeZone()))
      }),
    delayMs: COUNT_DELAY_MS,
    onError,
  })
  const count = (work: (day: string) => unknown, at = now()) => events.add({ at, work })
  const searches = createMissedSearches((subject, at) =>
    count((day) => stats.count('word', day, { subject }), at),
  )

  const visitorOf = (day: string, { ip, device }: Requester) =>
    visitors.visitorOf(day, { ip, userAgent: device.slice(0, USER_AGENT_MAX) })

  const countView = ({ page: { path, articleId }, by, referrer }: View) => {
    const at = now()
    count(async (day) => {
      const visitor = await visitorOf(day, by)
      const limit = visitor && (await limiter.take(`pages ${visitor.network}`, NETWORK_LIMIT))
      if (limit && !limit.allowed) return
      stats.count('views', day)
      if (articleId) stats.count('article', day, { subject: String(articleId), articleId })
      if (referrer) stats.count('referrer', day, { subject: referrer })
      if (!visitor) return
      stats.countVisitor(day, visitor.visitor)
      live.add(visitor.visitor, path, at)
    })
  }

  const countSearch = (text: string, by: Requester) => {
    const at = now()
    count(async (day) => {
      const visitor = await visitorOf(day, by)
      if (visitor) searches.recordSearch({ ...visitor, text, at })
    })
  }

  let cleanedUntil = ''
  const stopCleanup = startInterval({
    intervalMs: CLEANUP_INTERVAL_MS,
    work: async () => {
      searches.processDue(now())
      const openDay = await visitors.oldestOpenDay()
      if (openDay === cleanedUntil) return
      visitors.dropBefore(openDay)
      await store.deleteBefore(openDay, dayBefore(dayOf(now(), await timeZone()), SUBJECT_DAYS))
      cleanedUntil = openDay
    },
    onError,
  })
  app.addHook('onClose', async () => {
    await stopCleanup()
    await events.flush()
    searches.processAll()
    await events.flush()
    await stats.flush()
    await live.stop()
  })

  analyticsRoutes(serve, {
    dashboard: dashboardStore(database.queries),
    live,
    timeZone,
    now,
    countVisit: async (path, by) => {
      const page = pageOf(await plainAddress(path))
      if (page && !isProgram(by.device)) countView({ page, by })
    },
    countPlay: ({ device }) => {
      if (!isProgram(device)) count((day) => stats.count('plays', day))
    },
  })

  return {
    /** Called for every successful read. */
    onRead: ({ page, text }: ReadEvent, by: Reader) => {
      const ownHosts = [ownHost, by.host.replace(/:\d+$/, '')]
      if (page) countView({ page, by, referrer: referrerOf(by.referer, ownHosts) })
      if (text !== undefined) countSearch(text, by)
    },
    onSearched: (text: string, hasFound: boolean, by: Requester) => {
      searches.recordAnswer(text, hasFound)
      if (!isProgram(by.device)) countSearch(text, by)
    },
    countReading: (articleId: number, ms: number) =>
      count((day) => stats.count('reading', day, { articleId, amount: ms })),
    /** Returns the name of a browser for today, or undefined if the day has just ended. */
    dayVisitor: (by: Requester) =>
      outsideRequest(async () => {
        const day = dayAt(now(), await timeZone())
        const found = await visitorOf(day, by)
        return found && { day, visitor: found.visitor }
      }),
    countComment: () => count((day) => stats.count('comments', day)),
    countChatMessages: (amount: number) => count((day) => stats.count('chat', day, { amount })),
  }
}
