import { randomUUID } from 'node:crypto'
import { type FastifyInstance, type FastifyServerOptions, LogController } from 'fastify'
import type { DestinationStream } from 'pino'
import type { Config } from '../config.ts'

/** Log lines have a request id and no personal data: the route, never address, headers or body. */
export const logOptions = (
  level: Config['logLevel'],
  stream?: DestinationStream,
): FastifyServerOptions => ({
  logger: {
    level,
    ...(stream && { stream }),
    serializers: { req: ({ method }) => ({ method }), res: ({ statusCode }) => ({ statusCode }) },
  },
  logController: new LogController({ disableRequestLogging: true }),
  genReqId: () => randomUUID(),
})

export const logRequests = (app: FastifyInstance) => {
  app.addHook('onRequest', async (request, reply) => {
    reply.header('X-Request-Id', request.id)
  })
  app.addHook('onResponse', async (request, reply) => {
    request.log.info(
      {
        method: request.method,
        route: request.routeOptions.url ?? 'page',
        status: reply.statusCode,
        ms: Math.round(reply.elapsedTime),
      },
      'answered',
    )
  })
}
