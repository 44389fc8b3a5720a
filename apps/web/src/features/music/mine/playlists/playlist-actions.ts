import type { Song } from '@lanting/contract'
import { usePlaylists } from '../../playlists.ts'
import { usePlayer, usePlayerCopy } from '../../use-player.ts'
import { attempt } from '../attempt.ts'
import { moveInPlaylist } from './move-in-playlist.ts'
import { useOwnPlaylist } from './own-playlist.ts'
import { removeFromPlaylist } from './own-playlists.ts'

/** Menu actions of a song in the listener's own playlist. `place` counts from 0. */
export const usePlaylistActions = (song: Song, place: number) => {
  const { ownPlaylists: copy, queue } = usePlayerCopy()
  const id = useOwnPlaylist()?.id
  const isSorted = usePlaylists(({ order }) => order !== undefined)
  const count = usePlayer((state) => state.musicList.length)
  if (id === undefined) return []
  const moves = [
    { name: copy.moveFirst, to: 0, isPossible: place > 1 },
    { name: queue.moveUp, to: place - 1, isPossible: place > 0 },
    { name: queue.moveDown, to: place + 1, isPossible: place < count - 1 },
  ]
  return [
    ...moves
      .filter(({ isPossible }) => isPossible && !isSorted)
      .map(({ name, to }) => ({ name, run: () => moveInPlaylist(id, song, to) })),
    { name: copy.remove, run: () => attempt(() => removeFromPlaylist(id, song)) },
  ]
}
