import Type, { type Static } from 'typebox'
import { IdList } from './article-admin.ts'
import { endpoint, perMinute } from './endpoint.ts'
import { Id, IdParams, orNull, PageByPath, PageParams, Text } from './fields.ts'
import { ADMIN_LENGTH, LENGTH, MUSIC_UPLOAD, PAGE_SIZE_MAX, UPLOAD } from './limits.ts'
import { TEXT_ENCODINGS } from './old-encodings.ts'

const Name = Text(ADMIN_LENGTH.songName)
const Names = Type.Array(Name, { maxItems: 20 })

/** The tags of a song, from its file or set by an administrator. */
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
  /** Relative to the folder of the library. */
  path: Type.String(),
  /** Part of the demo content: it cannot be changed and is removed with it. */
  isDemo: Type.Boolean(),
  bytes: Type.Integer(),
  hasLyric: Type.Boolean(),
  picUrl: Type.String(),
  /** Whether the cover is a picture of its own beside the file, which can be removed. */
  hasOwnCover: Type.Boolean(),
})
export type LibrarySong = Static<typeof LibrarySong>

/** A song with its audio address and its lyrics, for the editor. */
export const OpenedSong = Type.Object({
  ...LibrarySong.properties,
  url: Type.String(),
  lyric: Type.String(),
  /** Changes with every change of the lyrics. */
  lyricVersion: Type.String(),
})
export type OpenedSong = Static<typeof OpenedSong>

export const LibraryPlaylist = Type.Object({
  id: Type.Integer(),
  name: Type.String(),
  /** The folder of the playlist, empty for the top level; null: made by an administrator. */
  folder: orNull(Type.String()),
  isHidden: Type.Boolean(),
  songs: Type.Array(Type.Integer()),
  /** The cover set by an administrator; empty: a cover of its songs, or a painting. */
  cover: Type.String(),
  /** The cover that visitors see. */
  picUrl: Type.String(),
  /** The encoding of tags from before Unicode in the folder; empty: found by their content. */
  encoding: Type.String(),
})
export type LibraryPlaylist = Static<typeof LibraryPlaylist>

/** Why a file or folder of the library is left out. */
const LEFT_OUT_REASONS = ['tooDeep', 'unsafeName', 'tooMany', 'unreadable'] as const
export type LeftOutReason = (typeof LEFT_OUT_REASONS)[number]
/** So many of them are named. */
export const LEFT_OUT_MAX = 200

const management = { access: 'administrator', limit: perMinute(120) } as const
const PlaylistName = Text(ADMIN_LENGTH.playlistName)
const SongIds = Type.Array(Id, { maxItems: PAGE_SIZE_MAX, uniqueItems: true })

export const getLibrarySongs = endpoint({
  ...management,
  summary: 'List the songs of the library, newest first; `text` searches them',
  method: 'GET',
  path: '/api/music/getSongs/:current/:size',
  params: PageParams,
  query: Type.Object({ text: Type.Optional(Type.String({ maxLength: LENGTH.searchText })) }),
  result: PageByPath(LibrarySong),
})

export const getLibrarySong = endpoint({
  ...management,
  summary: 'Get one song of the library with its lyrics',
  method: 'GET',
  path: '/api/music/getSong/:id',
  params: IdParams,
  result: OpenedSong,
})

export const uploadSong = endpoint({
  ...management,
  summary: 'Upload a song to the library; its folder is optional and has one level',
  method: 'POST',
  path: '/api/music/uploadSong',
  file: { maxBytes: MUSIC_UPLOAD.maxBytes },
  query: Type.Object({
    name: Text(ADMIN_LENGTH.fileName),
    folder: Type.Optional(Type.String({ maxLength: ADMIN_LENGTH.fileName })),
  }),
  result: LibrarySong,
})

export const uploadSongCover = endpoint({
  ...management,
  summary: 'Save the cover of a song beside its file; it wins over the picture inside the file',
  method: 'POST',
  path: '/api/music/uploadSongCover',
  file: { maxBytes: UPLOAD.maxBytes },
  query: Type.Object({ id: Id }),
  result: LibrarySong,
})

export const deleteSongCover = endpoint({
  ...management,
  summary: 'Remove the own cover of a song; the one of its file or folder shows again',
  method: 'DELETE',
  path: '/api/music/deleteSongCover/:id',
  params: IdParams,
  result: LibrarySong,
})

export const updateSong = endpoint({
  ...management,
  summary: 'Change the tags of a song; its file does not change',
  method: 'PUT',
  path: '/api/music/updateSong',
  body: Type.Object({ id: Id, ...SongTags.properties }),
  result: LibrarySong,
})

export const updateLyric = endpoint({
  ...management,
  summary: 'Save the lyrics of a song beside its file; an empty text removes them',
  method: 'PUT',
  path: '/api/music/updateLyric',
  body: Type.Object({
    id: Id,
    lyric: Type.String({ maxLength: ADMIN_LENGTH.lyric }),
    /** The version of the edited lyrics. If the stored version differs, nothing is saved. */
    lyricVersion: Type.Optional(Type.String({ maxLength: 64 })),
  }),
  result: OpenedSong,
  conflict: OpenedSong,
})

export const deleteSong = endpoint({
  ...management,
  summary: 'Delete a song with its file and its lyrics',
  method: 'DELETE',
  path: '/api/music/deleteSong/:id',
  params: IdParams,
  result: Type.Boolean(),
})

export const getLibraryScan = endpoint({
  ...management,
  summary: 'Tell which files and folders the last scan of the library has left out, and why',
  method: 'GET',
  path: '/api/music/getScan',
  result: Type.Object({
    leftOut: Type.Array(
      Type.Object({ path: Type.String(), reason: Type.Enum([...LEFT_OUT_REASONS]) }),
    ),
    /** Of all, also those that are not named. */
    count: Type.Integer(),
  }),
})

export const getLibraryPlaylists = endpoint({
  ...management,
  summary: 'List all playlists of the library in their order, including hidden ones',
  method: 'GET',
  path: '/api/music/getPlaylists',
  result: Type.Array(LibraryPlaylist),
})

export const addPlaylist = endpoint({
  ...management,
  summary: 'Create a playlist',
  method: 'POST',
  path: '/api/music/addPlaylist',
  body: Type.Object({ name: PlaylistName, songs: SongIds }),
  result: Type.Object({ id: Type.Integer() }),
})

export const updatePlaylist = endpoint({
  ...management,
  summary: 'Change a playlist; for a folder playlist, songs sets the order, and none the usual one',
  method: 'PUT',
  path: '/api/music/updatePlaylist',
  body: Type.Object({
    id: Id,
    name: Type.Optional(PlaylistName),
    isHidden: Type.Optional(Type.Boolean()),
    songs: Type.Optional(SongIds),
    /** An address of a picture; empty removes it. */
    cover: Type.Optional(Type.String({ maxLength: LENGTH.photo })),
    /** The encoding of old tags in the folder, which are read again; empty: by their content. */
    encoding: Type.Optional(Type.Enum(['', ...TEXT_ENCODINGS])),
  }),
  result: Type.Boolean(),
})

export const orderPlaylists = endpoint({
  ...management,
  summary: 'Set the order of the playlists; playlists without a given place follow',
  method: 'PUT',
  path: '/api/music/orderPlaylists',
  body: Type.Object({ idList: IdList }),
  result: Type.Boolean(),
})

export const deletePlaylist = endpoint({
  ...management,
  summary: 'Delete a playlist; its songs stay',
  method: 'DELETE',
  path: '/api/music/deletePlaylist/:id',
  params: IdParams,
  result: Type.Boolean(),
})
