import { MUSIC_PAGE_MAX, PAGE_SIZE } from '@lanting/contract'
import { sortingOf } from './list-order.rules.ts'
import { fetchListSongs } from './list-songs.ts'
import { music } from './music.ts'
import { showChanged, usePlaylists } from './playlists.ts'

/** Loads the shown songs again. Songs that have changed meanwhile are newer than the answer. */
export const reloadSongs = async (): Promise<void> => {
  const { player } = music()
  const { shown, order } = usePlaylists.getState()
  const { musicList } = player.getState()
  if (!shown) return
  const limit = Math.min(Math.max(musicList.length, PAGE_SIZE.songs), MUSIC_PAGE_MAX)
  try {
    const query = { id: shown.id, limit, offset: 0, ...sortingOf(order) }
    const songs = await fetchListSongs(query)
    if (player.getState().musicList !== musicList) return
    showChanged(songs)
    usePlaylists.setState({ loadMore: true })
  } catch (error) {
    console.info('Songs:', error)
  }
}
