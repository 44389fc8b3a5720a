import Type, { type Static } from 'typebox'
import { IdList } from './article-admin.ts'
import { endpoint, perMinute } from './endpoint.ts'
import { Id, IdParams, orNull, PageByPath, PageParams, Text } from './fields.ts'
import { ADMIN_LENGTH, LENGTH, MUSIC_UPLOAD, PAGE_SIZE_MAX } from './limits.ts'

const Name = Text(ADMIN_LENGTH.songName)
const Names = Type.Array(Name, { maxItems: 20 })

/** What the tags of a song say, or what an administrator says instead. */
export const SongTags = Type.Object({
  name: Name,
  artists: Names,
  album: Type.String({ maxLength: ADMIN_LENGTH.songName }),
  alia: Names,
})
export type SongTags = Static<typeof SongTags>

export const LibrarySong = Type.Object({
  id: Type.Integer(),
  ...SongTags.properties,
  /** Below the folder of the library, as it lies there. */
  path: Type.String(),
  /** It came with the program: it cannot be changed, and goes with the demo content. */
  isDemo: Type.Boolean(),
  bytes: Type.Integer(),
  hasLyric: Type.Boolean(),
  picUrl: Type.String(),
})
export type LibrarySong = Static<typeof LibrarySong>

/** A song to be worked on: where it is heard, and its words. */
export const OpenedSong = Type.Object({
  ...LibrarySong.properties,
  url: Type.String(),
  lyric: Type.String(),
  /** Another one whenever the words are others. */
  lyricVersion: Type.String(),
})
export type OpenedSong = Static<typeof OpenedSong>

export const LibraryPlaylist = Type.Object({
  id: Type.Integer(),
  name: Type.String(),
  /** The folder it follows, empty for songs outside of any; null: made by an administrator. */
  folder: orNull(Type.String()),
  isHidden: Type.Boolean(),
  songs: Type.Array(Type.Integer()),
})
export type LibraryPlaylist = Static<typeof LibraryPlaylist>

const management = { access: 'administrator', limit: perMinute(120) } as const
const PlaylistName = Text(ADMIN_LENGTH.playlistName)
const SongIds = Type.Array(Id, { maxItems: PAGE_SIZE_MAX, uniqueItems: true })

export const getLibrarySongs = endpoint({
  ...management,
  summary: 'The songs of the library, newest first; with `text`, those that a search finds',
  method: 'GET',
  path: '/api/music/getSongs/:current/:size',
  params: PageParams,
  query: Type.Object({ text: Type.Optional(Type.String({ maxLength: LENGTH.searchText })) }),
  result: PageByPath(LibrarySong),
})

export const getLibrarySong = endpoint({
  ...management,
  summary: 'One song of the library, with its words',
  method: 'GET',
  path: '/api/music/getSong/:id',
  params: IdParams,
  result: OpenedSong,
})

export const uploadSong = endpoint({
  ...management,
  summary: 'Add a song to the library, under its file name and in a folder of one level or none',
  method: 'POST',
  path: '/api/music/uploadSong',
  file: { maxBytes: MUSIC_UPLOAD.maxBytes },
  query: Type.Object({
    name: Text(ADMIN_LENGTH.fileName),
    folder: Type.Optional(Type.String({ maxLength: ADMIN_LENGTH.fileName })),
  }),
  result: LibrarySong,
})

export const updateSong = endpoint({
  ...management,
  summary: 'Say what a song is called; the file stays as it is',
  method: 'PUT',
  path: '/api/music/updateSong',
  body: Type.Object({ id: Id, ...SongTags.properties }),
  result: LibrarySong,
})

export const updateLyric = endpoint({
  ...management,
  summary: 'Write the words of a song beside its file; an empty text removes them',
  method: 'PUT',
  path: '/api/music/updateLyric',
  body: Type.Object({
    id: Id,
    lyric: Type.String({ maxLength: ADMIN_LENGTH.lyric }),
    /** The words that were changed: if there are others by now, nothing is written. */
    lyricVersion: Type.Optional(Type.String({ maxLength: 64 })),
  }),
  result: OpenedSong,
  conflict: OpenedSong,
})

export const deleteSong = endpoint({
  ...management,
  summary: 'Remove a song with its file and its words',
  method: 'DELETE',
  path: '/api/music/deleteSong/:id',
  params: IdParams,
  result: Type.Boolean(),
})

export const getLibraryPlaylists = endpoint({
  ...management,
  summary: 'All playlists of the library, hidden ones too, in their order',
  method: 'GET',
  path: '/api/music/getPlaylists',
  result: Type.Array(LibraryPlaylist),
})

export const addPlaylist = endpoint({
  ...management,
  summary: 'Make a playlist',
  method: 'POST',
  path: '/api/music/addPlaylist',
  body: Type.Object({ name: PlaylistName, songs: SongIds }),
  result: Type.Object({ id: Type.Integer() }),
})

export const updatePlaylist = endpoint({
  ...management,
  summary: 'Change a playlist; one that follows a folder has the songs of the folder',
  method: 'PUT',
  path: '/api/music/updatePlaylist',
  body: Type.Object({
    id: Id,
    name: Type.Optional(PlaylistName),
    isHidden: Type.Optional(Type.Boolean()),
    songs: Type.Optional(SongIds),
  }),
  result: Type.Boolean(),
})

export const orderPlaylists = endpoint({
  ...management,
  summary: 'Put the playlists in order, the first first; those not named follow',
  method: 'PUT',
  path: '/api/music/orderPlaylists',
  body: Type.Object({ idList: IdList }),
  result: Type.Boolean(),
})

export const deletePlaylist = endpoint({
  ...management,
  summary: 'Remove a playlist; its songs stay',
  method: 'DELETE',
  path: '/api/music/deletePlaylist/:id',
  params: IdParams,
  result: Type.Boolean(),
})
