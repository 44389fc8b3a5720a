import Type, { type Static } from 'typebox'
import { endpoint, perMinute } from './endpoint.ts'
import { MusicId, Playlist, Song } from './music.ts'
import { MUSIC_OFFSET_MAX, MUSIC_PAGE_MAX } from './music-limits.ts'

/** An album, whose songs are those of the playlist with its id. */
export const MusicAlbum = Type.Object({
  ...Playlist.properties,
  artist: Type.Object({ id: Type.Integer(), name: Type.String() }),
  /** 0 if unknown. */
  year: Type.Integer(),
  size: Type.Integer(),
  /** The length of all songs in milliseconds. */
  dt: Type.Integer(),
})
export type MusicAlbum = Static<typeof MusicAlbum>

/** An artist, whose songs are those of the playlist with its id. */
export const MusicArtist = Type.Object({
  ...Playlist.properties,
  albumSize: Type.Integer(),
  musicSize: Type.Integer(),
})
export type MusicArtist = Static<typeof MusicArtist>

/** A genre, whose songs are those of the playlist with its id. */
export const MusicGenre = Type.Object({ ...Playlist.properties, musicSize: Type.Integer() })
export type MusicGenre = Static<typeof MusicGenre>

/** A song in its album; disc and track are 0 if unknown. */
const AlbumSong = Type.Object({
  ...Song.properties,
  disc: Type.Integer(),
  track: Type.Integer(),
})
export type AlbumSong = Static<typeof AlbumSong>

const ALBUM_ORDERS = ['newest', 'name', 'artist', 'year'] as const
const AlbumOrder = Type.Unsafe<(typeof ALBUM_ORDERS)[number]>({
  type: 'string',
  enum: [...ALBUM_ORDERS],
  default: 'newest',
})

const page = {
  limit: Type.Integer({ minimum: 1, maximum: MUSIC_PAGE_MAX, default: 60 }),
  offset: Type.Integer({ minimum: 0, maximum: MUSIC_OFFSET_MAX, default: 0 }),
}

const catalogueCall = {
  method: 'GET',
  access: 'visitor',
  section: 'music',
  envelope: 'music',
  limit: perMinute(600),
} as const

export const getMusicAlbums = endpoint({
  ...catalogueCall,
  summary: 'List the albums of the library, of all artists or of one; an empty page is the end',
  path: '/wapi/album/list',
  query: Type.Object({
    order: Type.Optional(AlbumOrder),
    artist: Type.Optional(Type.Integer({ minimum: 1, maximum: Number.MAX_SAFE_INTEGER })),
    ...page,
  }),
  result: Type.Object({ albums: Type.Array(MusicAlbum), total: Type.Integer() }),
})

export const getMusicArtists = endpoint({
  ...catalogueCall,
  summary: 'List the artists of the library by name; an empty page is the end',
  path: '/wapi/artist/list',
  query: Type.Object(page),
  result: Type.Object({ artists: Type.Array(MusicArtist), total: Type.Integer() }),
})

export const getMusicGenres = endpoint({
  ...catalogueCall,
  summary: 'List the genres of the library, those with most songs first',
  path: '/wapi/genre/list',
  result: Type.Object({ genres: Type.Array(MusicGenre) }),
})

const byId = Type.Object({ id: MusicId })

export const getMusicAlbum = endpoint({
  ...catalogueCall,
  summary: 'Read an album with its songs by disc and track, and its genres',
  path: '/wapi/album/detail',
  query: byId,
  result: Type.Object({
    album: MusicAlbum,
    genres: Type.Array(Type.String()),
    songs: Type.Array(AlbumSong),
  }),
})

export const getMusicArtist = endpoint({
  ...catalogueCall,
  summary: 'Read an artist with the albums, and the first 300 songs',
  path: '/wapi/artist/detail',
  query: byId,
  result: Type.Object({
    artist: MusicArtist,
    albums: Type.Array(MusicAlbum),
    songs: Type.Array(Song),
  }),
})
