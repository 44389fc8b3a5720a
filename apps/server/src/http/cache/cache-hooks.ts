import { createHash } from 'node:crypto'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import fresh from 'fresh'
import {
  createTracking,
  currentTracking,
  isInvalidated,
  type QueryTracking,
  trackTables,
} from '../../database/query-tracking.ts'
import { type AnswerCache, bytesOf, type CachedAnswer, type ReadyBytes } from './answer-cache.ts'
import { cacheKeyOf } from './cache-key.ts'
import { compress, type Encoding, encodingFor } from './encoding.ts'

const SHORT_BODY_BYTES = 16_384
/** A shorter answer fits into one packet as it is. */
const COMPRESSED_CHARACTERS = 1_024

/** For an answer that all readers share: a proxy revalidates it before reuse. */
export const SHARED_HEADERS = {
  'Cache-Control': 'no-cache',
  Vary: 'Accept-Encoding, Accept-Language, Cookie',
} as const

/** Headers of one request, which are not cached. */
const PERSONAL = ['x-request-id', 'date', 'connection', 'content-length', 'transfer-encoding']

const headersOf = (reply: FastifyReply) =>
  Object.entries(reply.getHeaders())
    .filter(([name]) => !PERSONAL.includes(name))
    .flatMap(([name, value]) => [name, String(value)])

const etagOf = (body: string) =>
  `W/"${createHash('sha256').update(body).digest('base64url').slice(0, 27)}"`

/** Prepares an answer once, because a cached answer is sent thousands of times. */
const answerOf = async (body: string, reply: FastifyReply): Promise<CachedAnswer> => {
  const plain = Buffer.from(body)
  const [gzip, br] = await Promise.all([compress(plain, 'gzip'), compress(plain, 'br')])
  const etag = etagOf(body)
  const shared = [...headersOf(reply), 'ETag', etag]
  const ready = (bytes: Buffer, ...encoding: string[]): ReadyBytes => ({
    headers: [...shared, 'Content-Length', String(bytes.length), ...encoding],
    body: bytes.length > SHORT_BODY_BYTES ? bytes : bytes.toString('latin1'),
  })
  return {
    etag,
    plain: ready(plain),
    gzip: ready(gzip, 'Content-Encoding', 'gzip'),
    br: ready(br, 'Content-Encoding', 'br'),
    notModified: { headers: shared, body: '' },
  }
}

interface Trace {
  readonly tracking: QueryTracking
  readonly startedAt: number
}

declare module 'fastify' {
  interface FastifyRequest {
    trace: Trace | undefined
  }
}

interface Options {
  readonly cache: AnswerCache
  /** Tells every node, and waits until this node has received it. */
  readonly invalidate: (tables: readonly string[]) => Promise<void>
}

const isWhole = (reply: FastifyReply, payload: unknown) =>
  typeof payload === 'string' && reply.statusCode === 200 && !reply.hasHeader('set-cookie')

const isLong = (payload: unknown): payload is string =>
  typeof payload === 'string' && payload.length >= COMPRESSED_CHARACTERS

/** Compresses an answer that is made for one request. */
const compressed = async (payload: unknown, reply: FastifyReply, encoding: Encoding) => {
  if (!isLong(payload) || reply.hasHeader('Content-Encoding')) return payload
  reply.header('Content-Encoding', encoding)
  if (!reply.hasHeader('Vary')) reply.header('Vary', 'Accept-Encoding')
  return compress(Buffer.from(payload), encoding)
}

/** Tracks the tables that a request reads and changes; caches its answer, or drops outdated ones. */
export const watchRequests = (app: FastifyInstance, { cache, invalidate }: Options) => {
  app.decorateRequest('trace')

  app.addHook('onRequest', (request, _, done) => {
    // An in-process call belongs to its page.
    if (currentTracking()) return done()
    request.trace = { tracking: createTracking(), startedAt: cache.now() }
    trackTables(request.trace.tracking, done)
  })

  const finish = async (
    trace: Trace,
    { request, reply, payload }: { request: FastifyRequest; reply: FastifyReply; payload: unknown },
  ) => {
    if (trace.tracking.changed.size > 0) await invalidate([...trace.tracking.changed])
    const encoding = encodingFor(request.headers['accept-encoding'])
    const key = cacheKeyOf(request.raw, request.headers, app.languagePolicy?.())
    if (key === undefined || !isWhole(reply, payload) || !isInvalidated(trace.tracking)) {
      return encoding === 'none' ? payload : compressed(payload, reply, encoding)
    }
    reply.headers(SHARED_HEADERS)
    const answer = await answerOf(payload as string, reply)
    cache.set(key, answer, trace.tracking.read, trace.startedAt)
    reply.header('ETag', answer.etag)
    if (fresh(request.headers, { etag: answer.etag })) {
      reply.code(304)
      return ''
    }
    if (encoding === 'none') return payload
    reply.header('Content-Encoding', encoding)
    return bytesOf(answer[encoding])
  }

  // Called before the answer is sent: a client that knows of a change never reads an older state.
  app.addHook('onSend', async (request, reply, payload) => {
    const { trace } = request
    if (!trace) return payload
    try {
      return await finish(trace, { request, reply, payload })
    } finally {
      trace.tracking.isOver = true
    }
  })
}
