import swagger from '@fastify/swagger'
import swaggerUi from '@fastify/swagger-ui'
import type { FastifyInstance } from 'fastify'
import { contentSecurityPolicy } from './security.ts'

/** Serves the contract at `/api/docs`. Registered before the endpoints. */
export const serveDocs = async (app: FastifyInstance) => {
  await app.register(swagger, {
    openapi: {
      info: {
        title: 'Lanting',
        version: '1',
        description:
          'Answers are {code, message, result}. The chat room is a WebSocket at /ws/; its frames are described in packages/chat/SPEC.md.',
      },
      components: {
        securitySchemes: { token: { type: 'apiKey', in: 'header', name: 'Authorization' } },
      },
    },
  })
  await app.register(swaggerUi, {
    routePrefix: '/api/docs',
    // About two hundred calls are too many to draw at once.
    uiConfig: { docExpansion: 'none' },
    // The page of the library writes its own style element; it shows no content of users.
    staticCSP: contentSecurityPolicy({ styleSources: ["'unsafe-inline'"] }),
  })
}
