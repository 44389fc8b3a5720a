import { onDemand } from '../../../shared/on-demand.tsx'
import { useOwnPlaylist } from '../mine/playlists/own-playlist.ts'
import { usePlayer } from '../use-player.ts'
import { SongList } from './song-list.tsx'

const OwnSongs = onDemand(async () => (await import('../mine/playlists/own-songs.tsx')).OwnSongs)

/** The songs of the current playlist. */
export const SongTable = () => {
  const songs = usePlayer((state) => state.musicList)
  const isOwn = useOwnPlaylist() !== undefined
  const list = <SongList songs={songs} />
  return isOwn ? <OwnSongs songs={songs} waiting={list} /> : list
}
