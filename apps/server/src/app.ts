import cookie from '@fastify/cookie'
import { BODY_MAX_BYTES } from '@lanting/contract'
import Fastify, { type FastifyInstance } from 'fastify'
import type { Config } from './config.ts'
import { accountRoutes } from './features/accounts/accounts.routes.ts'
import { accountStore } from './features/accounts/accounts.store.ts'
import { sessionStore } from './features/accounts/sessions.store.ts'
import { identifyBy } from './features/accounts/sessions.ts'
import { articleRoutes } from './features/articles/articles.routes.ts'
import { articleStore } from './features/articles/articles.store.ts'
import { searchRoutes } from './features/search/search.routes.ts'
import { searchStore } from './features/search/search.store.ts'
import { pageHeaderStore } from './features/site/page-headers.store.ts'
import { settingsStore } from './features/site/settings.store.ts'
import { siteRoutes } from './features/site/site.routes.ts'
import { viewStore } from './features/site/views.store.ts'
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
import { gatheredCount } from './platform/gathered-count.ts'
import type { Platform } from './platform/open.ts'
import { renderMarkdown } from './render-markdown.ts'
import type { Site } from './site.ts'

type AppConfig = Pick<Config, 'publicUrl' | 'trustedProxyHops' | 'metricsToken' | 'logLevel'>

const VIEWS_WRITTEN_EVERY_MS = 1_000
/** Longer ones are refused before they come to us. */
const ADDRESS_MAX_LENGTH = 16_384
const CACHE_MAX_BYTES = 64 * 1_048_576

/** The table of contents: what every request passes, then one line per feature. */
export const buildApp = async (
  platform: Platform,
  config: AppConfig,
  site: Site,
): Promise<FastifyInstance> => {
  const { bus, database, limiter, now } = platform
  const cache = answerCache({ maxBytes: CACHE_MAX_BYTES })
  const { announce, unsubscribe } = await announceChanges(bus, cache)
  const app = Fastify({
    serverFactory: (handle) => cachedServer(handle, cache),
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
  servePages(app, { publicUrl: config.publicUrl, render: site.render })

  const sessions = sessionStore(database.queries)
  const settings = settingsStore(database.queries)
  const timeZone = async () => (await settings.read()).time_zone
  const serve = endpointServer(app, { identify: identifyBy(sessions, now), limiter })

  const views = viewStore(database.queries)
  const viewCount = gatheredCount({
    write: announced(views.add, announce),
    intervalMs: VIEWS_WRITTEN_EVERY_MS,
    onError: (error) => app.log.error(error),
  })
  app.addHook('onClose', viewCount.flush)

  siteRoutes(serve, {
    settings,
    views,
    pageHeaders: pageHeaderStore(database.queries),
    countView: viewCount.add,
    isReady: database.answers,
  })
  accountRoutes(serve, { accounts: accountStore(database.queries), sessions, now })
  articleRoutes(serve, { store: articleStore(database.queries), now, timeZone, renderMarkdown })
  searchRoutes(serve, { store: searchStore(database.queries), timeZone })
  return app
}
