import type { Song } from '@lanting/contract'
import { type SongOrdering, useSongOrder } from '../../order/use-song-order.ts'
import { usePlaylists } from '../../playlists.ts'
import { moveInPlaylist } from './move-in-playlist.ts'
import { isOwnPlaylist } from './playlist-tools.tsx'
import './ordered-table.css'

/** Orders the shown songs; undefined if they are sorted, or no playlist of the listener. */
export const useOwnOrder = (songs: readonly Song[]): SongOrdering | undefined => {
  const id = usePlaylists(({ shown, order }) => (order ? undefined : shown?.id))
  const isOwn = id !== undefined && isOwnPlaylist(id)
  const order = useSongOrder(songs, (song, to) => {
    if (isOwn) moveInPlaylist(id, song, to)
  })
  return isOwn ? order : undefined
}
