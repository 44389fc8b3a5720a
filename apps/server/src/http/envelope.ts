import {
  CODE,
  ERRORS,
  type ErrorKey,
  FAMILY,
  type Failure,
  familyOf,
  MUSIC_PATH,
} from '@lanting/contract'
import { type Copy, copies } from '@lanting/copy'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { isUnavailable } from '../database/is-unavailable.ts'
import { isDiskFull } from '../platform/disk-full.ts'
import { FilesUnavailable } from '../platform/files-unavailable.ts'
import { AppError } from './app-error.ts'
import { requestLanguage } from './language.ts'

type Sentence = string | ((detail: AppError['detail']) => string)

/** Compiles only if every error of the contract has a sentence. */
const sentencesOf = (copy: Copy): Record<ErrorKey, Sentence> => copy.errors

export const success = (request: FastifyRequest, result: unknown) => ({
  code: CODE.success,
  message: copies[requestLanguage(request)].done,
  result,
})

/** Returns the sentence of a failure in a language. */
export const sentenceIn = (error: AppError, copy: Copy): string => {
  const sentence = sentencesOf(copy)[error.key]
  return typeof sentence === 'function' ? sentence(error.detail) : sentence
}

/** Returns the sentence of a failure in the language of the request. */
export const sentenceOf = (error: AppError, request: FastifyRequest): string =>
  sentenceIn(error, copies[requestLanguage(request)])

/** The value of the Retry-After header. */
export const retryAfterSeconds = ({ retryAfterMs = 0 }: AppError): number =>
  Math.ceil(retryAfterMs / 1_000)

const codeOf = (error: AppError, request: FastifyRequest) => {
  if (error.status === OK) return CODE.hint
  const { family = familyOf(request.url) }: Failure = ERRORS[error.key]
  return FAMILY[family]
}

const OK = 200
/** A database that restarts is back within seconds. */
const RETRY_AFTER_MS = 2_000
const FILES_RETRY_AFTER_MS = 10_000

/** Answers of the music API keep the form of music services. */
const isMusicCall = ({ url }: FastifyRequest) => url.startsWith(MUSIC_PATH)

/** The framework and its plugins blame the request with a 4xx: a file, a body, a method of theirs. */
const BY_STATUS: Readonly<Record<number, ErrorKey>> = {
  403: 'unknownPath',
  404: 'unknownPath',
  413: 'bodyTooLarge',
}
const isClientStatus = (status: number) => status >= 400 && status < 500

/** The client hung up during its request; the same code from a database is a server error. */
const isAborted = (code: string, { raw }: FastifyRequest) =>
  code === 'ECONNRESET' && raw.destroyed && !raw.complete

const expected = (error: unknown, request: FastifyRequest): AppError | undefined => {
  if (error instanceof AppError) return error
  const { code = '', statusCode = 0 } = error as { code?: string; statusCode?: number }
  if (isAborted(code, request)) return new AppError('unreadableBody')
  if (error instanceof FilesUnavailable) {
    return new AppError('filesUnavailable', { retryAfterMs: FILES_RETRY_AFTER_MS })
  }
  if (isDiskFull(error)) return new AppError('diskFull')
  if (isUnavailable(error)) return new AppError('notReady', { retryAfterMs: RETRY_AFTER_MS })
  if (!isClientStatus(statusCode)) return undefined
  return new AppError(BY_STATUS[statusCode] ?? 'unreadableBody')
}

/** Answers a hint or an expected failure with its sentence; logs other errors and answers plainly. */
export const answerFailure = (error: unknown, request: FastifyRequest, reply: FastifyReply) => {
  const failure = expected(error, request) ?? new AppError('serverFault')
  if (failure.status === 500) request.log.error({ err: error }, 'request failed')
  else if (failure.status > 500) {
    const cause = error instanceof AppError ? {} : { err: error }
    request.log.warn({ reason: failure.key, ...cause }, 'request refused')
  }
  if (failure.retryAfterMs !== undefined) {
    reply.header('Retry-After', retryAfterSeconds(failure))
  }
  // A hint has the status of a success, but not its shape.
  if (failure.status === OK) reply.serializer(JSON.stringify)
  return reply.status(failure.status).send({
    code: codeOf(failure, request),
    message: sentenceOf(failure, request),
    ...(!isMusicCall(request) && { reason: failure.key }),
    ...(failure.result !== undefined && { result: failure.result }),
  })
}
