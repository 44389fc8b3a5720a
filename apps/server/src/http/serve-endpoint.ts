import { Readable } from 'node:stream'
import type { CookieSerializeOptions } from '@fastify/cookie'
import {
  CODE,
  type Endpoint,
  FailureAnswer,
  type FileBody,
  type Input,
  JSON_MAX_BYTES,
  type Language,
  type Result,
  ROLE,
  type Section,
} from '@lanting/contract'
import type { FastifyInstance, FastifyReply, FastifyRequest, RouteOptions } from 'fastify'
import Type, { type TObject } from 'typebox'
import type { Limiter } from '../platform/limiter.ts'
import type { Scratch } from '../platform/scratch.ts'
import { AppError } from './app-error.ts'
import { type Admission, admit, type Identity } from './caller.ts'
import { success } from './envelope.ts'
import { isInProcessCall } from './in-process-client.ts'
import { fileRoutes, type IncomingFile } from './incoming/file-routes.ts'
import { requestLanguage } from './language.ts'
import { limitCalls } from './rate-limit.ts'
import { type RecordAction, withAudit } from './record-audit.ts'
import { serializerCompiler } from './serialization.ts'
import { validatorCompiler } from './validation.ts'

/** The cookies of the request, and the changes that the answer makes to them. */
export interface Cookies {
  get(name: string): string | undefined
  set(name: string, value: string, options: CookieSerializeOptions): void
  clear(name: string, options: CookieSerializeOptions): void
}

export interface Caller<I extends Identity | undefined> {
  readonly identity: I
  readonly ip: string
  readonly device: string
  readonly requestId: string
  readonly language: Language
  readonly cookies: Cookies
  /** Whether the call comes from the rendering of a page, which all readers share. */
  readonly isInner: boolean
}

type IdentityFor<E extends Endpoint> = E['access'] extends 'visitor'
  ? Identity | undefined
  : Identity

/** An uploaded file is already on disk. */
type Received<E extends Endpoint> = E extends { file: FileBody }
  ? Omit<Input<E>, 'file'> & { file: IncomingFile }
  : Input<E>

/** A file as an answer, created while it is sent. */
interface Download {
  readonly fileName: string
  readonly content: AsyncIterable<Uint8Array>
}

type Handler<E extends Endpoint> = (
  input: Received<E>,
  caller: Caller<IdentityFor<E>>,
) => Promise<
  E extends { download: string }
    ? Download
    : E extends { streamed: true }
      ? AsyncIterable<string>
      : Result<E>
>

export type Serve = <const E extends Endpoint>(endpoint: E, handler: Handler<E>) => void

declare module 'fastify' {
  interface FastifyRequest {
    identity: Identity | undefined
  }
}

const cookiesOf = (request: FastifyRequest, reply: FastifyReply): Cookies => ({
  get: (name) => request.cookies[name],
  set: (name, value, options) => reply.setCookie(name, value, options),
  clear: (name, options) => reply.clearCookie(name, options),
})

const inputOf = ({ params, query, body, file }: FastifyRequest) => ({ params, query, body, file })

/** The schema writes the reply: only fields of the contract are sent. */
const replySchema = ({ result, conflict, download, envelope }: Endpoint) => ({
  ...(!download && {
    200:
      envelope === 'music'
        ? Type.Object({ code: Type.Literal(CODE.musicSuccess), ...(result as TObject).properties })
        : Type.Object({ code: Type.Literal(CODE.success), message: Type.String(), result }),
  }),
  ...(conflict && {
    // Not every conflict of the endpoint carries a result.
    409: Type.Object({ ...FailureAnswer.properties, result: Type.Optional(conflict) }),
  }),
})

const sendDownload = (reply: FastifyReply, type: string, { fileName, content }: Download) =>
  reply
    .type(type)
    .header('Content-Disposition', `attachment; filename="${fileName}"`)
    .send(Readable.from(content))

/** Sends the envelope around a result that comes as pieces of JSON. */
const sendStreamed = (
  request: FastifyRequest,
  reply: FastifyReply,
  result: AsyncIterable<string>,
) => {
  const { code, message } = success(request, undefined)
  const written = async function* () {
    yield `{"code":${JSON.stringify(code)},"message":${JSON.stringify(message)},"result":`
    yield* result
    yield '}'
  }
  return reply.type('application/json; charset=utf-8').send(Readable.from(written()))
}

interface Needs extends Admission {
  readonly limiter: Limiter
  readonly incoming: Scratch
  readonly record: RecordAction
  /** The parts of the site that the owner hides. */
  readonly hiddenSections: () => Promise<readonly Section[]>
}

/** A public read without a token; every other answer is personal. */
const isForEverybody = ({ method, access }: Endpoint, { headers }: FastifyRequest) =>
  method === 'GET' && access === 'visitor' && headers.authorization === undefined

/** `/api/article/…` is documented under `article`. */
const tagOf = (path: string) => path.split('/')[2] ?? path

/** Returns the function with which features serve the endpoints of the contract. */
export const endpointServer = (
  app: FastifyInstance,
  { limiter, incoming, record, hiddenSections, ...admission }: Needs,
): Serve => {
  const limit = limitCalls(limiter)
  const routeFile = fileRoutes(app, incoming)
  /**
   * A hidden part answers like an unknown path, as its pages do. The owner still reads and manages it:
   * the admin shows its content, and it can be shown again. The files of songs and pictures stay
   * readable for whoever knows their addresses: articles show them, and players send no token.
   */
  const refuseHidden = async ({ section }: Endpoint, identity: Identity | undefined) => {
    if (section === undefined || identity?.role === ROLE.administrator) return
    if ((await hiddenSections()).includes(section)) throw new AppError('unknownPath')
  }
  app.decorateRequest('identity')
  app.setValidatorCompiler(validatorCompiler)
  app.setSerializerCompiler(serializerCompiler)
  return (endpoint, handler) => {
    const { file, envelope, download, streamed }: Endpoint = endpoint
    const audited = withAudit(record, endpoint)
    const route: RouteOptions = {
      method: endpoint.method,
      url: endpoint.path,
      bodyLimit: JSON_MAX_BYTES[endpoint.access],
      schema: {
        tags: [tagOf(endpoint.path)],
        summary: endpoint.summary,
        description: `Access: ${endpoint.access}. At most ${endpoint.limit.times} calls in ${endpoint.limit.windowMs / 1000} s.`,
        ...(endpoint.params && { params: endpoint.params }),
        ...(endpoint.query && { querystring: endpoint.query }),
        ...(endpoint.body && { body: endpoint.body }),
        response: replySchema(endpoint),
      },
      onRequest: async (request, reply) => {
        // Set before anything can fail: a refusal is as personal as an answer.
        if (!isForEverybody(endpoint, request)) reply.header('Cache-Control', 'no-store')
        request.identity = await admit(request, endpoint.access, admission)
        if (!isInProcessCall(request)) await limit(endpoint, request.ip, request.identity)
        await refuseHidden(endpoint, request.identity)
      },
      handler: async (request, reply) => {
        const caller = {
          identity: request.identity as IdentityFor<typeof endpoint>,
          ip: request.ip,
          device: request.headers['user-agent'] ?? '',
          requestId: request.id,
          language: requestLanguage(request),
          cookies: cookiesOf(request, reply),
          isInner: isInProcessCall(request),
        }
        const input = inputOf(request) as unknown as Received<typeof endpoint>
        const result = await audited(request, () => handler(input, caller))
        if (download) return sendDownload(reply, download, result as Download)
        if (streamed) return sendStreamed(request, reply, result as AsyncIterable<string>)
        return envelope === 'music'
          ? { code: CODE.musicSuccess, ...(result as object) }
          : success(request, result)
      },
    }
    if (file) routeFile(route, file)
    else app.route(route)
  }
}
