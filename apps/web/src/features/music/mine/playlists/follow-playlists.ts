import { useUserState } from '../../../../shared/stores/user-state.ts'
import { usePlaylists } from '../../playlists.ts'
import { reloadSongs } from '../../reload-songs.ts'
import { reloadOwnMusic } from '../own-music.ts'
import { songMoves } from './move-in-playlist.ts'
import { onTabChange } from './playlist-tabs.ts'

const follow = async (id: number) => {
  if (!useUserState.getState().token) return
  await reloadOwnMusic()
  await songMoves.settled()
  if (usePlaylists.getState().shown?.id === id) await reloadSongs()
}

let isFollowing = false

/** From the first own playlist on, shows what other tabs change, and saves moves on leaving. */
export const followPlaylists = (): void => {
  if (isFollowing) return
  isFollowing = true
  onTabChange(follow)
  addEventListener('pagehide', songMoves.sendNow)
}
