import type { Song } from '@lanting/contract'
import { useEffect } from 'react'
import { MoveHandle } from '../../order/move-handle.tsx'
import { useSongOrder } from '../../order/use-song-order.ts'
import { SongList } from '../../panel/song-list.tsx'
import type { OwnRows } from '../../panel/song-row.tsx'
import { usePlaylists } from '../../playlists.ts'
import { SongMenu } from '../../song-menu/song-menu.tsx'
import { followPlaylists } from './follow-playlists.ts'
import { moveInPlaylist } from './move-in-playlist.ts'
import { useOwnPlaylist } from './own-playlist.ts'
import { usePlaylistActions } from './playlist-actions.ts'
import './ordered-table.css'

const OwnSongMenu = ({ song, place }: { song: Song; place: number }) => (
  <SongMenu song={song} actions={usePlaylistActions(song, place)} />
)

/** The songs of the listener's own playlist, which are ordered by hand unless they are sorted. */
export const OwnSongs = ({ songs }: { songs: readonly Song[] }) => {
  const id = useOwnPlaylist()?.id
  const isSorted = usePlaylists(({ order }) => order !== undefined)
  const order = useSongOrder(songs, (song, to) => {
    if (id !== undefined) moveInPlaylist(id, song, to)
  })
  useEffect(followPlaylists, [])
  const handle: OwnRows['handle'] = (song, place) => (
    <MoveHandle song={song} place={place} order={order} />
  )
  const rows: OwnRows = {
    draggedId: order.draggedId,
    handle: isSorted ? undefined : handle,
    menu: (song, place) => <OwnSongMenu song={song} place={place} />,
  }
  return (
    <>
      <SongList songs={order.shown} own={rows} />
      <p className="visually-hidden" role="status">
        {order.told}
      </p>
    </>
  )
}
