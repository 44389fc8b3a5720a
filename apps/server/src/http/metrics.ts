import { timingSafeEqual } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from '@prometheus-io/client'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { AppError } from './app-error.ts'
import type { AnswerCache } from './cache/answer-cache.ts'

const hasToken = ({ headers }: FastifyRequest, token: string) => {
  const expected = Buffer.from(`Bearer ${token}`)
  const given = Buffer.from(headers.authorization ?? '')
  return given.length === expected.length && timingSafeEqual(given, expected)
}

const measureCache = (cache: AnswerCache, registry: Registry) => {
  const registers = [registry]
  new Counter({
    name: 'answer_cache_hits_total',
    help: 'Answers given from the cache.',
    registers,
    collect() {
      this.reset()
      this.inc(cache.found())
    },
  })
  new Gauge({
    name: 'answer_cache_entries',
    help: 'Cached answers.',
    registers,
    collect() {
      this.set(cache.size().entries)
    },
  })
  new Gauge({
    name: 'answer_cache_bytes',
    help: 'Bytes of cached answers.',
    registers,
    collect() {
      this.set(cache.size().bytes)
    },
  })
}

const PAGE = 'page'

/**
 * Returns a function that names the route of an answer. A cached answer passes no hook, so its route
 * is found by its address: the longest beginning that a route has before its parameters.
 */
const watchRoutes = (app: FastifyInstance) => {
  const byPath = new Map<string, string>()
  const named = new WeakMap<ServerResponse, string>()
  app.addHook('onRoute', ({ url }) => void byPath.set(url.split('/:')[0] ?? url, url))
  app.addHook('onRequest', async ({ routeOptions }, reply) => {
    named.set(reply.raw, routeOptions.url ?? PAGE)
  })
  const find = (path: string): string =>
    path === '' ? PAGE : (byPath.get(path) ?? find(path.slice(0, path.lastIndexOf('/'))))
  return (request: IncomingMessage, response: ServerResponse) =>
    named.get(response) ?? find((request.url ?? '').split('?')[0] ?? '')
}

interface Options {
  readonly token: string
  readonly cache: AnswerCache
}

/** Serves `/api/metrics` in the format of Prometheus, to holders of the token. */
export const serveMetrics = (app: FastifyInstance, { token, cache }: Options) => {
  const registry = new Registry()
  collectDefaultMetrics({ register: registry })
  measureCache(cache, registry)
  const duration = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'How long answers took, by route and status.',
    labelNames: ['method', 'route', 'status'],
    buckets: [0.001, 0.005, 0.02, 0.1, 0.5, 2],
    registers: [registry],
  })
  const routeOf = watchRoutes(app)
  app.server.prependListener('request', (request, response) => {
    const stop = duration.startTimer()
    response.once('close', () =>
      stop({
        method: request.method,
        route: routeOf(request, response),
        status: response.statusCode,
      }),
    )
  })
  app.addHook('onClose', async () => registry.clear())
  app.get('/api/metrics', { schema: { hide: true } }, async (request, reply) => {
    if (!hasToken(request, token)) throw new AppError('unknownPath')
    return reply.type(registry.contentType).send(await registry.metrics())
  })
}
