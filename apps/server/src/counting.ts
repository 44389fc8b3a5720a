import type { IncomingMessage } from 'node:http'
import type { FastifyInstance } from 'fastify'
import { openAnalytics } from './features/analytics/analytics.ts'
import { heardIn } from './features/analytics/page-reads.rules.ts'
import { articleIdOf } from './features/articles/article-address.rules.ts'
import { viewCounter } from './features/articles/count-views.ts'
import { readingStore } from './features/articles/reading.store.ts'
import { viewStore } from './features/site/views.store.ts'
import { withInvalidation } from './http/cache/invalidate-tables.ts'
import { readerOf } from './http/reader-identity.ts'
import type { Serve } from './http/serve-endpoint.ts'
import { createBatchedCounts } from './platform/batched-counts.ts'
import { createBatchedWork } from './platform/batched-work.ts'
import type { Platform } from './platform/open.ts'
import { createRateCap } from './platform/rate-cap.ts'

const COUNTS_WRITTEN_EVERY_MS = 1_000
const READINGS_COUNTED_EVERY_MS = 25
/** No readers come faster to one node; what does is not counted, so that counting has an end. */
const READS_A_SECOND = 2_000

interface Needs {
  readonly platform: Platform
  readonly publicUrl: string
  readonly trustedProxyHops: number
  /** With which visitors are told apart. */
  readonly secret: string
  readonly timeZone: () => Promise<string>
  readonly invalidate: (tables: readonly string[]) => Promise<void>
  readonly onChanged: (listener: (tables: readonly string[]) => void) => void
}

/** What moves with every reader: the counters that visitors see, and the numbers of the desk. */
export const composeAnalytics = async (app: FastifyInstance, serve: Serve, needs: Needs) => {
  const { platform, trustedProxyHops, secret, invalidate } = needs
  const { limiter, now } = platform
  const { queries } = platform.database
  const onError = (error: unknown) => app.log.error(error)

  const gather = <K>(write: (amounts: ReadonlyMap<K, number>) => Promise<void>) => {
    const counts = createBatchedCounts<K>({
      write: withInvalidation(write, invalidate),
      intervalMs: COUNTS_WRITTEN_EVERY_MS,
      onError,
    })
    app.addHook('onClose', counts.flush)
    return counts.add
  }

  const views = viewStore(queries)
  const countSiteView = gather<'site'>((amounts) => views.add(amounts.get('site') ?? 0))
  const reading = readingStore(queries)
  const countArticleView = gather<number>((amounts) => reading.add('view_times', amounts))
  const countReading = gather<number>((amounts) => reading.add('reading_duration', amounts))
  const readings = createBatchedWork({
    work: viewCounter({ limiter, secret, countView: countArticleView }),
    delayMs: READINGS_COUNTED_EVERY_MS,
    onError,
  })
  app.addHook('onClose', readings.flush)
  const numbers = await openAnalytics(app, serve, needs)
  const reads = createRateCap(READS_A_SECOND, now)

  return {
    /** Hears of every public read that was answered well, and looks at each no longer than it must. */
    onRequest: (request: IncomingMessage) => {
      const { url = '' } = request
      const articleId = articleIdOf(url)
      const heard = heardIn(url)
      if ((!articleId && !heard) || !reads.hasRoom()) return
      const reader = readerOf(request, trustedProxyHops)
      // Programs, however many, take nothing of the room that people have.
      if (!reader) return
      reads.take()
      if (articleId) readings.add({ articleId, ...reader })
      if (heard) numbers.onRead(heard, reader)
    },
    countSiteView: () => countSiteView('site'),
    countReading: (articleId: number, ms: number) => {
      countReading(articleId, ms)
      numbers.countReading(articleId, ms)
    },
    countComment: numbers.countComment,
    countChatMessages: numbers.countChatMessages,
    searched: numbers.searched,
    dayName: numbers.dayName,
  }
}
