import { followDrag, moved } from '@lanting/browser'
import type { Song } from '@lanting/contract'
import { type PointerEvent, useEffect, useEffectEvent, useState } from 'react'

interface Held {
  readonly id: number
  readonly x: number
  readonly y: number
  readonly box: Element | null
}

/** Moves songs of a list with mouse, pen or finger. The rows follow; a release keeps the place. */
export const useDragOrder = (songs: readonly Song[], onMove: (song: Song, to: number) => void) => {
  const [order, setOrder] = useState<readonly Song[]>()
  const [held, setHeld] = useState<Held>()
  const start = useEffectEvent(() => songs)
  const end = useEffectEvent((id: number, next: readonly Song[] | undefined) => {
    setHeld(undefined)
    setOrder(undefined)
    const to = next?.findIndex((song) => song.id === id) ?? -1
    const song = next?.[to]
    if (song && songs.findIndex((listed) => listed.id === id) !== to) onMove(song, to)
  })

  useEffect(() => {
    if (!held) return
    let next = start()
    return followDrag({
      ...held,
      onMove: (over) => {
        const from = next.findIndex(({ id }) => id === held.id)
        const to = next.findIndex(({ id }) => id === over)
        if (to < 0 || from < 0 || to === from) return
        next = moved(next, from, to)
        setOrder(next)
      },
      onEnd: (isKept) => end(held.id, isKept ? next : undefined),
    })
  }, [held])

  return {
    shown: order ?? songs,
    draggedId: held?.id,
    handleProps: (id: number) => ({
      onPointerDown: ({ button, currentTarget, clientX: x, clientY: y }: PointerEvent) => {
        const box = currentTarget.closest('.panel-scroll')
        if (button === 0) setHeld({ id, x, y, box })
      },
    }),
  }
}
