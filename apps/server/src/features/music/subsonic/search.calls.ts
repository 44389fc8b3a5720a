import type { AlbumsStore } from '../albums.store.ts'
import type { ArtistsStore } from '../artists.store.ts'
import type { CatalogueStore } from '../catalogue.store.ts'
import type { LibraryStore } from '../library.store.ts'
import { normalizedTexts, type SearchWord, searchWords } from '../song-search.rules.ts'
import { toDirectory, toFolderArtist } from './album-shapes.rules.ts'
import type { Call, Catalogue } from './catalogue.ts'

interface Needs {
  readonly catalogue: Catalogue
  readonly songs: CatalogueStore
  readonly albums: AlbumsStore
  readonly artists: ArtistsStore
  readonly library: Pick<LibraryStore, 'find'>
}

const COUNT = { min: 0, max: 500 }
const OFFSET = { min: 0, max: 1_000_000 }

const partOf = ({ parameters }: Call, kind: 'artist' | 'album' | 'song') => ({
  limit: parameters.within(`${kind}Count`, COUNT, 20),
  offset: parameters.within(`${kind}Offset`, OFFSET, 0),
})

const hasWords = (name: string, words: readonly SearchWord[]) => {
  const text = normalizedTexts([name])
  return words.every((word) => text.includes(word.text))
}

/** Apps put a text without words between quotation marks to ask for everything. */
const wordsOf = (query: string) => searchWords(query.replaceAll(/["*]/g, ' '))

/** Searches artists, albums and songs. An empty text finds everything, page by page. */
export const searchCalls = ({ catalogue, songs, albums, artists, library }: Needs) => {
  const foundArtists = async (call: Call, words: readonly SearchWord[]) => {
    const { limit, offset } = partOf(call, 'artist')
    if (limit === 0) return []
    const all = await artists.artists()
    const found = all.filter(({ name }) => hasWords(name, words)).slice(offset, offset + limit)
    return catalogue.artists(
      call,
      found.map(({ artist_id }) => artist_id),
    )
  }

  const foundAlbums = async (call: Call, words: readonly SearchWord[]) => {
    const { limit, offset } = partOf(call, 'album')
    if (limit === 0) return []
    if (words.length === 0) return catalogue.albums(call, { order: 'name', limit, offset })
    const found = (await albums.albumNames()).filter(({ name }) => hasWords(name, words))
    const ids = found.map(({ id }) => id).slice(offset, offset + limit)
    return catalogue.albums(call, { order: 'name', limit, offset: 0, ids })
  }

  const foundSongs = async (call: Call, words: readonly SearchWord[]) => {
    const { limit, offset } = partOf(call, 'song')
    if (limit === 0) return []
    if (words.length === 0) return catalogue.children(call, await songs.allSongs({ limit, offset }))
    const found = await library.find(words, limit, offset)
    return catalogue.childrenById(
      call,
      found.map(({ id }) => id),
    )
  }

  const search = async (call: Call) => {
    const words = wordsOf(call.parameters.optional('query') ?? '')
    const [artist, album, song] = await Promise.all([
      foundArtists(call, words),
      foundAlbums(call, words),
      foundSongs(call, words),
    ])
    return { artist, album, song }
  }

  return {
    search3: async (call: Call) => ({ searchResult3: await search(call) }),
    search2: async (call: Call) => {
      const { artist, album, song } = await search(call)
      return {
        searchResult2: { artist: artist.map(toFolderArtist), album: album.map(toDirectory), song },
      }
    },
  }
}
