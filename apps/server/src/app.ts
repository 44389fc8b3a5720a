import type { IncomingMessage } from 'node:http'
import cookie from '@fastify/cookie'
import { JSON_MAX_BYTES } from '@lanting/contract'
import Fastify, { type FastifyInstance } from 'fastify'
import { composeAccounts } from './accounts-and-people.ts'
import { composeDiscovery } from './being-found.ts'
import { composeCommunity } from './community.ts'
import type { Config } from './config.ts'
import { composeAnalytics } from './counting.ts'
import type { Queries } from './database/open.ts'
import { composeScheduledJobs } from './due.ts'
import { sessionStore } from './features/accounts/sessions.store.ts'
import { identifyBy } from './features/accounts/sessions.ts'
import { articleAdminRoutes } from './features/articles/article-admin.routes.ts'
import { articleAdminStore } from './features/articles/article-admin.store.ts'
import { articleListRoutes } from './features/articles/article-lists.routes.ts'
import { articleListStore } from './features/articles/article-lists.store.ts'
import { articleSaveRoutes } from './features/articles/article-saves.routes.ts'
import { articleRoutes } from './features/articles/articles.routes.ts'
import { articleStore } from './features/articles/articles.store.ts'
import { chosenCategory, chosenTag } from './features/articles/chosen-taxonomy.store.ts'
import { importedArticles } from './features/articles/imported-articles.ts'
import { manuscriptRoutes } from './features/articles/manuscripts.routes.ts'
import { createRenderAgain } from './features/articles/render-again.ts'
import { articleRenderingStore } from './features/articles/rendering.store.ts'
import { openAudit } from './features/audit/audit.ts'
import { openChat } from './features/chat/chat.ts'
import { demoRoutes } from './features/demo/demo.routes.ts'
import { demoStore } from './features/demo/demo.store.ts'
import { openHealth } from './features/health/health.ts'
import { openMusic } from './features/music/music.ts'
import { unreadCounts } from './features/notifications/unread.store.ts'
import { pageRenderingStore } from './features/pages/page-rendering.store.ts'
import { pageRoutes } from './features/pages/pages.routes.ts'
import { resourceAdminRoutes } from './features/resources/resource-admin.routes.ts'
import { resourceRoutes } from './features/resources/resources.routes.ts'
import { searchRoutes } from './features/search/search.routes.ts'
import { searchStore } from './features/search/search.store.ts'
import { pageHeaderStore } from './features/site/page-headers.store.ts'
import { settingsStore } from './features/site/settings.store.ts'
import { siteRoutes } from './features/site/site.routes.ts'
import { siteAdminRoutes } from './features/site/site-admin.routes.ts'
import { viewStore } from './features/site/views.store.ts'
import { taxonomyRoutes } from './features/taxonomy/taxonomy.routes.ts'
import { taxonomyAdminRoutes } from './features/taxonomy/taxonomy-admin.routes.ts'
import { oldAddresses, openTransfer } from './features/transfer/transfer.ts'
import { type KeptPictures, keepPictures } from './features/uploads/picture-uses.store.ts'
import { openUploads } from './features/uploads/uploads.ts'
import { AppError } from './http/app-error.ts'
import { createAnswerCache } from './http/cache/answer-cache.ts'
import { watchRequests } from './http/cache/cache-hooks.ts'
import { cachedServer } from './http/cache/cached-server.ts'
import { invalidateTables, withInvalidation } from './http/cache/invalidate-tables.ts'
import { serveDocs } from './http/docs.ts'
import { answerFailure } from './http/envelope.ts'
import { readJsonBodies } from './http/json-body.ts'
import { CONNECTION_LIMITS, limitConnections } from './http/limit-connections.ts'
import { serveMetrics } from './http/metrics.ts'
import { servePages } from './http/pages.ts'
import { createRenderLimits } from './http/render-limits.ts'
import { logOptions, logRequests } from './http/request-log.ts'
import { secureHeaders } from './http/security.ts'
import { endpointServer } from './http/serve-endpoint.ts'
import type { Platform } from './platform/open.ts'
import type { Site } from './site.ts'
import { composeOutbox } from './telling-outside.ts'
import { renderMarkdown } from './workers/render-markdown.ts'

type AppConfig = Pick<
  Config,
  | 'publicUrl'
  | 'musicUpstream'
  | 'mail'
  | 'privateWebhooks'
  | 'trustedProxyHops'
  | 'metricsToken'
  | 'logLevel'
>

/** Longer ones are refused before they come to us. */
const ADDRESS_MAX_LENGTH = 16_384
/** Of kept answers. */
const CACHE = { maxBytes: 64 * 1_048_576, maxEntries: 5_000 }

/** The table of contents: what every request passes, then one line per feature. */
export const buildApp = async (
  platform: Platform,
  config: AppConfig,
  site: Site,
): Promise<FastifyInstance> => {
  const { bus, database, incoming, limiter, now } = platform
  const cache = createAnswerCache(CACHE)
  const { invalidate, onChanged, unsubscribe } = await invalidateTables(bus, cache)
  const readers = new Set<(request: IncomingMessage) => void>()
  const app = Fastify({
    serverFactory: (handle) =>
      cachedServer(handle, cache, (request) => {
        for (const emit of readers) emit(request)
      }),
    ...logOptions(config.logLevel),
    bodyLimit: JSON_MAX_BYTES.visitor,
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
  limitConnections(app.server, {
    limits: CONNECTION_LIMITS,
    isBehindProxy: config.trustedProxyHops > 0,
    now,
  })
  app.addHook('onClose', async () => unsubscribe())
  logRequests(app)
  watchRequests(app, { cache, invalidate })
  app.setErrorHandler(answerFailure)
  readJsonBodies(app)
  await secureHeaders(app, { https: config.publicUrl.startsWith('https:') })
  await app.register(cookie)
  await serveDocs(app)
  if (config.metricsToken) serveMetrics(app, { token: config.metricsToken, cache })
  await site.serveFiles(app)
  app.addHook('onClose', site.close)
  const admitRender = createRenderLimits(limiter)
  servePages(app, {
    publicUrl: config.publicUrl,
    render: site.render,
    movedTo: oldAddresses(database.queries),
    admitRender,
    cache,
  })

  const sessions = sessionStore(database.queries)
  const settings = settingsStore(database.queries)
  const { signing_secret: secret } = await settings.read()
  const timeZone = async () => (await settings.read()).time_zone
  const identify = identifyBy(sessions, now)
  const { record } = openAudit(app, platform)
  const serve = endpointServer(app, { identify, limiter, incoming, record })

  const { trustedProxyHops } = config
  const publicUrl = config.publicUrl.replace(/\/$/, '')
  const counting = await composeAnalytics(app, serve, {
    ...{ platform, publicUrl, trustedProxyHops, secret, timeZone, invalidate, onChanged },
  })
  readers.add(counting.onRequest)
  siteRoutes(serve, {
    settings,
    views: viewStore(database.queries),
    pageHeaders: pageHeaderStore(database.queries),
    countView: counting.countSiteView,
    isReady: database.answers,
  })
  const https = publicUrl.startsWith('https:')
  const { queries } = database
  const { emit, emitPublished } = composeOutbox(app, serve, {
    ...{ ...config, queries, limiter, now, publicUrl, secret, onChanged, site: settings.read },
  })
  composeAccounts(serve, { queries, limiter, settings, sessions, publicUrl, secret, now, emit })
  const store = articleStore(queries)
  articleRoutes(serve, { store, timeZone })
  const keepShown = (transaction: Queries, shown: Omit<KeptPictures, 'others'>) =>
    keepPictures(transaction, { ...shown, others: 'allowed' })
  const writing = { queries, now, timeZone, keepPictures: keepShown }
  manuscriptRoutes(serve, writing)
  articleSaveRoutes(serve, { ...writing, renderMarkdown, emitPublished })
  articleAdminRoutes(serve, { queries, now, timeZone, emitPublished })
  composeScheduledJobs(app, {
    ...{ queries, now, emitPublished },
    withInvalidation: (work) => withInvalidation(work, invalidate)(),
  })
  const { begin, stop } = createRenderAgain({
    stores: [articleRenderingStore(queries), pageRenderingStore(queries)],
    renderedBy: async () => (await settings.read()).rendered_by,
    writeRenderedBy: (rendered_by) => settings.write({ rendered_by }, now()),
    renderMarkdown,
    withInvalidation: (work) => withInvalidation(work, invalidate),
    onError: (error) => app.log.error(error),
  })
  app.addHook('onListen', async () => void begin())
  app.addHook('onClose', stop)
  const { countReading } = counting
  articleListRoutes(serve, { lists: articleListStore(queries), store, timeZone, countReading })
  taxonomyRoutes(serve, { queries })
  taxonomyAdminRoutes(serve, {
    queries,
    now,
    timeZone,
    chosenCategory,
    chosenTag,
    trashArticles: (transaction, ids, at) => articleAdminStore(transaction).trash(ids, at),
  })
  const { albums, checkBlocklist } = composeCommunity(serve, {
    ...writing,
    ...{ limiter, settings, secret, https, emit, record },
    countComment: counting.countComment,
    dayName: counting.dayName,
    withInvalidation: (work) => withInvalidation(work, invalidate)(),
  })
  resourceRoutes(serve, { queries })
  resourceAdminRoutes(serve, { queries })
  pageRoutes(serve, { ...writing, keepPictures: keepShown, renderMarkdown })
  siteAdminRoutes(serve, { queries, now, keepPictures: keepShown })
  const demo = demoStore(queries, {
    addViews: (transaction, count) => viewStore(transaction).add(count),
  })
  const uploads = openUploads(app, serve, { ...platform, timeZone })
  const music = openMusic(app, serve, platform, {
    upstream: config.musicUpstream,
    makeCover: uploads.makeCover,
    hasDemo: async () => (await demo.countRows()) > 0,
    withInvalidation: (work) => withInvalidation(work, invalidate),
  })
  demoRoutes(serve, { store: demo, onRemoved: music.lookAgain })
  openTransfer(app, serve, {
    ...platform,
    ...uploads,
    queries,
    timeZone,
    renderMarkdown,
    articlesBy: (by) => importedArticles({ by, now, keepPictures: keepShown }),
    withInvalidation: (work) => withInvalidation(work, invalidate)(),
  })
  composeDiscovery(app, platform, {
    publicUrl,
    settings: settings.read,
    albums,
    pictures: uploads,
    admitRender,
  })
  searchRoutes(serve, { store: searchStore(queries), timeZone, searched: counting.searched })
  await openHealth(app, serve, platform, async () => (await settings.read()).last_backup)
  await openChat(app, serve, {
    ...{ platform, publicUrl, identify, timeZone, checkBlocklist, onChanged, record },
    unread: (userIds) => unreadCounts(queries, userIds),
    trustedProxyHops,
    countMessages: counting.countChatMessages,
    keepPicture: (transaction, { messageId, url, by: { user_id: id, role } }) =>
      keepPictures(transaction, {
        ...{ subject: `chat:${messageId}`, urls: [url], by: { id, role }, others: 'refused' },
      }),
  })
  return app
}
