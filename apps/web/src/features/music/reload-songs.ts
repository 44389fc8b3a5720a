import { sortingOf } from './list-order.rules.ts'
import { fetchListSongs } from './list-songs.ts'
import { music } from './music.ts'
import { songsAgain } from './next-songs.ts'
import { showReloaded, usePlaylists } from './playlists.ts'

/** Loads the shown songs again. Songs that have changed meanwhile are newer than the answer. */
export const reloadSongs = async (): Promise<void> => {
  const { player } = music()
  const { shown, order } = usePlaylists.getState()
  const { musicList } = player.getState()
  if (!shown) return
  try {
    const list = { id: shown.id, ...sortingOf(order) }
    const again = await songsAgain((part) => fetchListSongs({ ...list, ...part }), musicList.length)
    if (player.getState().musicList === musicList) showReloaded(again)
  } catch (error) {
    console.info('Songs:', error)
  }
}
