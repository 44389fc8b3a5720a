import { type PointerEvent, useRef } from 'react'

const SWIPE_PX = 60

/** A horizontal swipe turns the page. Zooming and scrolling do not. */
export const useSwipe = (isIdle: boolean, turn: (steps: 1 | -1) => void) => {
  const from = useRef<{ readonly x: number; readonly y: number } | undefined>(undefined)
  return {
    onPointerDown: ({ isPrimary, pointerType, clientX, clientY }: PointerEvent) => {
      const isOne = isIdle && isPrimary && pointerType === 'touch'
      from.current = isOne ? { x: clientX, y: clientY } : undefined
    },
    onPointerUp: ({ clientX, clientY }: PointerEvent) => {
      if (!from.current) return
      const across = clientX - from.current.x
      const down = clientY - from.current.y
      from.current = undefined
      if (Math.abs(across) >= SWIPE_PX && Math.abs(across) > Math.abs(down)) {
        turn(across < 0 ? 1 : -1)
      }
    },
    onPointerCancel: () => {
      from.current = undefined
    },
  }
}
