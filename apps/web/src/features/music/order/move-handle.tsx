import type { Song } from '@lanting/contract'
import { IconGripVertical } from '@tabler/icons-react'
import { type KeyboardEvent, useEffect, useRef } from 'react'
import { usePlayerCopy } from '../use-player.ts'
import type { SongOrdering } from './use-song-order.ts'
import './move-handle.css'

const STEPS: Readonly<Record<string, number>> = { ArrowUp: -1, ArrowDown: 1 }

interface Props {
  readonly song: Song
  /** Counts from 0. */
  readonly place: number
  readonly order: Pick<SongOrdering, 'move' | 'handleProps'>
}

/** Moves a song by dragging, and by the arrow keys. Its row has `data-row` and stays in view. */
export const MoveHandle = ({ song, place, order }: Props) => {
  const copy = usePlayerCopy().queue
  const button = useRef<HTMLButtonElement>(null)
  const shownAt = useRef(place)
  useEffect(() => {
    if (shownAt.current === place) return
    shownAt.current = place
    const handle = button.current
    if (handle === document.activeElement) handle?.scrollIntoView({ block: 'nearest' })
  }, [place])
  const moveByKey = (event: KeyboardEvent) => {
    const step = STEPS[event.key]
    if (step === undefined) return
    event.preventDefault()
    order.move(song, place + step)
  }
  return (
    <button
      ref={button}
      type="button"
      className="icon-button move-handle"
      aria-label={copy.drag(song.name, place + 1)}
      onKeyDown={moveByKey}
      {...order.handleProps(song.id)}
    >
      <IconGripVertical aria-hidden size={18} stroke={1.6} />
    </button>
  )
}
