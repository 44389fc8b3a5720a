import type { Song } from '@lanting/contract'
import { IconGripVertical, IconX } from '@tabler/icons-react'
import { type KeyboardEvent, useState } from 'react'
import { music } from '../music.ts'
import { SongMenu } from '../song-menu/song-menu.tsx'
import { usePlayer, usePlayerCopy } from '../use-player.ts'
import { SongLine } from './song-line.tsx'
import { useDragOrder } from './use-drag-order.ts'

const STEPS: Readonly<Record<string, number>> = { ArrowUp: -1, ArrowDown: 1 }

/** Moves the focus to the next row before its own row is removed, so that it is not lost. */
const focusAfter = (button: HTMLElement) => {
  const row = button.closest('li')
  const next = row?.nextElementSibling ?? row?.previousElementSibling
  const target = next?.querySelector<HTMLElement>('.queue-remove')
  ;(target ?? button.closest<HTMLElement>('.panel-scroll'))?.focus()
}

interface RowProps {
  readonly song: Song
  readonly place: number
  readonly count: number
  readonly isDragged: boolean
  readonly handle: object
  readonly onMove: (song: Song, to: number) => void
}

const QueuedSong = ({ song, place, count, isDragged, handle, onMove }: RowProps) => {
  const copy = usePlayerCopy().queue
  const { player } = music()
  const moveByKey = (event: KeyboardEvent) => {
    const step = STEPS[event.key]
    if (step === undefined) return
    event.preventDefault()
    onMove(song, place + step)
  }
  const moves = [
    { name: copy.moveUp, isPossible: place > 0, run: () => onMove(song, place - 1) },
    { name: copy.moveDown, isPossible: place < count - 1, run: () => onMove(song, place + 1) },
  ]
  return (
    <li data-row={song.id} data-dragged={isDragged}>
      <button
        type="button"
        className="icon-button queue-handle"
        aria-label={copy.drag(song.name, place + 1)}
        onKeyDown={moveByKey}
        {...handle}
      >
        <IconGripVertical aria-hidden size={18} stroke={1.6} />
      </button>
      <SongLine song={song} onPlay={() => player.playQueued(song.id)} />
      <SongMenu song={song} actions={moves.filter(({ isPossible }) => isPossible)} />
      <button
        type="button"
        className="icon-button queue-remove"
        aria-label={copy.remove(song.name)}
        onClick={({ currentTarget }) => {
          focusAfter(currentTarget)
          player.unqueue(song.id)
        }}
      >
        <IconX aria-hidden size={18} stroke={1.6} />
      </button>
    </li>
  )
}

/** The queue: songs to drag, to move by keys, to play and to remove. */
export const QueuedSongs = () => {
  const copy = usePlayerCopy().queue
  const songs = usePlayer((state) => state.queue)
  const [told, setTold] = useState('')
  const move = (song: Song, to: number) => {
    if (to < 0 || to >= songs.length) return
    music().player.moveQueued(song.id, to)
    setTold(copy.moved(song.name, to + 1))
  }
  const { shown, draggedId, handleProps } = useDragOrder(songs, move)
  if (songs.length === 0) return <p className="queue-quiet">{copy.empty}</p>
  return (
    <>
      <ol className="queue-list" data-dragging={draggedId !== undefined}>
        {shown.map((song, place) => (
          <QueuedSong
            key={song.id}
            song={song}
            place={place}
            count={shown.length}
            isDragged={song.id === draggedId}
            handle={handleProps(song.id)}
            onMove={move}
          />
        ))}
      </ol>
      <p className="visually-hidden" role="status">
        {told}
      </p>
    </>
  )
}
