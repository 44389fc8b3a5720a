import Type, { type Static } from 'typebox'
import { endpoint, perMinute } from './endpoint.ts'
import { INTEGER_MAX, Text } from './fields.ts'
import { PLAYLIST_NAME_MAX } from './limits.ts'
import { MusicId, Playlist } from './music.ts'
import { MUSIC_PAGE_MAX, OWN_LISTS, PLAYLIST_IMPORT_MAX } from './music-limits.ts'

/** A playlist of a user, which nobody else sees. */
export const OwnPlaylist = Type.Object({ ...Playlist.properties, musicSize: Type.Integer() })
export type OwnPlaylist = Static<typeof OwnPlaylist>

const ListId = Type.Integer({
  minimum: OWN_LISTS.playlists + 1,
  maximum: OWN_LISTS.playlists + INTEGER_MAX,
})
const Name = Text(PLAYLIST_NAME_MAX)
/** `behind`: the song in front of it; 0: none. A place would count songs that nobody sees. */
const Move = Type.Object({
  song: MusicId,
  behind: Type.Integer({ minimum: 0, maximum: Number.MAX_SAFE_INTEGER }),
})
const Songs = Type.Array(MusicId, { maxItems: MUSIC_PAGE_MAX })
const ImportedSongs = Type.Array(MusicId, { maxItems: PLAYLIST_IMPORT_MAX.songs })

const own = { access: 'user', section: 'music', limit: perMinute(120) } as const
const path = '/api/music/own/playlists'

export const ownPlaylists = {
  addOwnPlaylist: endpoint({
    ...own,
    summary: 'Make a playlist of my own',
    method: 'POST',
    path,
    limit: perMinute(30),
    body: Type.Object({ name: Name, songs: ImportedSongs }),
    result: Type.Object({ id: Type.Integer() }),
  }),
  renameOwnPlaylist: endpoint({
    ...own,
    summary: 'Rename a playlist of mine',
    method: 'PUT',
    path,
    body: Type.Object({ id: ListId, name: Name }),
    result: Type.Boolean(),
  }),
  deleteOwnPlaylist: endpoint({
    access: 'user',
    summary: 'Delete a playlist of mine',
    method: 'DELETE',
    path: `${path}/:id`,
    limit: own.limit,
    params: Type.Object({ id: ListId }),
    result: Type.Boolean(),
  }),
  addOwnPlaylistSongs: endpoint({
    ...own,
    summary: 'Add songs at the end of a playlist of mine; those in it keep their place',
    method: 'POST',
    path: `${path}/songs`,
    body: Type.Object({ id: ListId, songs: Songs }),
    result: Type.Object({ added: Type.Integer() }),
  }),
  moveOwnPlaylistSong: endpoint({
    ...own,
    summary: 'Move songs of a playlist of mine, one after another, behind others',
    method: 'PUT',
    path: `${path}/songs`,
    body: Type.Object({
      id: ListId,
      ...Move.properties,
      /** Moves after this one. */
      more: Type.Optional(Type.Array(Move, { maxItems: MUSIC_PAGE_MAX })),
    }),
    result: Type.Boolean(),
  }),
  removeOwnPlaylistSong: endpoint({
    access: 'user',
    summary: 'Remove a song from a playlist of mine',
    method: 'DELETE',
    path: `${path}/:id/songs/:song`,
    limit: own.limit,
    params: Type.Object({ id: ListId, song: MusicId }),
    result: Type.Boolean(),
  }),
}
