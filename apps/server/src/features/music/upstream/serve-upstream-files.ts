import { finished, Readable } from 'node:stream'
import type { ReadableStream } from 'node:stream/web'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { AppError } from '../../../http/app-error.ts'
import type { MusicUpstream } from '../../../platform/music-upstream-address.ts'
import { subsonicProof } from './subsonic-upstream.ts'
import type { UpstreamKeysStore } from './upstream-keys.store.ts'
import { FORWARD_PATH } from './upstream-paths.rules.ts'

interface Needs {
  readonly upstream: Required<MusicUpstream>
  readonly keys: Pick<UpstreamKeysStore, 'keyOf'>
  readonly onFailure: (reason: unknown) => void
}

interface Kind {
  readonly call: string
  readonly query: Readonly<Record<string, string>>
  /** Anything else may be a page or a script. */
  readonly types: RegExp
  readonly cacheControl: string
  /** More at once would take the connections of the site itself. */
  readonly atOnce: number
}

const KINDS: Readonly<Record<keyof typeof FORWARD_PATH, Kind>> = {
  audio: {
    call: 'stream',
    query: {},
    types: /^(?:audio\/[\w.+-]+|application\/ogg)$/,
    cacheControl: 'private, max-age=3600',
    atOnce: 100,
  },
  cover: {
    call: 'getCoverArt',
    query: { size: '640' },
    types: /^image\/(?:jpeg|png|webp|gif|avif)$/,
    cacheControl: 'public, max-age=86400',
    atOnce: 100,
  },
}

const HEADERS_TIMEOUT_MS = 10_000
const PASSED_HEADERS = ['content-length', 'content-range', 'accept-ranges', 'last-modified']
const NUMBER = /^[1-9]\d{0,15}$/

/** Runs work when the reader has everything, or has left, perhaps already. */
const whenDone = (reply: FastifyReply, work: () => void) => void finished(reply.raw, work)

/** Fetches a file as the server of the site, and stops when the reader leaves. */
const fetchFile = async (
  address: URL,
  { headers, method }: FastifyRequest,
  reply: FastifyReply,
) => {
  const stopped = new AbortController()
  const stop = () => stopped.abort()
  whenDone(reply, stop)
  const tooSlow = setTimeout(stop, HEADERS_TIMEOUT_MS)
  try {
    const sent = { 'accept-encoding': 'identity', ...(headers.range && { range: headers.range }) }
    const wanted = { method, headers: sent, redirect: 'manual', signal: stopped.signal } as const
    return await fetch(address, wanted)
  } finally {
    clearTimeout(tooSlow)
  }
}

/** Passes on songs and covers of a Subsonic server, whose addresses would carry the login. */
export const serveUpstreamFiles = (app: FastifyInstance, needs: Needs) => {
  const { upstream, keys, onFailure } = needs

  const forward = async (
    kind: Kind,
    slots: { taken: number },
    request: FastifyRequest,
    reply: FastifyReply,
  ) => {
    const { number } = request.params as { number: string }
    const key = NUMBER.test(number) ? await keys.keyOf(Number(number)) : undefined
    if (key === undefined) throw new AppError('songNotFound')
    if (slots.taken >= kind.atOnce) throw new AppError('tooManyRequests', { retryAfterMs: 5_000 })
    slots.taken += 1
    whenDone(reply, () => {
      slots.taken -= 1
    })
    const address = new URL(`${upstream.base}/rest/${kind.call}`)
    const query = { ...subsonicProof(upstream.login), ...kind.query, id: key }
    for (const [name, value] of Object.entries(query)) address.searchParams.set(name, value)
    const response = await fetchFile(address, request, reply).catch((reason: unknown) => {
      if (!reply.raw.destroyed) onFailure(reason)
      return undefined
    })
    const type = response?.headers.get('content-type')?.split(';')[0]?.trim() ?? ''
    if (!response || ![200, 206].includes(response.status) || !kind.types.test(type)) {
      await response?.body?.cancel()
      throw new AppError('songNotFound')
    }
    for (const name of PASSED_HEADERS) {
      const value = response.headers.get(name)
      if (value) reply.header(name, value)
    }
    reply.status(response.status).headers({
      'Content-Type': type,
      'Cache-Control': kind.cacheControl,
      'Content-Security-Policy': `default-src 'none'; sandbox`,
    })
    return reply.send(
      response.body ? Readable.fromWeb(response.body as ReadableStream) : Readable.from([]),
    )
  }

  for (const name of ['audio', 'cover'] as const) {
    const kind = KINDS[name]
    // Streams last as long as their songs: they leave the places of the covers alone.
    const slots = { taken: 0 }
    app.get(`${FORWARD_PATH[name]}:number`, { schema: { hide: true } }, (request, reply) =>
      forward(kind, slots, request, reply),
    )
  }
}
