import type { Song } from '@lanting/contract'
import { useState } from 'react'
import { usePlayerCopy } from '../use-player.ts'
import { useDragOrder } from './use-drag-order.ts'

/** The listener orders songs by dragging and by keys. `told` is read out after a move. */
export const useSongOrder = (songs: readonly Song[], onMove: (song: Song, to: number) => void) => {
  const copy = usePlayerCopy().queue
  const [told, setTold] = useState('')
  const move = (song: Song, to: number) => {
    if (to < 0 || to >= songs.length) return
    onMove(song, to)
    setTold(copy.moved(song.name, to + 1))
  }
  return { ...useDragOrder(songs, move), move, told }
}

export type SongOrdering = ReturnType<typeof useSongOrder>
