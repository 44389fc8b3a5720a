import type { IncomingMessage } from 'node:http'
import cookie from '@fastify/cookie'
import { BODY_MAX_BYTES } from '@lanting/contract'
import Fastify, { type FastifyInstance } from 'fastify'
import type { Config } from './config.ts'
import { accountRoutes } from './features/accounts/accounts.routes.ts'
import { accountStore } from './features/accounts/accounts.store.ts'
import { leavingRoutes } from './features/accounts/leaving.routes.ts'
import { loginLimits } from './features/accounts/login-limits.ts'
import { peopleRoutes } from './features/accounts/people.routes.ts'
import { type KeepAvatar, profileRoutes } from './features/accounts/profiles.routes.ts'
import { registrationRoutes } from './features/accounts/registration.routes.ts'
import { sessionStore } from './features/accounts/sessions.store.ts'
import { identifyBy } from './features/accounts/sessions.ts'
import { articleListRoutes } from './features/articles/article-lists.routes.ts'
import { articleListStore } from './features/articles/article-lists.store.ts'
import { articleRoutes } from './features/articles/articles.routes.ts'
import { articleStore } from './features/articles/articles.store.ts'
import { readingOf, viewCounter } from './features/articles/count-views.ts'
import { publishedArticleStore } from './features/articles/published-articles.store.ts'
import { readingStore } from './features/articles/reading.store.ts'
import { renderingAgain } from './features/articles/render-again.ts'
import { renderingStore } from './features/articles/rendering.store.ts'
import { openCards } from './features/cards/cards.ts'
import { demoRoutes } from './features/demo/demo.routes.ts'
import { demoStore } from './features/demo/demo.store.ts'
import { feedRoutes } from './features/feeds/feeds.routes.ts'
import { sitemapRoutes } from './features/feeds/sitemap.routes.ts'
import { labelRoutes } from './features/labels/labels.routes.ts'
import { labelStore } from './features/labels/labels.store.ts'
import { likeRoutes } from './features/likes/likes.routes.ts'
import { likeStore } from './features/likes/likes.store.ts'
import { openMusic } from './features/music/music.ts'
import { resourceRoutes } from './features/resources/resources.routes.ts'
import { searchRoutes } from './features/search/search.routes.ts'
import { searchStore } from './features/search/search.store.ts'
import { pageHeaderStore } from './features/site/page-headers.store.ts'
import { settingsStore } from './features/site/settings.store.ts'
import { siteRoutes } from './features/site/site.routes.ts'
import { viewStore } from './features/site/views.store.ts'
import { keepPictures } from './features/uploads/picture-uses.store.ts'
import { openUploads } from './features/uploads/uploads.ts'
import { AppError } from './http/app-error.ts'
import { announceChanges, announced } from './http/cache/announce-changes.ts'
import { answerCache } from './http/cache/answer-cache.ts'
import { watchRequests } from './http/cache/cache-hooks.ts'
import { cachedServer } from './http/cache/cached-server.ts'
import { serveDocs } from './http/docs.ts'
import { answerFailure } from './http/envelope.ts'
import { readJsonBodies } from './http/json-body.ts'
import { serveMetrics } from './http/metrics.ts'
import { servePages } from './http/pages.ts'
import { logOptions, logRequests } from './http/request-log.ts'
import { secureHeaders } from './http/security.ts'
import { endpointServer } from './http/serve-endpoint.ts'
import { allPersonalData } from './personal-data.ts'
import { gatheredCounts } from './platform/gathered-counts.ts'
import { gatheredWork } from './platform/gathered-work.ts'
import type { Platform } from './platform/open.ts'
import type { Site } from './site.ts'
import { renderMarkdown } from './workers/render-markdown.ts'

type AppConfig = Pick<
  Config,
  'publicUrl' | 'musicUpstream' | 'trustedProxyHops' | 'metricsToken' | 'logLevel'
>

const COUNTS_WRITTEN_EVERY_MS = 1_000
/** Longer ones are refused before they come to us. */
const ADDRESS_MAX_LENGTH = 16_384
const READINGS_COUNTED_EVERY_MS = 25
const CACHE_MAX_BYTES = 64 * 1_048_576

/** The table of contents: what every request passes, then one line per feature. */
export const buildApp = async (
  platform: Platform,
  config: AppConfig,
  site: Site,
): Promise<FastifyInstance> => {
  const { bus, database, incoming, limiter, now } = platform
  const cache = answerCache({ maxBytes: CACHE_MAX_BYTES })
  const { announce, unsubscribe } = await announceChanges(bus, cache)
  const readers = new Set<(request: IncomingMessage) => void>()
  const app = Fastify({
    serverFactory: (handle) =>
      cachedServer(handle, cache, (request) => {
        for (const hear of readers) hear(request)
      }),
    ...logOptions(config.logLevel),
    bodyLimit: BODY_MAX_BYTES,
    trustProxy: (_, hop) => hop < config.trustedProxyHops,
    // A request that arrives while we close was accepted, so it is answered.
    return503OnClosing: false,
    // What is searched for stands in the address: its own limit judges it, with a clear answer.
    routerOptions: { maxParamLength: ADDRESS_MAX_LENGTH },
    forceCloseConnections: 'idle',
    // An address that cannot be decoded leads nowhere.
    frameworkErrors: (_, request, reply) =>
      answerFailure(new AppError('unknownPath'), request, reply),
  })
  app.addHook('onClose', async () => unsubscribe())
  logRequests(app)
  watchRequests(app, { cache, announce })
  app.setErrorHandler(answerFailure)
  readJsonBodies(app)
  await secureHeaders(app, { https: config.publicUrl.startsWith('https:') })
  await app.register(cookie)
  await serveDocs(app)
  serveMetrics(app, { token: config.metricsToken, cache })
  await site.serveFiles(app)
  app.addHook('onClose', site.close)
  servePages(app, { publicUrl: config.publicUrl, render: site.render })

  const sessions = sessionStore(database.queries)
  const settings = settingsStore(database.queries)
  const { signing_secret: secret } = await settings.read()
  const timeZone = async () => (await settings.read()).time_zone
  const serve = endpointServer(app, { identify: identifyBy(sessions, now), limiter, incoming })

  const gather = <K>(write: (amounts: ReadonlyMap<K, number>) => Promise<void>) => {
    const counts = gatheredCounts<K>({
      write: announced(write, announce),
      intervalMs: COUNTS_WRITTEN_EVERY_MS,
      onError: (error) => app.log.error(error),
    })
    app.addHook('onClose', counts.flush)
    return counts.add
  }

  const views = viewStore(database.queries)
  const countView = gather<'site'>((amounts) => views.add(amounts.get('site') ?? 0))

  siteRoutes(serve, {
    settings,
    views,
    pageHeaders: pageHeaderStore(database.queries),
    countView: () => countView('site'),
    isReady: database.answers,
  })
  const accounts = accountStore(database.queries)
  const limits = loginLimits(limiter)
  const publicUrl = config.publicUrl.replace(/\/$/, '')
  const https = publicUrl.startsWith('https:')
  const ownerId = async () => (await settings.read()).owner_id
  const registration = async () => (await settings.read()).registration
  const { queries } = database
  accountRoutes(serve, { accounts, sessions, limits, now, https })
  registrationRoutes(serve, { queries, limiter, registration, publicUrl, now })
  const keepAvatar: KeepAvatar = (transaction, { by, urls }) =>
    keepPictures(transaction, { subject: `avatar:${by.id}`, urls, by, others: 'refused' })
  profileRoutes(serve, { queries, limits, now, keepAvatar })
  peopleRoutes(serve, { accounts, ownerId, now })
  leavingRoutes(serve, { queries, limits, ownerId, now, registered: allPersonalData })
  const store = articleStore(queries)
  const reading = readingStore(queries)
  const countArticleView = gather<number>((amounts) => reading.add('view_times', amounts))
  const countReading = gather<number>((amounts) => reading.add('reading_duration', amounts))
  const readings = gatheredWork({
    work: viewCounter({ limiter, secret, countView: countArticleView }),
    delayMs: READINGS_COUNTED_EVERY_MS,
    onError: (error) => app.log.error(error),
  })
  app.addHook('onClose', readings.flush)
  readers.add((request) => {
    const reading = readingOf(request, config.trustedProxyHops)
    if (reading) readings.add(reading)
  })
  articleRoutes(serve, { store, now, timeZone, renderMarkdown })
  const { begin, stop } = renderingAgain({
    store: renderingStore(queries),
    renderedBy: async () => (await settings.read()).rendered_by,
    writeRenderedBy: (rendered_by) => settings.write({ rendered_by }, now()),
    renderMarkdown,
    announced: (work) => announced(work, announce),
    onError: (error) => app.log.error(error),
  })
  app.addHook('onListen', async () => void begin())
  app.addHook('onClose', stop)
  articleListRoutes(serve, { lists: articleListStore(queries), store, timeZone, countReading })
  labelRoutes(serve, { queries })
  likeRoutes(serve, { likes: likeStore(queries), secret, now, https })
  resourceRoutes(serve, { queries })
  const demo = demoStore(queries, {
    addViews: (transaction, count) => viewStore(transaction).add(count),
  })
  const pictures = openUploads(app, serve, platform)
  const music = openMusic(app, serve, platform, {
    upstream: config.musicUpstream,
    makePicture: pictures.make,
    hasDemo: async () => (await demo.countRows()) > 0,
    announced: (work) => announced(work, announce),
  })
  demoRoutes(serve, { store: demo, onRemoved: music.lookAgain })
  const published = publishedArticleStore(queries)
  const labelName = labelStore(queries).nameOf
  feedRoutes(app, {
    publicUrl,
    settings: settings.read,
    newestArticles: published.newest,
    labelName,
  })
  sitemapRoutes(app, { publicUrl, articles: published })
  openCards(app, platform, { settings: settings.read, face: published.face, pictures })
  searchRoutes(serve, { store: searchStore(queries), timeZone })
  return app
}
