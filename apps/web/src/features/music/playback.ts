import { activeIds } from '@lanting/player'
import { music } from './music.ts'
import { ensurePlaylists } from './playlists.ts'

/** Runs with the song list, after loading it if necessary. Shows a toast without songs. */
const withList = async (now: () => void, later: () => void): Promise<void> => {
  const { player, notify } = music()
  const before = player.getState()
  now()
  if (player.getState() !== before || activeIds(before).length > 0) return
  const isThere = await ensurePlaylists()
  if (activeIds(player.getState()).length > 0) later()
  else notify((copy) => (isThere ? copy.noSongs : copy.noPlaylists))
}

/** Play before the songs have loaded starts when they arrive. */
export const playOrPause = (): Promise<void> => {
  const { toggle, play } = music().player
  return withList(toggle, play)
}

export const nextSong = (): Promise<void> => {
  const { next } = music().player
  return withList(next, next)
}

export const previousSong = (): Promise<void> => {
  const { previous } = music().player
  return withList(previous, previous)
}
