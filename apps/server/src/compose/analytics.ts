import type { IncomingMessage } from 'node:http'
import type { FastifyInstance } from 'fastify'
import { openAnalytics } from '../features/analytics/analytics.ts'
import { createReadCounter } from '../features/analytics/count-reads.ts'
import { articleIdOf } from '../features/articles/article-address.rules.ts'
import { articleStore } from '../features/articles/articles.store.ts'
import { createViewCounter } from '../features/articles/count-views.ts'
import { readingStore } from '../features/articles/reading.store.ts'
import { slugAddresses } from '../features/articles/slug-addresses.ts'
import { viewStore } from '../features/site/views.store.ts'
import type { OnChanged } from '../http/cache/invalidate-tables.ts'
import { readerOf } from '../http/reader-identity.ts'
import type { Serve } from '../http/serve-endpoint.ts'
import { createBatchedCounts } from '../platform/batched-counts.ts'
import { createBatchedWork } from '../platform/batched-work.ts'
import type { Platform } from '../platform/open.ts'

const COUNTS_WRITTEN_EVERY_MS = 1_000
const READINGS_COUNTED_EVERY_MS = 25

interface Needs extends Pick<Platform, 'bus' | 'database' | 'limiter' | 'now'> {
  readonly publicUrl: string
  readonly trustedProxyHops: number
  /** Signs the hashes that tell visitors apart. */
  readonly secret: string
  readonly timeZone: () => Promise<string>
  readonly withInvalidation: (work: () => Promise<void>) => Promise<void>
  readonly onChanged: OnChanged
}

/** Composes the counters of the site and of articles, and the analytics of the admin. */
export const composeAnalytics = async (app: FastifyInstance, serve: Serve, needs: Needs) => {
  const { bus, database, limiter, now, publicUrl, trustedProxyHops } = needs
  const { secret, timeZone, withInvalidation, onChanged } = needs
  const { queries } = database
  const onError = (error: unknown) => app.log.error(error)

  const batch = <K>(write: (amounts: ReadonlyMap<K, number>) => Promise<void>) => {
    const counts = createBatchedCounts<K>({
      write: (amounts) => withInvalidation(() => write(amounts)),
      intervalMs: COUNTS_WRITTEN_EVERY_MS,
      onError,
    })
    app.addHook('onClose', counts.flush)
    return counts.add
  }

  const views = viewStore(queries)
  const countSiteView = batch<'site'>((amounts) => views.add(amounts.get('site') ?? 0))
  const reading = readingStore(queries)
  const countArticleView = batch<number>((amounts) => reading.add('view_times', amounts))
  const countReading = batch<number>((amounts) => reading.add('reading_duration', amounts))
  const readings = createBatchedWork({
    work: createViewCounter({ limiter, secret, countView: countArticleView }),
    delayMs: READINGS_COUNTED_EVERY_MS,
    onError,
  })
  app.addHook('onClose', readings.flush)
  const { idOfSlug } = articleStore(queries)
  const { isSlugAddress, plainAddress } = slugAddresses({ idOfSlug, onChanged })
  const analytics = await openAnalytics(app, serve, {
    platform: { bus, database, limiter, now },
    publicUrl,
    timeZone,
    onChanged,
    plainAddress,
  })
  const countRead = createReadCounter({
    now,
    articleIdOf,
    readerOf: (request) => readerOf(request, trustedProxyHops),
    onArticleRead: (articleId, { ip, device }) => readings.add({ articleId, ip, device }),
    onPageRead: analytics.onRead,
  })

  return {
    onRequest: (request: IncomingMessage) => {
      const { url = '' } = request
      if (!isSlugAddress(url)) return countRead(request)
      plainAddress(url).then((plain) => countRead(request, plain), onError)
    },
    countSiteView: () => countSiteView('site'),
    countReading: (articleId: number, ms: number) => {
      countReading(articleId, ms)
      analytics.countReading(articleId, ms)
    },
    countComment: analytics.countComment,
    countChatMessages: analytics.countChatMessages,
    onSearched: analytics.onSearched,
    dayVisitor: analytics.dayVisitor,
  }
}
