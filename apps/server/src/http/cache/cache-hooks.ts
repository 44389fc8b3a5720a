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
/** Good enough for text, and an eighth of the time of the best. */
const BROTLI = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }

/** Of an answer that many share: a cache on the way asks before it gives it to somebody else. */
export const SHARED_HEADERS = {
  'Cache-Control': 'no-cache',
  Vary: 'Accept-Encoding, Accept-Language, Cookie',
} as const

/** Headers that belong to one request, not to its answer. */
const PERSONAL = ['x-request-id', 'date', 'connection', 'content-length', 'transfer-encoding']

const headersOf = (reply: FastifyReply) =>
  Object.entries(reply.getHeaders())
    .filter(([name]) => !PERSONAL.includes(name))
    .flatMap(([name, value]) => [name, String(value)])

export const etagOf = (body: string) =>
  `W/"${createHash('sha256').update(body).digest('base64url').slice(0, 27)}"`

/** Everything that can be done once is done here: a kept answer is given thousands of times. */
const answerOf = async (body: string, reply: FastifyReply): Promise<CachedAnswer> => {
  const plain = Buffer.from(body)
  const [gzipped, brotli] = await Promise.all([compressGzip(plain), compressBrotli(plain, BROTLI)])
  const etag = etagOf(body)
  const shared = [...headersOf(reply), 'ETag', etag]
  const ready = (bytes: Buffer, ...encoding: string[]): ReadyBytes => ({
    headers: [...shared, 'Content-Length', String(bytes.length), ...encoding],
    body: bytes.toString('latin1'),
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
  readonly begun: number
}

declare module 'fastify' {
  interface FastifyRequest {
    trace: Trace | undefined
  }
}

interface Options {
  readonly cache: AnswerCache
  /** Tells every node, this one included, and waits until this one has heard it. */
  readonly invalidate: (tables: readonly string[]) => Promise<void>
}

const isWhole = (reply: FastifyReply, payload: unknown) =>
  typeof payload === 'string' && reply.statusCode === 200 && !reply.hasHeader('set-cookie')

/** Notes what every request reads and changes; keeps its answer, or drops what it made old. */
export const watchRequests = (app: FastifyInstance, { cache, invalidate }: Options) => {
  app.decorateRequest('trace')

  app.addHook('onRequest', (request, _, done) => {
    // A call from inside of a page belongs to the page.
    if (currentTracking()) return done()
    request.trace = { tracking: createTracking(), begun: cache.now() }
    trackTables(request.trace.tracking, done)
  })

  // Before the answer leaves: whoever has heard of a change never reads what was before it.
  app.addHook('onSend', async (request, reply, payload) => {
    const { trace } = request
    if (!trace) return payload
    if (trace.tracking.changed.size > 0) await invalidate([...trace.tracking.changed])
    const key = cacheKeyOf(request.raw, request.headers)
    if (key === undefined || !isWhole(reply, payload)) return payload
    if (!isInvalidated(trace.tracking)) return payload
    reply.headers(SHARED_HEADERS)
    const body = payload as string
    const answer = await answerOf(body, reply)
    cache.keep(key, answer, trace.tracking.read, trace.begun)
    reply.header('ETag', answer.etag)
    return payload
  })
}
