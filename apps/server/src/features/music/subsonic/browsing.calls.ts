import type { CatalogueStore } from '../catalogue.store.ts'
import { countGenres } from '../genres.rules.ts'
import type { LibraryStore } from '../library.store.ts'
import { toDirectory, toFolderArtist } from './album-shapes.rules.ts'
import type { Call, Catalogue } from './catalogue.ts'
import { expectId, readId } from './ids.rules.ts'
import { byInitial } from './indexes.rules.ts'
import { notFound } from './subsonic-error.ts'

interface Needs {
  readonly catalogue: Catalogue
  readonly songs: CatalogueStore
  readonly library: Pick<LibraryStore, 'count'>
}

const ALBUMS_MAX = 5_000
/** One folder for the whole library. */
const FOLDER = { id: 1, name: 'Music' }
const EVERY_ALBUM = { order: 'name', limit: ALBUMS_MAX, offset: 0 } as const

/** Calls that go through the library by artist, album and song. */
export const browsingCalls = ({ catalogue, songs, library }: Needs) => {
  const artistWithAlbums = async (call: Call, id: number) => {
    const [artist] = await catalogue.artists(call, [id])
    if (!artist) throw notFound('artist')
    const album = await catalogue.albums(call, { ...EVERY_ALBUM, order: 'year', artistId: id })
    return { ...artist, album }
  }

  const albumWithSongs = async (call: Call, id: number) => {
    const [album] = await catalogue.albums(call, { ...EVERY_ALBUM, ids: [id] })
    if (!album) throw notFound('album')
    return { ...album, song: await catalogue.children(call, await songs.songsOfAlbum(id)) }
  }

  return {
    getMusicFolders: async () => ({ musicFolders: { musicFolder: [FOLDER] } }),

    getArtists: async (call: Call) => ({
      artists: { ignoredArticles: '', index: byInitial(await catalogue.artists(call)) },
    }),

    getIndexes: async (call: Call) => {
      const lastModified = await songs.changedAt()
      const since = call.parameters.number('ifModifiedSince')
      const isUnchanged = since !== undefined && since >= lastModified
      const artists = isUnchanged ? [] : (await catalogue.artists(call)).map(toFolderArtist)
      return { indexes: { ignoredArticles: '', lastModified, index: byInitial(artists) } }
    },

    getArtist: async (call: Call) => ({
      artist: await artistWithAlbums(call, expectId('artist', call.parameters.required('id'))),
    }),

    getAlbum: async (call: Call) => ({
      album: await albumWithSongs(call, expectId('album', call.parameters.required('id'))),
    }),

    getSong: async (call: Call) => {
      const id = expectId('song', call.parameters.required('id'))
      const [song] = await catalogue.childrenById(call, [id])
      if (!song) throw notFound('song')
      return { song }
    },

    getMusicDirectory: async (call: Call) => {
      const subject = readId(call.parameters.required('id'))
      if (subject?.kind === 'artist') {
        const { id, name, album, starred } = await artistWithAlbums(call, subject.id)
        return { directory: { id, name, starred, child: album.map(toDirectory) } }
      }
      if (subject?.kind !== 'album') throw notFound('directory')
      const { id, name, artistId, song, starred } = await albumWithSongs(call, subject.id)
      return { directory: { id, parent: artistId, name, starred, child: song } }
    },

    getGenres: async () => {
      const genre = countGenres(await songs.genreCounts()).map(({ name, ...counts }) => ({
        value: name,
        songCount: counts.songs,
        albumCount: counts.albums,
      }))
      return { genres: { genre } }
    },

    getScanStatus: async () => ({ scanStatus: { scanning: false, count: await library.count() } }),
  }
}
