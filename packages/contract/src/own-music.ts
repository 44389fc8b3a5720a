import Type from 'typebox'
import { endpoint, perMinute } from './endpoint.ts'
import { PAGE_SIZE } from './limits.ts'
import { MusicId, paging, Song, sorting } from './music.ts'
import { MERGED_MUSIC_MAX } from './music-limits.ts'
import { OwnPlaylist, ownPlaylists } from './own-playlists.ts'
import { playlistImport } from './playlist-import.ts'

const own = { access: 'user', section: 'music', limit: perMinute(120) } as const
const SongBody = Type.Object({ id: MusicId })

/** A song that was listened to in a browser before its listener logged in. */
const MergedPlay = Type.Object({
  id: MusicId,
  plays: Type.Integer({ minimum: 1, maximum: 1_000_000 }),
  playedAtMs: Type.Integer({ minimum: 1, maximum: Number.MAX_SAFE_INTEGER }),
})

const MergedMusic = Type.Object({
  /** Newest first. */
  likes: Type.Array(MusicId, { maxItems: MERGED_MUSIC_MAX.likes }),
  plays: Type.Array(MergedPlay, { maxItems: MERGED_MUSIC_MAX.plays }),
})

/**
 * The likes, plays and playlists of a user. Their songs are the lists `OWN_LISTS`. What takes something back
 * works while the owner hides the music.
 */
export const ownMusic = {
  getOwnMusic: endpoint({
    ...own,
    summary: 'Get the ids of the songs that I like, newest first, and my playlists',
    method: 'GET',
    path: '/api/music/own',
    result: Type.Object({
      likes: Type.Array(Type.Integer()),
      playlists: Type.Array(OwnPlaylist),
    }),
  }),
  getOwnSongs: endpoint({
    ...own,
    summary: 'List the songs of one of my lists; a page may be empty, because its songs are gone',
    method: 'GET',
    path: '/api/music/own/songs',
    limit: perMinute(600),
    query: Type.Object({ id: MusicId, ...paging(PAGE_SIZE.songs), ...sorting }),
    result: Type.Object({ songs: Type.Array(Song), hasMore: Type.Boolean() }),
  }),
  getOwnSongIds: endpoint({
    ...own,
    summary: 'List the ids of all songs of one of my lists, to play it without loading it',
    method: 'GET',
    path: '/api/music/own/songIds',
    query: Type.Object({ id: MusicId, ...sorting }),
    result: Type.Object({ ids: Type.Array(Type.Integer()) }),
  }),
  mergeOwnMusic: endpoint({
    ...own,
    summary: 'Take over the likes and plays that my browser kept; repeated, it changes nothing',
    method: 'POST',
    path: '/api/music/own',
    limit: perMinute(10),
    body: MergedMusic,
    result: Type.Boolean(),
  }),
  likeSong: endpoint({
    ...own,
    summary: 'Like a song',
    method: 'POST',
    path: '/api/music/likes',
    body: SongBody,
    result: Type.Boolean(),
  }),
  unlikeSong: endpoint({
    access: 'user',
    summary: 'Take back the like of a song',
    method: 'DELETE',
    path: '/api/music/likes/:id',
    limit: own.limit,
    params: SongBody,
    result: Type.Boolean(),
  }),
  addOwnPlay: endpoint({
    ...own,
    summary: 'Add a song to what I have played',
    method: 'POST',
    path: '/api/music/plays',
    body: SongBody,
    result: Type.Boolean(),
  }),
  clearOwnPlays: endpoint({
    access: 'user',
    summary: 'Clear what I have played',
    method: 'DELETE',
    path: '/api/music/plays',
    limit: own.limit,
    result: Type.Boolean(),
  }),
  ...ownPlaylists,
  ...playlistImport,
}
