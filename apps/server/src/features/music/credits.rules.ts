import { createHash } from 'node:crypto'
import { LIST_IDS } from '@lanting/contract'

/** The names of a song that decide to which album and artists it belongs. */
interface CreditedSong {
  readonly artists: readonly string[]
  readonly album: string
  readonly albumArtists: readonly string[]
}

/** Fewer than the ids of songs and playlists of an upstream, more than those of rows. */
const ID_RANGE = 2 ** 38

/** Made of the names alone, so that nodes, restored sites and rescanned libraries agree. */
const idOf = (firstId: number, names: readonly string[]) => {
  const plain = names.map((name) => name.normalize('NFKC').trim().toLowerCase())
  const hash = createHash('sha256').update(plain.join('\n')).digest()
  return firstId + (hash.readUIntBE(0, 6) % ID_RANGE)
}

/** Songs without an artist belong to the unknown artist, whose name is empty. */
export const artistId = (name: string) => idOf(LIST_IDS.artist, [name])

/** Without a tag for it, the artist of an album is the first artist of the song. */
export const albumArtistsOf = ({ artists, albumArtists }: Omit<CreditedSong, 'album'>) =>
  albumArtists.length > 0 ? albumArtists : [artists[0] ?? '']

export const albumId = (song: CreditedSong) =>
  idOf(LIST_IDS.album, [song.album, ...albumArtistsOf(song)])

/** Returns the artists of a song and of its album, each once. */
export const creditsOf = (song: CreditedSong) => {
  const names = [...(song.artists.length > 0 ? song.artists : ['']), ...albumArtistsOf(song)]
  const byId = new Map(names.toReversed().map((name) => [artistId(name), name]))
  return [...byId].map(([artist_id, name]) => ({ artist_id, name }))
}

export const genreId = (name: string) => idOf(LIST_IDS.genre, [name])

/** The artist of a compilation whose tags name none. */
export const VARIOUS_ARTISTS = 'Various Artists'
