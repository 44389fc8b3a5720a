import {
  type AlbumSong,
  type MusicAlbum,
  type MusicArtist,
  musicAlbumPath,
  musicArtistPath,
} from '@lanting/contract'

interface AlbumDetail {
  readonly album: MusicAlbum
  readonly genres: readonly string[]
  readonly songs: readonly AlbumSong[]
}

interface ArtistDetail {
  readonly artist: MusicArtist
  readonly albums: readonly MusicAlbum[]
}

const SECOND_MS = 1_000
const CONTEXT = 'https://schema.org'

const pictureOf = ({ coverImgUrl }: { readonly coverImgUrl: string }, origin: string) =>
  coverImgUrl && { image: new URL(coverImgUrl, origin).href }

const albumOf = (album: MusicAlbum, origin: string) => ({
  '@type': 'MusicAlbum',
  name: album.name,
  url: origin + musicAlbumPath(album.id),
  numTracks: album.size,
  ...(album.year > 0 && { datePublished: String(album.year) }),
  ...pictureOf(album, origin),
})

/** An album with its songs, for search engines. */
export const musicAlbumData = ({ album, genres, songs }: AlbumDetail, origin: string) => ({
  '@context': CONTEXT,
  ...albumOf(album, origin),
  byArtist: {
    '@type': 'MusicGroup',
    name: album.artist.name,
    url: origin + musicArtistPath(album.artist.id),
  },
  ...(genres.length > 0 && { genre: genres }),
  track: songs.map(({ name, dt }) => ({
    '@type': 'MusicRecording',
    name,
    ...(dt !== undefined && { duration: `PT${Math.round(dt / SECOND_MS)}S` }),
  })),
})

/** An artist with the albums, for search engines. */
export const musicArtistData = ({ artist, albums }: ArtistDetail, origin: string) => ({
  '@context': CONTEXT,
  '@type': 'MusicGroup',
  name: artist.name,
  url: origin + musicArtistPath(artist.id),
  ...pictureOf(artist, origin),
  ...(albums.length > 0 && { album: albums.map((album) => albumOf(album, origin)) }),
})
