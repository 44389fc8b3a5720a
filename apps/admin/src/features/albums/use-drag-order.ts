import { followDrag, moved } from '@lanting/browser'
import { type KeyboardEvent, type PointerEvent, useEffect, useEffectEvent, useState } from 'react'
import { useLatest } from '../../shared/use-latest.ts'
import { createOrderQueue, inOrder } from './photo-order.ts'

interface Row {
  readonly id: number
}

const idsOf = (rows: readonly Row[]) => rows.map(({ id }) => id)

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
  onOrder: ((ids: readonly number[]) => Promise<unknown>) | undefined,
) => {
  /** The order while a row is dragged, and the one that is being saved. */
  const [dragged, setDragged] = useState<readonly number[]>()
  const [saved, setSaved] = useState<readonly number[]>()
  const latest = useLatest(onOrder)
  const [send] = useState(() =>
    createOrderQueue(async (ids: readonly number[]) => latest.current?.(ids)),
  )
  const [held, setHeld] = useState<{ id: number; x: number; y: number }>()
  const [isDragging, setDragging] = useState(false)
  const order = dragged ?? saved
  const shown = order ? inOrder(rows, order) : rows

  const save = (next: readonly R[]) => {
    const ids = idsOf(next)
    setSaved(ids)
    void send(ids).finally(() => setSaved(undefined))
  }
  const start = useEffectEvent(() => shown)
  const end = useEffectEvent((next: readonly R[] | undefined) => {
    setHeld(undefined)
    setDragging(false)
    setDragged(undefined)
    if (next) save(next)
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
        setDragged(idsOf(next))
      },
      onEnd: (isKept) => end(isKept && next !== before ? next : undefined),
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
