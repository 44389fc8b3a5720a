import { rm } from 'node:fs/promises'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { FILE_FIELD, type FileBody, UPLOAD } from '@lanting/contract'
import type { FastifyInstance, RouteOptions } from 'fastify'
import Type from 'typebox'
import type { Scratch } from '../../platform/scratch.ts'
import { AppError } from '../app-error.ts'
import { validatorCompiler } from '../validation.ts'
import { createConcurrencyLimit } from './concurrency-limit.ts'
import { type ReceivedFile, receiveFile } from './receive-file.ts'

/** A received file on disk, which exists while the handler runs. */
export interface IncomingFile extends ReceivedFile {
  /** Aborted when the client hangs up. */
  readonly signal: AbortSignal
}

declare module 'fastify' {
  interface FastifyRequest {
    file: IncomingFile | undefined
  }
}

/** Enough for ten megabytes on a slow connection. */
const PATIENCE_MS = 60_000
const LINGER_MS = 2_000
const LEFT_MAX_BYTES = 64 * 1024

const FILE_SCHEMA = {
  consumes: ['multipart/form-data'],
  body: Type.Object({ [FILE_FIELD]: Type.String({ format: 'binary' }) }),
}

/** The body of a file arrives after the validation; its receiver checks it. */
const exceptBody: typeof validatorCompiler = (route) =>
  route.httpPart === 'body' ? () => true : validatorCompiler(route)

/**
 * Reads a small rest of a body. A larger rest is not read, and the connection stays open for a moment:
 * closing it immediately would lose the answer.
 */
const hangUp = (request: IncomingMessage) => {
  if (request.complete) return
  const hanging = setTimeout(() => request.destroy(), LINGER_MS).unref()
  let left = 0
  request.once('close', () => clearTimeout(hanging))
  request.on('data', (chunk: Buffer) => {
    left += chunk.length
    if (left > LEFT_MAX_BYTES) request.pause()
  })
  request.resume()
}

const leaveBodiesUnread = (scope: FastifyInstance) => {
  scope.removeAllContentTypeParsers()
  scope.addContentTypeParser('*', (_, __, done) => done(null))
  scope.addHook('onResponse', async ({ raw }) => hangUp(raw))
}

/** Returns a signal that is aborted when the client leaves before its answer. */
const untilGone = (answer: ServerResponse): AbortSignal => {
  const controller = new AbortController()
  answer.once('close', () => answer.writableFinished || controller.abort())
  return controller.signal
}

/** Adds routes whose handler gets the uploaded file on disk; it is deleted after the handler. */
export const fileRoutes = (app: FastifyInstance, incoming: Scratch) => {
  const gate = createConcurrencyLimit(UPLOAD.atOnce)
  app.decorateRequest('file')

  const withFile = (
    handler: RouteOptions['handler'],
    { maxBytes }: FileBody,
  ): RouteOptions['handler'] =>
    async function (request, reply) {
      const path = await incoming.newPath()
      const leave = gate.enter(request.identity?.id ?? 0)
      if (!leave) throw new AppError('tooManyUploads')
      try {
        const signal = untilGone(reply.raw)
        const options = { path, maxBytes, patienceMs: PATIENCE_MS }
        request.file = { ...(await receiveFile(request.raw, options)), signal }
        return await handler.call(this, request, reply)
      } finally {
        leave()
        await rm(path, { force: true })
      }
    }

  return (route: RouteOptions, file: FileBody) =>
    app.register(async (scope) => {
      leaveBodiesUnread(scope)
      scope.route({
        ...route,
        schema: { ...route.schema, ...FILE_SCHEMA },
        validatorCompiler: exceptBody,
        handler: withFile(route.handler, file),
      })
    })
}
