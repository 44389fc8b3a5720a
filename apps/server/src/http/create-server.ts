import type { IncomingMessage } from 'node:http'
import cookie from '@fastify/cookie'
import { JSON_MAX_BYTES } from '@lanting/contract'
import Fastify, { type FastifyInstance } from 'fastify'
import type { Config } from '../config.ts'
import type { Notices } from '../database/notices.ts'
import type { Bus } from '../platform/bus.ts'
import type { Clock } from '../platform/clock.ts'
import { AppError } from './app-error.ts'
import { type AnswerCache, createAnswerCache } from './cache/answer-cache.ts'
import { watchRequests } from './cache/cache-hooks.ts'
import { cachedServer } from './cache/cached-server.ts'
import { invalidateTables, withInvalidation } from './cache/invalidate-tables.ts'
import { callAddress } from './call-address.ts'
import { serveDocs } from './docs.ts'
import { answerFailure } from './envelope.ts'
import { readJsonBodies } from './json-body.ts'
import { openLanguagePolicy } from './language-policy.ts'
import { CONNECTION_LIMITS, limitConnections } from './limit-connections.ts'
import { readableLog } from './readable-log.ts'
import { logOptions, logRequests } from './request-log.ts'
import { secureHeaders } from './security.ts'

/** Node rejects longer addresses before they arrive here. */
const ADDRESS_MAX_LENGTH = 16_384
const ANSWER_CACHE = { maxBytes: 64 * 1_048_576, maxEntries: 5_000 }

interface Needs
  extends Pick<Config, 'trustedProxyHops' | 'metricsToken' | 'logLevel' | 'hstsSubdomains'> {
  readonly https: boolean
  readonly bus: Bus
  readonly notices: Notices | undefined
  readonly now: Clock
  readonly settings: Parameters<typeof openLanguagePolicy>[0]['read']
}

/** Loaded on demand: a site without a token starts without the metrics library. */
const openMetrics = async (app: FastifyInstance, token: string, cache: AnswerCache) => {
  const { serveMetrics } = await import('./metrics.ts')
  serveMetrics(app, { token, cache })
}

/** Creates the app with the steps that every request passes, and no endpoint of a feature. */
export const createServer = async (needs: Needs) => {
  const { trustedProxyHops, metricsToken, logLevel, https, bus, notices, now, settings } = needs
  const cache = createAnswerCache(ANSWER_CACHE)
  const { invalidate, onChanged, close } = await invalidateTables({
    bus,
    notices,
    cache,
    onError: (error) => app.log.warn(error, 'a change was not passed on'),
  })
  const languagePolicy = await openLanguagePolicy({
    read: settings,
    onChanged,
    onError: (error) => app.log.error(error),
  })
  const readListeners = new Set<(request: IncomingMessage) => void>()
  const emitRead = (request: IncomingMessage) => {
    for (const onRead of readListeners) onRead(request)
  }
  const app = Fastify({
    serverFactory: (handle) => cachedServer(handle, cache, emitRead, languagePolicy, bus.isWhole),
    ...logOptions(logLevel, process.stdout.isTTY ? await readableLog() : undefined),
    bodyLimit: JSON_MAX_BYTES.visitor,
    trustProxy: (_, hop) => hop < trustedProxyHops,
    rewriteUrl: ({ url = '/' }) => callAddress(url),
    // A request that arrives during closing was accepted, so it gets an answer.
    return503OnClosing: false,
    // The search text is part of the address: the endpoint limits its length, with a clear error.
    routerOptions: { maxParamLength: ADDRESS_MAX_LENGTH },
    forceCloseConnections: 'idle',
    // An address that cannot be decoded gets a 404.
    frameworkErrors: (_, request, reply) =>
      answerFailure(new AppError('unknownPath'), request, reply),
  })
  app.decorate('languagePolicy', languagePolicy)
  limitConnections(app.server, {
    limits: CONNECTION_LIMITS,
    isBehindProxy: trustedProxyHops > 0,
    now,
  })
  app.addHook('onClose', close)
  logRequests(app)
  watchRequests(app, { cache, invalidate })
  app.setErrorHandler(answerFailure)
  readJsonBodies(app)
  await secureHeaders(app, { https, hstsSubdomains: needs.hstsSubdomains })
  await app.register(cookie)
  serveDocs(app)
  if (metricsToken) await openMetrics(app, metricsToken, cache)
  /** Calls the listener with every successful public read. */
  const onRead = (listener: (request: IncomingMessage) => void) => void readListeners.add(listener)
  return {
    app,
    cache,
    /** Runs work outside of a request, and tells every node which tables it changed. */
    withInvalidation: (work: () => Promise<void>) => withInvalidation(work, invalidate)(),
    onChanged,
    onRead,
  }
}
