import { perMinute } from '@lanting/contract'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { AppError } from '../../../http/app-error.ts'
import { requestLanguage } from '../../../http/language.ts'
import { takeNetworks } from '../../../http/rate-limit.ts'
import type { Limiter } from '../../../platform/limiter.ts'
import { type Content, type Outcome, writeAnswer } from './answer.rules.ts'
import type { Authenticate } from './authenticate.ts'
import type { Call } from './catalogue.ts'
import type { MediaCall } from './media.calls.ts'
import { type CallParameters, createParameters } from './parameters.rules.ts'
import { SUBSONIC_CODE, SubsonicError } from './subsonic-error.ts'
import { PUBLIC_CALLS } from './system.calls.ts'

const SUBSONIC_PATH = '/rest/'

type ContentCall = (call: Call) => Promise<Content>

interface SubsonicCalls {
  readonly contents: Readonly<Record<string, ContentCall>>
  readonly media: Readonly<Record<string, MediaCall>>
}

interface Needs extends SubsonicCalls {
  readonly authenticate: Authenticate
  readonly limiter: Limiter
  /** The version of the program. */
  readonly version: string
  readonly isHidden: () => Promise<boolean>
}

/** Apps read a whole library at once, album by album. */
const CALLS = perMinute(3_000)
const REFUSALS = perMinute(60)
const FORM_MAX_BYTES = 262_144
const FORM = 'application/x-www-form-urlencoded'

/**
 * Only a page of another site, says its browser, needs its answers as scripts. To a page of ours they
 * would be scripts of ours, which the content security policy lets run.
 */
const isForeignPage = ({ headers }: FastifyRequest) => headers['sec-fetch-site'] === 'cross-site'

const parametersOf = (request: FastifyRequest) => {
  const { url, body } = request
  const address = new URLSearchParams(url.replace(/^[^?]*\??/, ''))
  const sources = body instanceof URLSearchParams ? [address, body] : [address]
  return createParameters(sources, { mayBeScript: isForeignPage(request) })
}

const find = <T>(calls: Readonly<Record<string, T>>, name: string): T | undefined =>
  Object.hasOwn(calls, name) ? calls[name] : undefined

const failureOf = (error: unknown) => {
  if (error instanceof SubsonicError) return error
  if (!(error instanceof AppError)) return undefined
  const code = error.status === 404 ? SUBSONIC_CODE.notFound : SUBSONIC_CODE.generic
  return { code, message: error.key, status: error.status === 404 ? 200 : error.status }
}

/**
 * Serves the protocol of OpenSubsonic, in which apps read, play and star the library. Names, shapes
 * and failures are those of the protocol, not of our contract (decision 50).
 */
export const serveSubsonic = (app: FastifyInstance, needs: Needs) => {
  const { authenticate, limiter, version, isHidden, contents, media } = needs

  const sendAnswer = (reply: FastifyReply, { format }: CallParameters, outcome: Outcome) => {
    const { type, body } = writeAnswer(format, outcome, version)
    return reply.type(type).send(body)
  }

  /** Counts the refused calls of a network: nobody tries tokens at will. */
  const identified = async (request: FastifyRequest, parameters: CallParameters) => {
    try {
      const listener = await authenticate(parameters)
      const { allowed, retryAfterMs } = await limiter.take(`subsonic user ${listener.id}`, CALLS)
      if (!allowed) throw new AppError('tooManyRequests', { retryAfterMs })
      return listener
    } catch (error) {
      if (error instanceof SubsonicError) {
        const use = { name: 'subsonic refused', ip: request.ip, limit: REFUSALS }
        await takeNetworks(limiter, { ...use, tooOften: 'tooManyRequests' })
      }
      throw error
    }
  }

  const answer = async (
    request: FastifyRequest,
    reply: FastifyReply,
    parameters: CallParameters,
  ) => {
    if (await isHidden()) throw new SubsonicError('generic', 'There is no music here', 404)
    if (parameters.isUnwantedScript) {
      throw new SubsonicError(
        'generic',
        'Scripts are answers to pages of other sites only: use f=json',
      )
    }
    if (parameters.hasWrongCallback) {
      throw new SubsonicError('missingParameter', 'Parameter callback is no name of a function')
    }
    const name = (request.params as { call: string }).call.replace(/\.view$/, '')
    const open = find(PUBLIC_CALLS, name)
    if (open) return sendAnswer(reply, parameters, { content: await open() })
    const [content, file] = [find(contents, name), find(media, name)]
    if (!content && !file) throw new SubsonicError('generic', 'This call is not supported', 404)
    const listener = await identified(request, parameters)
    const call = { listener, language: requestLanguage(request), parameters }
    if (file) return file(call, request, reply)
    return sendAnswer(reply, parameters, { content: (await content?.(call)) ?? {} })
  }

  // In a scope of its own: forms and failures of this protocol exist nowhere else.
  app.register(async (scope) => {
    scope.addContentTypeParser(FORM, { parseAs: 'string' }, (_, text, done) =>
      done(null, new URLSearchParams(String(text))),
    )
    scope.setErrorHandler(async (error, request, reply) => {
      const failure = failureOf(error)
      if (!failure) throw error
      if (error instanceof AppError && error.retryAfterMs !== undefined) {
        reply.header('Retry-After', Math.ceil(error.retryAfterMs / 1_000))
      }
      reply.status(failure.status).header('Cache-Control', 'no-store')
      const { code, message } = failure
      return sendAnswer(reply, parametersOf(request), { failure: { code, message } })
    })
    scope.route({
      method: ['GET', 'HEAD', 'POST'],
      url: `${SUBSONIC_PATH}:call`,
      bodyLimit: FORM_MAX_BYTES,
      schema: { hide: true },
      handler: (request, reply) => {
        // Apps in browsers have another origin. Nothing is sent by itself: a call carries its token.
        reply.header('Access-Control-Allow-Origin', '*')
        reply.header('Cross-Origin-Resource-Policy', 'cross-origin')
        reply.header('Cache-Control', 'no-store')
        return answer(request, reply, parametersOf(request))
      },
    })
  })
}
