import { timingSafeEqual } from 'node:crypto'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client'
import { AppError } from './app-error.ts'
import type { AnswerCache } from './cache/answer-cache.ts'

const hasToken = ({ headers }: FastifyRequest, token: string) => {
  const expected = Buffer.from(`Bearer ${token}`)
  const given = Buffer.from(headers.authorization ?? '')
  return given.length === expected.length && timingSafeEqual(given, expected)
}

/** Cached answers pass no hook, so the cache itself counts them. */
const measureCache = (cache: AnswerCache, registry: Registry) => {
  const measure = (name: string, help: string, read: () => number) =>
    new Gauge({
      name,
      help,
      registers: [registry],
      collect() {
        this.set(read())
      },
    })
  measure('answer_cache_found', 'Answers given from the cache since the start.', cache.found)
  measure('answer_cache_entries', 'Cached answers.', () => cache.size().entries)
  measure('answer_cache_bytes', 'Bytes of cached answers.', () => cache.size().bytes)
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
  app.addHook('onResponse', async (request, reply) => {
    const route = request.routeOptions.url ?? 'page'
    duration.observe(
      { method: request.method, route, status: reply.statusCode },
      reply.elapsedTime / 1000,
    )
  })
  app.addHook('onClose', async () => registry.clear())
  app.get('/api/metrics', { schema: { hide: true } }, async (request, reply) => {
    if (!hasToken(request, token)) throw new AppError('unknownPath')
    return reply.type(registry.contentType).send(await registry.metrics())
  })
}
