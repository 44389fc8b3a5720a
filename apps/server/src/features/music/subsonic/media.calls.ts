import type { FastifyReply, FastifyRequest } from 'fastify'
import { locationOf } from '../../../http/location.ts'
import type { OpenedFile } from '../../../platform/files.ts'
import type { AlbumsStore } from '../albums.store.ts'
import type { ArtistsStore } from '../artists.store.ts'
import type { CatalogueStore } from '../catalogue.store.ts'
import type { LibraryStore } from '../library.store.ts'
import { type PaintList, paintingOfList } from '../playlist-covers.rules.ts'
import type { SongSender } from '../serve-audio.ts'
import { COVER_HEADERS, type Covers } from '../serve-covers.ts'
import { extensionOf, fileOf } from '../songs.rules.ts'
import { wishOf } from '../transcode.rules.ts'
import type { Transcode } from '../transcode.ts'
import type { UserPlaylistsStore } from '../user-playlists.store.ts'
import type { Call } from './catalogue.ts'
import { expectId, readId, type Subject } from './ids.rules.ts'
import { notFound } from './subsonic-error.ts'
import { expectOwn } from './system.calls.ts'

type SongFile = NonNullable<Awaited<ReturnType<LibraryStore['file']>>>

interface Needs {
  readonly library: Pick<LibraryStore, 'file'>
  readonly albums: AlbumsStore
  readonly artists: ArtistsStore
  readonly playlists: Pick<UserPlaylistsStore, 'playlist'>
  readonly songs: Pick<CatalogueStore, 'songs'>
  readonly sendSong: SongSender
  readonly openSong: (file: SongFile) => Promise<OpenedFile | undefined>
  readonly transcode: Transcode
  readonly covers: Covers
  readonly paintList: PaintList
}

/** A call whose answer is a file. */
export type MediaCall = (
  call: Call,
  request: FastifyRequest,
  reply: FastifyReply,
) => Promise<unknown>

const attachment = (name: string) => `attachment; filename*=UTF-8''${encodeURIComponent(name)}`

/** Calls that send songs and covers. */
export const mediaCalls = (needs: Needs): Readonly<Record<string, MediaCall>> => {
  const { library, albums, artists, playlists, sendSong, covers, paintList } = needs
  const { songs, openSong, transcode } = needs

  const existing = async ({ parameters }: Call) => {
    const file = await library.file(expectId('song', parameters.required('id')))
    if (!file) throw notFound('song')
    return file
  }

  /** The song whose cover stands for the subject. */
  const coverSong = async (subject: Subject | undefined): Promise<number | null | undefined> => {
    if (subject?.kind === 'song') return subject.id
    if (subject?.kind === 'artist') return (await artists.artists([subject.id]))[0]?.cover_id
    if (subject?.kind !== 'album') return undefined
    const page = { order: 'name', limit: 1, offset: 0 } as const
    return (await albums.albums({ ...page, ids: [subject.id] }))[0]?.cover_id
  }

  return {
    /** As it is, or smaller: an app says what it can play and how much it wants to load. */
    stream: async (call, request, reply) => {
      const file = await existing(call)
      const { parameters } = call
      const [song] = await songs.songs([file.id])
      const asked = {
        format: parameters.optional('format')?.toLowerCase(),
        maxBitRate: parameters.number('maxBitRate') ?? 0,
      }
      const wish = wishOf(asked, { suffix: extensionOf(file.path), bitRate: song?.bit_rate ?? 0 })
      const made =
        wish && request.method !== 'HEAD'
          ? await transcode(async () => {
              const opened = await openSong(file)
              return opened?.stream({ start: 0, end: opened.bytes - 1 })
            }, wish)
          : undefined
      if (!made) return sendSong(request, reply, file)
      return reply.type(made.type).header('Accept-Ranges', 'none').send(made.stream)
    },

    download: async (call, request, reply) => {
      const file = await existing(call)
      reply.header('Content-Disposition', attachment(fileOf(file.path)))
      return sendSong(request, reply, file)
    },

    /** The pictures of users are public. */
    getAvatar: async (call, _, reply) => {
      expectOwn(call)
      return reply.redirect(locationOf(call.listener.avatar))
    },

    getCoverArt: async (call, _, reply) => {
      const { parameters, listener } = call
      const subject = readId(parameters.required('id'))
      const list =
        subject?.kind === 'playlist' ? await playlists.playlist(subject.id, listener.id) : undefined
      if (list?.cover) return reply.redirect(locationOf(list.cover))
      const id = list ? list.coverId : await coverSong(subject)
      const file = id ? await library.file(id) : undefined
      const width = parameters.number('size')
      const bytes = file?.cover ? await covers.read(file, width) : undefined
      if (!bytes && list) return reply.redirect(paintingOfList(list, paintList))
      if (!bytes) throw notFound('cover')
      return reply
        .headers({ ...COVER_HEADERS, 'Cache-Control': 'private, max-age=86400' })
        .send(bytes)
    },
  }
}
