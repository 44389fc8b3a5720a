import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { FastifyInstance, FastifyReply } from 'fastify'
import {
  createTracking,
  currentTracking,
  isInvalidated,
  type QueryTracking,
  trackTables,
} from '../../database/query-tracking.ts'
import type { AnswerCache, CachedAnswer, ReadyBytes } from './answer-cache.ts'
import { cacheKeyOf } from './cache-key.ts'

const compressGzip = promisify(gzip)
const compressBrotli = promisify(brotliCompress)
/** Good enough for text, in an eighth of the time of the best level. */
const BROTLI = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }

const SHORT_BODY_BYTES = 16_384

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
  const [gzipped, brotli] = await Promise.all([compressGzip(plain), compressBrotli(plain, BROTLI)])
  const etag = etagOf(body)
  const shared = [...headersOf(reply), 'ETag', etag]
  const ready = (bytes: Buffer, ...encoding: string[]): ReadyBytes => ({
    headers: [...shared, 'Content-Length', String(bytes.length), ...encoding],
    body: bytes.length > SHORT_BODY_BYTES ? bytes : bytes.toString('latin1'),
  })
  return {
    etag,
    plain: ready(plain),
    gzip: ready(gzipped, 'Content-Encoding', 'gzip'),
    brotli: ready(brotli, 'Content-Encoding', 'br'),
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

/** Tracks the tables that a request reads and changes; caches its answer, or drops outdated ones. */
export const watchRequests = (app: FastifyInstance, { cache, invalidate }: Options) => {
  app.decorateRequest('trace')

  app.addHook('onRequest', (request, _, done) => {
    // An in-process call belongs to its page.
    if (currentTracking()) return done()
    request.trace = { tracking: createTracking(), startedAt: cache.now() }
    trackTables(request.trace.tracking, done)
  })

  // Called before the answer is sent: a client that knows of a change never reads an older state.
  app.addHook('onSend', async (request, reply, payload) => {
    const { trace } = request
    if (!trace) return payload
    if (trace.tracking.changed.size > 0) await invalidate([...trace.tracking.changed])
    const key = cacheKeyOf(request.raw, request.headers, app.languagePolicy?.())
    if (key === undefined || !isWhole(reply, payload)) return payload
    if (!isInvalidated(trace.tracking)) return payload
    reply.headers(SHARED_HEADERS)
    const body = payload as string
    const answer = await answerOf(body, reply)
    cache.set(key, answer, trace.tracking.read, trace.startedAt)
    reply.header('ETag', answer.etag)
    return payload
  })
}
