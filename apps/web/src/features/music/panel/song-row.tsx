import type { Song } from '@lanting/contract'
import { artistsOf } from '@lanting/player'
import { memo } from 'react'
import { clockTime } from '../bar/bar.rules.ts'
import { usePlaylistActions } from '../mine/playlists/playlist-actions.ts'
import { music } from '../music.ts'
import { MoveHandle } from '../order/move-handle.tsx'
import type { SongOrdering } from '../order/use-song-order.ts'
import { SongMenu } from '../song-menu/song-menu.tsx'
import { usePlayer, usePlayerCopy } from '../use-player.ts'
import { AddButton } from './add-button.tsx'
import { Sounding } from './sounding.tsx'

interface Props {
  readonly song: Song
  /** Counts from 1. */
  readonly place: number
  readonly order: SongOrdering | undefined
}

export const SongRow = memo(({ song, place, order }: Props) => {
  const copy = usePlayerCopy()
  const isCurrent = usePlayer((state) => state.song?.id === song.id)
  const actions = usePlaylistActions(song, place - 1)
  return (
    <tr
      aria-current={isCurrent || undefined}
      aria-rowindex={place + 1}
      data-row={order && song.id}
      data-dragged={order && order.draggedId === song.id}
    >
      <td>
        {order && <MoveHandle song={song} place={place - 1} order={order} />}
        <span className="song-number" aria-hidden>
          {isCurrent ? <Sounding /> : String(place).padStart(2, '0')}
        </span>
        <button
          type="button"
          className="song-name"
          aria-label={copy.playSong(song.name)}
          onClick={() => music().player.select(song, 'TOP')}
        >
          {song.name}
        </button>
      </td>
      <td>{artistsOf(song) || copy.lostArtist}</td>
      <td>{song.alia[0]}</td>
      <td className="song-time">{song.dt ? clockTime(song.dt / 1_000) : ''}</td>
      <td>
        <AddButton song={song} />
        <SongMenu song={song} actions={actions} />
      </td>
    </tr>
  )
})
