import { followDrag, moved } from '@lanting/browser'
import { type KeyboardEvent, type PointerEvent, useEffect, useEffectEvent, useState } from 'react'

interface Row {
  readonly id: number
}

const STEPS: Readonly<Record<string, number>> = {
  ArrowLeft: -1,
  ArrowUp: -1,
  ArrowRight: 1,
  ArrowDown: 1,
}

/**
 * Sorts rows by dragging, with mouse, pen or finger, or by arrow keys on the handle. A finger drags
 * by the handle, because elsewhere it scrolls. The rows move while they are dragged.
 */
export const useDragOrder = <R extends Row>(
  rows: readonly R[],
  onOrder: ((rows: readonly R[]) => Promise<unknown>) | undefined,
) => {
  const [order, setOrder] = useState<readonly R[]>()
  const [held, setHeld] = useState<{ id: number; x: number; y: number }>()
  const [isDragging, setDragging] = useState(false)
  const shown = order ?? rows

  const save = (next: readonly R[]) => {
    setOrder(next)
    void onOrder?.(next).finally(() => setOrder(undefined))
  }
  const start = useEffectEvent(() => rows)
  const end = useEffectEvent((next: readonly R[]) => {
    setHeld(undefined)
    setDragging(false)
    if (next === rows) setOrder(undefined)
    else save(next)
  })

  useEffect(() => {
    if (!held) return
    const before = start()
    let next = before
    return followDrag({
      ...held,
      onMove: (over) => {
        setDragging(true)
        const from = next.findIndex(({ id }) => id === held.id)
        const to = next.findIndex(({ id }) => id === over)
        if (to < 0 || to === from) return
        next = moved(next, from, to)
        setOrder(next)
      },
      onEnd: (isKept) => end(isKept ? next : before),
    })
  }, [held])

  const move = (from: number, to: number) => {
    if (from !== to && to >= 0 && to < shown.length) save(moved(shown, from, to))
  }

  return {
    shown,
    move,
    draggedId: isDragging ? held?.id : undefined,
    rowProps: ({ id }: R) =>
      onOrder && {
        'data-row': id,
        onPointerDown: ({ button, pointerType, target, clientX: x, clientY: y }: PointerEvent) => {
          const element = target as Element
          const isHandle = element.closest('.drag-handle') !== null
          const isControl = element.closest('button, input, a') !== null
          if (button !== 0 || !(isHandle || (pointerType !== 'touch' && !isControl))) return
          setHeld({ id, x, y })
        },
      },
    handleProps: (place: number) => ({
      onKeyDown: (event: KeyboardEvent) => {
        const step = STEPS[event.key]
        if (step === undefined) return
        event.preventDefault()
        move(place, place + step)
      },
    }),
  }
}
