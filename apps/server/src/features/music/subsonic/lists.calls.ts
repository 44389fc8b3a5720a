import type { CatalogueStore } from '../catalogue.store.ts'
import { artistId } from '../credits.rules.ts'
import { albumQuery, OFFSET, SIZE } from './album-query.rules.ts'
import { toDirectory, toFolderArtist } from './album-shapes.rules.ts'
import type { AnnotationsStore } from './annotations.store.ts'
import type { Call, Catalogue } from './catalogue.ts'
import { expectId, readId } from './ids.rules.ts'
import { notFound } from './subsonic-error.ts'

interface Needs {
  readonly catalogue: Catalogue
  readonly songs: CatalogueStore
  readonly annotations: AnnotationsStore
}

const STARRED_MAX = 2_000

/** Calls that list albums and songs. */
export const listCalls = ({ catalogue, songs, annotations }: Needs) => {
  const starred = async (call: Call) => {
    const userId = call.listener.id
    const [ids, subjects] = await Promise.all([
      annotations.starredSongs(userId, STARRED_MAX),
      annotations.stars(userId),
    ])
    const kinds = subjects.map(({ subject }) => readId(subject))
    const albumIds = kinds.flatMap((one) => (one?.kind === 'album' ? [one.id] : []))
    const artistIds = kinds.flatMap((one) => (one?.kind === 'artist' ? [one.id] : []))
    const [artist, album, song] = await Promise.all([
      catalogue.artists(call, artistIds),
      catalogue.albums(call, { order: 'name', limit: STARRED_MAX, offset: 0, ids: albumIds }),
      catalogue.childrenById(call, ids),
    ])
    return { artist, album, song }
  }

  const similar = async (call: Call) => {
    const subject = readId(call.parameters.required('id'))
    const count = call.parameters.within('count', SIZE, 50)
    const [song] = subject?.kind === 'song' ? await songs.songs([subject.id]) : []
    const names: string[] = song ? JSON.parse(song.artists) : []
    const artist = subject?.kind === 'artist' ? subject.id : artistId(names[0] ?? '')
    return catalogue.children(call, await songs.songsOfArtist(artist, count))
  }

  /** The files tell nothing more about an album. */
  const albumInfo = async (call: Call) => {
    const ids = [expectId('album', call.parameters.required('id'))]
    const page = { order: 'name', limit: 1, offset: 0 } as const
    if ((await catalogue.albums(call, { ...page, ids })).length === 0) throw notFound('album')
    return { albumInfo: {} }
  }

  return {
    getAlbumList2: async (call: Call) => ({
      albumList2: { album: await catalogue.albums(call, albumQuery(call.parameters)) },
    }),
    getAlbumList: async (call: Call) => ({
      albumList: {
        album: (await catalogue.albums(call, albumQuery(call.parameters))).map(toDirectory),
      },
    }),

    getRandomSongs: async (call: Call) => {
      const { parameters } = call
      const filter = {
        genre: parameters.optional('genre'),
        fromYear: parameters.number('fromYear'),
        toYear: parameters.number('toYear'),
      }
      const rows = await songs.randomSongs(filter, parameters.within('size', SIZE, 10))
      return { randomSongs: { song: await catalogue.children(call, rows) } }
    },

    getSongsByGenre: async (call: Call) => {
      const { parameters } = call
      const rows = await songs.songsOfGenre(parameters.required('genre'), {
        limit: parameters.within('count', SIZE, 10),
        offset: parameters.within('offset', OFFSET, 0),
      })
      return { songsByGenre: { song: await catalogue.children(call, rows) } }
    },

    getStarred2: async (call: Call) => ({ starred2: await starred(call) }),
    getStarred: async (call: Call) => {
      const { artist, album, song } = await starred(call)
      return {
        starred: { artist: artist.map(toFolderArtist), album: album.map(toDirectory), song },
      }
    },

    getTopSongs: async (call: Call) => {
      const artist = artistId(call.parameters.required('artist'))
      const rows = await songs.songsOfArtist(artist, call.parameters.within('count', SIZE, 50))
      return { topSongs: { song: await catalogue.children(call, rows) } }
    },
    getSimilarSongs: async (call: Call) => ({ similarSongs: { song: await similar(call) } }),
    getSimilarSongs2: async (call: Call) => ({ similarSongs2: { song: await similar(call) } }),

    getArtistInfo: async (call: Call) => {
      expectId('artist', call.parameters.required('id'))
      return { artistInfo: {} }
    },
    getArtistInfo2: async (call: Call) => {
      expectId('artist', call.parameters.required('id'))
      return { artistInfo2: {} }
    },
    getAlbumInfo: albumInfo,
    getAlbumInfo2: albumInfo,
  }
}
