import type { FastifyReply, FastifyRequest } from 'fastify'
import { locationOf } from '../../../http/location.ts'
import type { AlbumsStore } from '../albums.store.ts'
import type { ArtistsStore } from '../artists.store.ts'
import type { LibraryStore } from '../library.store.ts'
import type { PaintList } from '../playlist-covers.rules.ts'
import type { SongSender } from '../serve-audio.ts'
import { COVER_HEADERS, type Covers } from '../serve-covers.ts'
import { fileOf } from '../songs.rules.ts'
import type { UserPlaylistsStore } from '../user-playlists.store.ts'
import type { Call } from './catalogue.ts'
import { expectId, readId, type Subject } from './ids.rules.ts'
import { notFound } from './subsonic-error.ts'
import { expectOwn } from './system.calls.ts'

interface Needs {
  readonly library: Pick<LibraryStore, 'file'>
  readonly albums: AlbumsStore
  readonly artists: ArtistsStore
  readonly playlists: Pick<UserPlaylistsStore, 'playlist'>
  readonly sendSong: SongSender
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

/** Calls that send songs and covers. Songs are sent as they are: every app plays these formats. */
export const mediaCalls = (needs: Needs): Readonly<Record<string, MediaCall>> => {
  const { library, albums, artists, playlists, sendSong, covers, paintList } = needs

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
    stream: async (call, request, reply) => sendSong(request, reply, await existing(call)),

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
      if (!bytes && list) {
        const title = list.name || (list.folder ?? '')
        return reply.redirect(paintList({ id: list.id, title, created_at: list.created_at }))
      }
      if (!bytes) throw notFound('cover')
      return reply
        .headers({ ...COVER_HEADERS, 'Cache-Control': 'private, max-age=86400' })
        .send(bytes)
    },
  }
}
