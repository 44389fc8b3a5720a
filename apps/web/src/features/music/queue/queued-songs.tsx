import type { Song } from '@lanting/contract'
import { IconX } from '@tabler/icons-react'
import { music } from '../music.ts'
import { MoveHandle } from '../order/move-handle.tsx'
import { type SongOrdering, useSongOrder } from '../order/use-song-order.ts'
import { SongMenu } from '../song-menu/song-menu.tsx'
import { usePlayer, usePlayerCopy } from '../use-player.ts'
import { SongLine } from './song-line.tsx'

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
  readonly order: SongOrdering
}

const QueuedSong = ({ song, place, order }: RowProps) => {
  const copy = usePlayerCopy().queue
  const { player } = music()
  const { shown, draggedId, move } = order
  const moves = [
    { name: copy.moveUp, isPossible: place > 0, run: () => move(song, place - 1) },
    { name: copy.moveDown, isPossible: place < shown.length - 1, run: () => move(song, place + 1) },
  ]
  return (
    <li data-row={song.id} data-dragged={song.id === draggedId}>
      <MoveHandle song={song} place={place} order={order} />
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
  const order = useSongOrder(songs, (song, to) => music().player.moveQueued(song.id, to))
  if (songs.length === 0) return <p className="queue-quiet">{copy.empty}</p>
  return (
    <>
      <ol className="queue-list" data-dragging={order.draggedId !== undefined}>
        {order.shown.map((song, place) => (
          <QueuedSong key={song.id} song={song} place={place} order={order} />
        ))}
      </ol>
      <p className="visually-hidden" role="status">
        {order.told}
      </p>
    </>
  )
}
