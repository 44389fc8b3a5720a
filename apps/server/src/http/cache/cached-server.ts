import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { AnswerCache, KeptAnswer } from './answer-cache.ts'
import { cacheKeyOf } from './cache-key.ts'

type Handler = (request: IncomingMessage, response: ServerResponse) => void

const encodingFor = (accepted: unknown, answer: KeptAnswer) => {
  const wishes = typeof accepted === 'string' ? accepted : ''
  if (/\bbr\b/.test(wishes)) return { body: answer.brotli, encoding: 'br' }
  if (/\bgzip\b/.test(wishes)) return { body: answer.gzip, encoding: 'gzip' }
  return { body: answer.plain, encoding: undefined }
}

const send = (
  answer: KeptAnswer,
  { method, headers }: IncomingMessage,
  response: ServerResponse,
) => {
  if (headers['if-none-match'] === answer.etag) {
    response.writeHead(304, { ...answer.headers, ETag: answer.etag })
    response.end()
    return
  }
  const { body, encoding } = encodingFor(headers['accept-encoding'], answer)
  response.writeHead(200, {
    ...answer.headers,
    ETag: answer.etag,
    'Content-Length': body.length,
    ...(encoding && { 'Content-Encoding': encoding }),
  })
  response.end(method === 'HEAD' ? undefined : body)
}

interface Making {
  readonly begun: number
  readonly made: Promise<void>
}

/**
 * Answers from the cache before the framework is asked. What is not there is made once, however
 * many ask; who asks after a change never waits for what was begun before it.
 */
export const cachedServer = (
  handle: Handler,
  cache: AnswerCache,
  /** Hears of every public read that was answered well, from the cache or not. */
  onRead: (request: IncomingMessage) => void,
): Server => {
  const makings = new Map<string, Making>()

  const make = (key: string, request: IncomingMessage, response: ServerResponse) => {
    const making: Making = {
      begun: cache.now(),
      made: new Promise((resolve) => response.once('close', resolve)),
    }
    makings.set(key, making)
    response.once('close', () => {
      if (makings.get(key) === making) makings.delete(key)
    })
    handle(request, response)
  }

  return createServer(async (request, response) => {
    const key = cacheKeyOf(request)
    if (key === undefined) return handle(request, response)
    if (request.method === 'GET') {
      response.once('finish', () => response.statusCode < 400 && onRead(request))
    }
    const kept = cache.find(key)
    if (kept) return send(kept, request, response)
    const making = makings.get(key)
    if (!making || cache.hasChangedSince(making.begun)) return make(key, request, response)
    await making.made
    const made = cache.find(key)
    return made ? send(made, request, response) : handle(request, response)
  })
}
