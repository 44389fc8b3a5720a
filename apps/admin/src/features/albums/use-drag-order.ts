import { type KeyboardEvent, type PointerEvent, useEffect, useEffectEvent, useState } from 'react'
import { moved } from './photo-order.ts'

interface Row {
  readonly id: number
}

/** A shorter way is a click. */
const SLIP_PX = 6
/** Near the edge of the window, the page scrolls. */
const EDGE_PX = 60
const SCROLL_PX = 14

const STEPS: Readonly<Record<string, number>> = {
  ArrowLeft: -1,
  ArrowUp: -1,
  ArrowRight: 1,
  ArrowDown: 1,
}

/** The row under the pointer. */
const rowAt = (x: number, y: number) => {
  const row = document.elementFromPoint(x, y)?.closest<HTMLElement>('[data-row]')
  return row ? Number(row.dataset.row) : undefined
}

const scrollAtEdge = (y: number) => {
  if (y < EDGE_PX) scrollBy(0, -SCROLL_PX)
  if (y > innerHeight - EDGE_PX) scrollBy(0, SCROLL_PX)
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
    let isMoving = false
    const onMove = ({ clientX, clientY }: globalThis.PointerEvent) => {
      isMoving ||= Math.hypot(clientX - held.x, clientY - held.y) > SLIP_PX
      if (!isMoving) return
      setDragging(true)
      scrollAtEdge(clientY)
      const over = rowAt(clientX, clientY)
      const from = next.findIndex(({ id }) => id === held.id)
      const to = next.findIndex(({ id }) => id === over)
      if (to < 0 || to === from) return
      next = moved(next, from, to)
      setOrder(next)
    }
    const onUp = () => end(next)
    const onCancel = () => end(before)
    const onKey = ({ key }: globalThis.KeyboardEvent) => key === 'Escape' && end(before)
    // The click at the end of a drag would select the photo.
    const onClick = (event: MouseEvent) => isMoving && event.preventDefault()
    addEventListener('pointermove', onMove)
    addEventListener('pointerup', onUp)
    addEventListener('pointercancel', onCancel)
    addEventListener('keydown', onKey)
    addEventListener('click', onClick, { capture: true })
    return () => {
      removeEventListener('pointermove', onMove)
      removeEventListener('pointerup', onUp)
      removeEventListener('pointercancel', onCancel)
      removeEventListener('keydown', onKey)
      // The click follows the end of the drag.
      setTimeout(() => removeEventListener('click', onClick, { capture: true }))
    }
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
