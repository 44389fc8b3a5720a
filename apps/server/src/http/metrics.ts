import { timingSafeEqual } from 'node:crypto'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { collectDefaultMetrics, Histogram, Registry } from 'prom-client'
import { AppError } from './app-error.ts'

const LOOPBACK = ['127.0.0.1', '::1', '::ffff:127.0.0.1']

/** A proxy on this machine also calls from loopback, but then it forwards somebody. */
const comesFromThisMachine = ({ socket, headers }: FastifyRequest) =>
  LOOPBACK.includes(socket.remoteAddress ?? '') && !headers['x-forwarded-for'] && !headers.forwarded

const hasToken = ({ headers }: FastifyRequest, token: string | undefined) => {
  if (!token) return false
  const expected = Buffer.from(`Bearer ${token}`)
  const given = Buffer.from(headers.authorization ?? '')
  return given.length === expected.length && timingSafeEqual(given, expected)
}

/** `/api/metrics` in Prometheus' words, for this machine or whoever holds the token. */
export const serveMetrics = (app: FastifyInstance, token: string | undefined) => {
  const registry = new Registry()
  collectDefaultMetrics({ register: registry })
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
    if (!comesFromThisMachine(request) && !hasToken(request, token)) {
      throw new AppError('unknownPath')
    }
    return reply.type(registry.contentType).send(await registry.metrics())
  })
}
