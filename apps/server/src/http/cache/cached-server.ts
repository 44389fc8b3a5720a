import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import { CHAT } from '@lanting/contract'
import fresh from 'fresh'
import type { LanguagePolicy } from '../language.ts'
import { CONNECTION_LIMITS, serverOptions } from '../limit-connections.ts'
import { refusePipelining } from '../refuse-pipelining.ts'
import { isSocketPath } from '../socket-path.ts'
import type { AnswerCache, CachedAnswer, ReadyBytes } from './answer-cache.ts'
import { cacheKeyOf, type DecidingHeaders, decidingHeaders } from './cache-key.ts'
import { encodingFor } from './encoding.ts'
import { createReadySender } from './send-ready.ts'

type Handler = (request: IncomingMessage, response: ServerResponse) => void

const readyFor = (accepted: string | undefined, answer: CachedAnswer): ReadyBytes => {
  const encoding = encodingFor(accepted)
  return encoding === 'none' ? answer.plain : answer[encoding]
}

/** Another request with an Upgrade header gets a normal answer. */
const asksForSocket = ({ url, headers }: IncomingMessage) =>
  headers.upgrade?.toLowerCase() === 'websocket' && isSocketPath(url, CHAT.path)

/** A client may send the absolute address (RFC 9112, section 3.2.2); only path and query count. */
const withoutOrigin = (url = '') => url.replace(/^https?:\/\/[^/?]*/i, '') || '/'

interface Making {
  readonly startedAt: number
  readonly made: Promise<void>
}

/**
 * Answers from the cache before the framework runs. A missing answer is made once for parallel
 * requests. A request after a change never waits for an answer started before it.
 */
export const cachedServer = (
  handle: Handler,
  cache: AnswerCache,
  /** Called with every successful public read, from the cache or not. */
  onRead: (request: IncomingMessage) => void,
  languagePolicy: () => LanguagePolicy,
  /** Drops everything when changes of other nodes may be missing. */
  checkBus: () => unknown,
): Server => {
  const makings = new Map<string, Making>()
  const sendReady = createReadySender()

  const send = (
    answer: CachedAnswer,
    request: IncomingMessage,
    headers: DecidingHeaders,
    response: ServerResponse,
  ) => {
    if (fresh(headers, { etag: answer.etag })) {
      response.writeHead(304, answer.notModified.headers).end()
    } else sendReady(request, response, readyFor(headers['accept-encoding'], answer))
  }

  const make = (key: string, request: IncomingMessage, response: ServerResponse) => {
    const making: Making = {
      startedAt: cache.now(),
      // Cached before sending, so that other readers do not wait for a slow one.
      made: new Promise((resolve) => response.once('prefinish', resolve).once('close', resolve)),
    }
    makings.set(key, making)
    response.once('close', () => {
      if (makings.get(key) === making) makings.delete(key)
    })
    handle(request, response)
  }

  const sendOrMake = async (key: string, request: IncomingMessage, response: ServerResponse) => {
    const making = makings.get(key)
    if (!making || cache.hasChangedSince(making.startedAt)) return make(key, request, response)
    await making.made
    if (response.destroyed) return
    const made = cache.find(key)
    return made ? send(made, request, request.headers, response) : handle(request, response)
  }

  const options = { ...serverOptions(CONNECTION_LIMITS), shouldUpgradeCallback: asksForSocket }
  const answer = (request: IncomingMessage, response: ServerResponse) => {
    if (!request.url?.startsWith('/')) request.url = withoutOrigin(request.url)
    const headers = decidingHeaders(request)
    const key = cacheKeyOf(request, headers, languagePolicy())
    checkBus()
    const cached = key === undefined ? undefined : cache.find(key)
    if (cached) {
      send(cached, request, headers, response)
      if (request.method === 'GET') onRead(request)
      return
    }
    if (request.method === 'GET' && headers.authorization === undefined) {
      response.once('finish', () => response.statusCode < 400 && onRead(request))
    }
    return key === undefined ? handle(request, response) : sendOrMake(key, request, response)
  }
  return createServer(options, refusePipelining(answer))
}
