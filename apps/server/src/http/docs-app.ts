import swagger from '@fastify/swagger'
import swaggerUi from '@fastify/swagger-ui'
import { type Access, type Endpoint, endpoints, FailureAnswer, MUSIC_PATH } from '@lanting/contract'
import Fastify, { type FastifyInstance, type RouteOptions } from 'fastify'
import { exampleFor } from './docs-examples.ts'
import { failureResponses } from './docs-failures.ts'
import { contentSecurityPolicy } from './security.ts'

interface Content {
  schema?: object
  example?: unknown
}

interface Operation {
  operationId?: string
  security?: object[]
  requestBody?: { content: Record<string, Content> }
  responses?: Record<string, { description?: string; content?: Record<string, Content> }>
}

const JSON_TYPE = 'application/json'

const addressOf = (method: string, path: string) =>
  `${method.toUpperCase()} ${path.replace(/:(\w+)/g, '{$1}')}`

const BY_ADDRESS = new Map(
  Object.entries<Endpoint>(endpoints).map(([name, endpoint]) => [
    addressOf(endpoint.method, endpoint.path),
    { name, endpoint },
  ]),
)

/** A token is optional where everybody may call: administrators may read more with it. */
const SECURITY: Readonly<Record<Access, object[]>> = {
  visitor: [{}, { token: [] }],
  user: [{ token: [] }],
  administrator: [{ token: [] }],
  owner: [{ token: [] }],
}

const addExample = (content: Content | undefined) => {
  if (content?.schema) content.example = exampleFor(content.schema)
}

const success = (operation: Operation, { download, result }: Endpoint) => {
  const found = operation.responses?.[200]
  addExample(found?.content?.[JSON_TYPE])
  if (!download) return { ...found, description: descriptionFor(result) }
  const file = { type: 'string', format: 'binary' }
  return { description: 'A file', content: { [download]: { schema: file } } }
}

const descriptionFor = ({ description = 'The call succeeded' }: { description?: string }) =>
  description

interface SharedResponses {
  /** The responses by their names. */
  readonly components: Record<string, object>
  /** Returns the references to responses, by status. */
  refer(responses: Readonly<Record<string, object>>): Record<string, object>
}

/** Equal responses stand once in the document, which is half as large and read twice as fast. */
const createSharedResponses = (): SharedResponses => {
  const names = new Map<string, string>()
  const components: Record<string, object> = {}
  const nameOf = (status: string, response: object) => {
    const text = JSON.stringify(response)
    const name = names.get(text) ?? `Failure${status}-${names.size + 1}`
    names.set(text, name)
    components[name] = response
    return name
  }
  const referTo = ([status, response]: [string, object]) => [
    status,
    { $ref: `#/components/responses/${nameOf(status, response)}` },
  ]
  return {
    components,
    refer: (responses) => Object.fromEntries(Object.entries(responses).map(referTo)),
  }
}

/** Adds what only the contract knows: name, security, failures and examples of an operation. */
const complete = (
  operation: Operation,
  name: string,
  endpoint: Endpoint,
  { refer }: SharedResponses,
) => {
  const failures = endpoint.path.startsWith(MUSIC_PATH)
    ? { default: MUSIC_FAILURE }
    : failureResponses(endpoint)
  const conflict = operation.responses?.[409]?.content?.[JSON_TYPE]?.schema
  const answers: Operation['responses'] = {
    ...refer(failures),
    200: success(operation, endpoint),
  }
  // The newer state of a conflict comes along.
  if (conflict) {
    answers[409] = { ...failures[409], content: { [JSON_TYPE]: { schema: conflict } } }
  }
  addExample(operation.requestBody?.content[JSON_TYPE])
  Object.assign(operation, {
    operationId: name,
    security: SECURITY[endpoint.access],
    responses: answers,
  })
}

const completeAll = (
  paths: Readonly<Record<string, object | undefined>> = {},
  shared: SharedResponses,
) => {
  for (const [path, operations = {}] of Object.entries(paths)) {
    for (const [method, operation] of Object.entries(operations)) {
      const known = BY_ADDRESS.get(addressOf(method, path))
      if (known) complete(operation, known.name, known.endpoint, shared)
    }
  }
}

const MUSIC_FAILURE = {
  description: 'A failure, in the form of music services',
  content: {
    [JSON_TYPE]: {
      schema: {
        type: 'object',
        required: ['code', 'message'],
        properties: { code: { type: ['string', 'integer'] }, message: { type: 'string' } },
      },
    },
  },
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
      openapi: '3.1.0',
      info: {
        title: 'Lanting',
        version: '1',
        license: { name: 'MIT', identifier: 'MIT' },
        description:
          'A successful call answers {code, message, result}, a failed one {code, message, reason}. Clients decide by `reason`, the key of the error; `code` names only its family; each call lists the failures that its access, its input and its family can give. A post that waits for review answers 200 with code 100 and the reason `postHeld`. The chat room is a WebSocket at /ws/; its frames are described in packages/chat/SPEC.md.',
      },
      components: {
        schemas: { Failure: FailureAnswer as object },
        securitySchemes: {
          token: {
            type: 'apiKey',
            in: 'header',
            name: 'Authorization',
            description: 'The token of `login`, without a prefix.',
          },
        },
      },
    },
    transformObject: (document) => {
      if (!('openapiObject' in document)) return document.swaggerObject
      const { openapiObject } = document
      const shared = createSharedResponses()
      completeAll(openapiObject.paths, shared)
      Object.assign(openapiObject.components ?? {}, { responses: shared.components })
      return openapiObject
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
