import { playlistName } from '../music.routes.ts'
import type { UserPlaylistsStore } from '../user-playlists.store.ts'
import type { Call } from './catalogue.ts'
import { playlistIdOf } from './ids.rules.ts'
import { isoTime } from './song-shapes.rules.ts'

type Playlist = NonNullable<Awaited<ReturnType<UserPlaylistsStore['playlist']>>>

const SITE_OWNER = 'site'

const isOwn = ({ user_id }: Playlist, { listener }: Call) => user_id === listener.id
/** Folders decide about their songs; everybody else's playlists are read only. */
export const mayChange = (playlist: Playlist, call: Call) =>
  isOwn(playlist, call) || (playlist.folder === null && call.listener.isAdministrator)

export const toPlaylist = (call: Call, playlist: Playlist) => ({
  id: playlistIdOf(playlist.id),
  name: playlistName(playlist, call.language),
  owner: isOwn(playlist, call) ? call.listener.username : SITE_OWNER,
  public: playlist.user_id === null,
  readonly: !mayChange(playlist, call),
  songCount: playlist.songs,
  duration: Math.round(playlist.durationMs / 1_000),
  created: isoTime(playlist.created_at),
  changed: isoTime(playlist.updated_at || playlist.created_at),
  coverArt: playlistIdOf(playlist.id),
})
