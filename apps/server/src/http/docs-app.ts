import swagger from '@fastify/swagger'
import swaggerUi from '@fastify/swagger-ui'
import { FailureAnswer, MUSIC_PATH } from '@lanting/contract'
import Fastify, { type FastifyInstance, type RouteOptions } from 'fastify'
import { contentSecurityPolicy } from './security.ts'

const FAILURE = {
  description: 'A failure: `code` is the family of the error, `reason` the error itself.',
  content: { 'application/json': { schema: { $ref: '#/components/schemas/Failure' } } },
}

interface Operation {
  responses?: Record<string, unknown>
}

/** Adds the failure envelope to every operation; the music API has its own envelope. */
const addFailure = (paths: Readonly<Record<string, object | undefined>> = {}) => {
  for (const [path, operations = {}] of Object.entries(paths)) {
    if (path.startsWith(MUSIC_PATH)) continue
    for (const operation of Object.values(operations) as Operation[]) {
      operation.responses = { ...operation.responses, default: FAILURE }
    }
  }
}

const nothing = async () => undefined

/** Creates an app that serves only the documentation of these routes, below a path. */
export const createDocsApp = async (
  path: string,
  routes: readonly RouteOptions[],
): Promise<FastifyInstance> => {
  const app = Fastify()
  app.setValidatorCompiler(() => () => true)
  app.setSerializerCompiler(() => JSON.stringify)
  await app.register(swagger, {
    openapi: {
      info: {
        title: 'Lanting',
        version: '1',
        description:
          'A successful call answers {code, message, result}, a failed one {code, message, reason}. Clients decide by `reason`, the key of the error; `code` names only its family. The chat room is a WebSocket at /ws/; its frames are described in packages/chat/SPEC.md.',
      },
      components: {
        schemas: { Failure: FailureAnswer as object },
        securitySchemes: { token: { type: 'apiKey', in: 'header', name: 'Authorization' } },
      },
    },
    transformObject: (document) => {
      if (!('openapiObject' in document)) return document.swaggerObject
      addFailure(document.openapiObject.paths)
      return document.openapiObject
    },
  })
  await app.register(swaggerUi, {
    routePrefix: path,
    // About two hundred calls are too many to draw at once.
    uiConfig: { docExpansion: 'none' },
    // The page of the library writes its own style element; it shows no content of users.
    staticCSP: contentSecurityPolicy({ styleSources: ["'unsafe-inline'"] }),
  })
  for (const { method, url, schema } of routes) app.route({ method, url, schema, handler: nothing })
  await app.ready()
  return app
}
