import type { Song } from '@lanting/contract'
import { artistsOf } from '@lanting/player'
import { memo, type ReactNode } from 'react'
import { lengthText } from '../bar/bar.rules.ts'
import { music } from '../music.ts'
import { SongMenu } from '../song-menu/song-menu.tsx'
import { usePlayer, usePlayerCopy } from '../use-player.ts'
import { AddButton } from './add-button.tsx'
import { Sounding } from './sounding.tsx'

/** The parts of rows in a playlist of the listener. Places count from 0. */
export interface OwnRows {
  readonly draggedId: number | undefined
  /** undefined: the songs are sorted. */
  readonly handle: ((song: Song, place: number) => ReactNode) | undefined
  readonly menu: (song: Song, place: number) => ReactNode
}

interface Props {
  readonly song: Song
  /** Counts from 1. */
  readonly place: number
  readonly own: OwnRows | undefined
}

export const SongRow = memo(({ song, place, own }: Props) => {
  const copy = usePlayerCopy()
  const isCurrent = usePlayer((state) => state.song?.id === song.id)
  return (
    <tr
      aria-current={isCurrent || undefined}
      aria-rowindex={place + 1}
      data-row={own && song.id}
      data-dragged={own && own.draggedId === song.id}
    >
      <td>
        {own?.handle?.(song, place - 1)}
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
      <td className="song-time">{lengthText(song)}</td>
      <td>
        <AddButton song={song} />
        {own ? own.menu(song, place - 1) : <SongMenu song={song} />}
      </td>
    </tr>
  )
})
