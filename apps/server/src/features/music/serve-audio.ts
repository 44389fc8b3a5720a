import { Readable } from 'node:stream'
import { SONG_TYPES } from '@lanting/contract'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import fresh from 'fresh'
import { AppError } from '../../http/app-error.ts'
import { isFreeName } from '../../platform/file-name.ts'
import type { OpenedFile } from '../../platform/files.ts'
import { rangeOf } from './byte-ranges.rules.ts'
import type { LibraryStore } from './library.store.ts'
import type { Library } from './library.ts'
import { asksForSmall, SMALL_SONG } from './small-songs.rules.ts'
import type { SmallSong } from './small-songs.ts'
import { AUDIO_PATH, extensionOf, readFileName, versionOf } from './songs.rules.ts'

interface Needs {
  readonly store: Pick<LibraryStore, 'file'>
  readonly library: Pick<Library, 'files'>
  /** Whether browsers load songs from the bucket, if there is one. */
  readonly redirectsSongs: boolean
}

const IMMUTABLE = 'public, max-age=31536000, immutable'

/** The client has a part of another version of the file, so it needs the whole file. */
const isOutdated = (ifRange: string | string[] | undefined, etag: string) =>
  ifRange !== undefined && ifRange !== etag

const send = async (
  reply: FastifyReply,
  opened: OpenedFile,
  { isHead, part }: { isHead: boolean; part: { start: number; end: number } | undefined },
) => {
  const { start, end } = part ?? { start: 0, end: opened.bytes - 1 }
  if (part) reply.status(206).header('Content-Range', `bytes ${start}-${end}/${opened.bytes}`)
  reply.header('Content-Length', end - start + 1)
  if (!isHead && opened.bytes > 0) return reply.send(opened.stream({ start, end }))
  await opened.close()
  // A stream, because Fastify would replace the length of any other body.
  return reply.send(Readable.from([]))
}

interface Sent {
  readonly type: string
  /** Whether the address names this version of the file: another one is not cached under it. */
  readonly isNamed: (version: string) => boolean
}

/** Sends a file, whole or in byte ranges. */
const sendFile = async (
  request: FastifyRequest,
  reply: FastifyReply,
  opened: OpenedFile,
  { type, isNamed }: Sent,
) => {
  const version = versionOf(opened.bytes, opened.changedAt)
  const etag = `"${version}"`
  reply.headers({
    'Content-Type': type,
    'Cache-Control': isNamed(version) ? IMMUTABLE : 'no-cache',
    'Accept-Ranges': 'bytes',
    'Content-Security-Policy': `default-src 'none'; sandbox`,
    ETag: etag,
  })
  if (fresh(request.headers, { etag })) {
    await opened.close()
    return reply.status(304).send()
  }
  const { range, 'if-range': ifRange } = request.headers
  const part = isOutdated(ifRange, etag) ? 'whole' : rangeOf(range, opened.bytes)
  if (part === 'unsatisfiable') {
    await opened.close()
    reply.header('Content-Range', `bytes */${opened.bytes}`).header('Cache-Control', 'no-store')
    return reply.status(416).send()
  }
  const isHead = request.method === 'HEAD'
  return send(reply, opened, { isHead, part: part === 'whole' ? undefined : part })
}

type SongRow = NonNullable<Awaited<ReturnType<LibraryStore['file']>>>

/** `version`: of the address; another one, or none, is not cached. */
export type SongSender = (
  request: FastifyRequest,
  reply: FastifyReply,
  row: SongRow,
  version?: string,
) => Promise<unknown>

/** Sends a song, whole or in byte ranges. */
export const createSongSender =
  ({ library, redirectsSongs }: Pick<Needs, 'library' | 'redirectsSongs'>): SongSender =>
  async (request, reply, row, requestedVersion) => {
    if (!isFreeName(row.path)) throw new AppError('songNotFound')
    const type = SONG_TYPES[extensionOf(row.path)] ?? 'application/octet-stream'
    const files = library.files(row.root)
    const address = redirectsSongs ? files.signedUrl(row.path, type) : undefined
    // A new address for every request, before the old one expires.
    if (address) return reply.header('Cache-Control', 'no-store').redirect(address, 302)
    const opened = await files.open(row.path)
    if (!opened) throw new AppError('songNotFound')
    return sendFile(request, reply, opened, {
      type,
      isNamed: (version) => version === requestedVersion,
    })
  }

interface Serving extends Pick<Needs, 'store'> {
  readonly sendSong: SongSender
  readonly smallSong: SmallSong
}

/** Serves songs. The address names a row and a version, never a path, and perhaps a level. */
export const serveAudio = (app: FastifyInstance, { store, sendSong, smallSong }: Serving) => {
  app.get<{ Params: { file: string }; Querystring: { level?: unknown } }>(
    `${AUDIO_PATH}:file`,
    { schema: { hide: true } },
    async (request, reply) => {
      const requested = readFileName(request.params.file)
      const row = requested && (await store.file(requested.id))
      if (!row) throw new AppError('songNotFound')
      if (!asksForSmall(request.query.level)) {
        return sendSong(request, reply, row, requested.version)
      }
      const isCurrent = requested.version === versionOf(row.bytes, row.changed_at)
      const small = await smallSong(row, request.ip)
      // Without one the song itself is sent, and not cached as the small one.
      if (!small) return sendSong(request, reply, row)
      const type = SONG_TYPES[SMALL_SONG.format] ?? ''
      return sendFile(request, reply, small, { type, isNamed: () => isCurrent })
    },
  )
}
