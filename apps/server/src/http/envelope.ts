import { CODE, ERRORS, type ErrorKey, FAMILY, type Failure, familyOf } from '@lanting/contract'
import { type Copy, copies } from '@lanting/copy'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { AppError } from './app-error.ts'
import { requestLanguage } from './language.ts'

type Words = string | ((detail: AppError['detail']) => string)

/** Compiles only while every error of the contract has its words. */
const wordsOf = (copy: Copy): Record<ErrorKey, Words> => copy.errors

export const success = (request: FastifyRequest, result: unknown) => ({
  code: CODE.success,
  message: copies[requestLanguage(request)].done,
  result,
})

const sentence = (error: AppError, request: FastifyRequest) => {
  const said = wordsOf(copies[requestLanguage(request)])[error.key]
  return typeof said === 'function' ? said(error.detail) : said
}

const codeOf = (error: AppError, request: FastifyRequest) => {
  if (error.status === OK) return CODE.hint
  const { family = familyOf(request.url) }: Failure = ERRORS[error.key]
  return FAMILY[family]
}

const OK = 200

const BY_FASTIFY_CODE: Readonly<Record<string, AppError>> = {
  FST_ERR_CTP_BODY_TOO_LARGE: new AppError('bodyTooLarge'),
  FST_ERR_CTP_INVALID_MEDIA_TYPE: new AppError('unreadableBody'),
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: new AppError('unreadableBody'),
  FST_ERR_CTP_INVALID_JSON_BODY: new AppError('unreadableBody'),
}

const expected = (error: unknown): AppError | undefined =>
  error instanceof AppError ? error : BY_FASTIFY_CODE[(error as { code?: string }).code ?? '']

/** Answers any failure, or a hint: an expected one with its sentence, the rest with one plain sentence and a log line. */
export const answerFailure = (error: unknown, request: FastifyRequest, reply: FastifyReply) => {
  const failure = expected(error) ?? new AppError('serverFault')
  if (failure.status >= 500) request.log.error({ err: error }, 'request failed')
  if (failure.retryAfterMs !== undefined) {
    reply.header('Retry-After', Math.ceil(failure.retryAfterMs / 1000))
  }
  // A hint has the status of a success, but not its shape.
  if (failure.status === OK) reply.serializer(JSON.stringify)
  return reply.status(failure.status).send({
    code: codeOf(failure, request),
    message: sentence(failure, request),
    ...(failure.result !== undefined && { result: failure.result }),
  })
}
