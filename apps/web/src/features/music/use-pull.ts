import { type MouseEvent, type PointerEvent, type RefObject, useRef } from 'react'
import { type Pull, pullOf } from './pull.rules.ts'

type Actions = Partial<Record<Pull, () => void>>

/** Tolerated movement of a tap. */
const STILL_PX = 8
/** Elements that handle a moving finger themselves. */
const OWN_PULL = 'input, .player-popover > section, .move-handle, [popover]'

const isOwn = (target: EventTarget) =>
  target instanceof Element && target.closest(OWN_PULL) !== null

interface Start {
  readonly id: number
  readonly x: number
  readonly y: number
}

/** Swipes a surface down, left or right. A swipe down moves the surface. A swipe is not a click. */
export const usePull = (surface: RefObject<HTMLElement | null>, actions: Actions) => {
  const from = useRef<Start | undefined>(undefined)
  const wasPulled = useRef(false)

  const moveTo = (down: number) => {
    const { current } = surface
    if (current) current.style.transform = down > 0 ? `translateY(${down}px)` : ''
  }
  return {
    onPointerDown: (event: PointerEvent) => {
      const { isPrimary, pointerType, pointerId, clientX, clientY } = event
      wasPulled.current = false
      if (!isPrimary || pointerType !== 'touch' || isOwn(event.target)) return
      from.current = { id: pointerId, x: clientX, y: clientY }
    },
    onPointerMove: ({ pointerId, clientX, clientY }: PointerEvent) => {
      const start = from.current
      if (start?.id !== pointerId) return
      const across = clientX - start.x
      const down = clientY - start.y
      if (Math.hypot(across, down) > STILL_PX) wasPulled.current = true
      if (actions.down && down > Math.abs(across)) moveTo(down)
    },
    onPointerUp: ({ pointerId, clientX, clientY }: PointerEvent) => {
      const start = from.current
      if (start?.id !== pointerId) return
      from.current = undefined
      moveTo(0)
      const pull = pullOf(clientX - start.x, clientY - start.y)
      if (pull) actions[pull]?.()
    },
    onPointerCancel: () => {
      from.current = undefined
      moveTo(0)
    },
    onClickCapture: (event: MouseEvent) => {
      if (!wasPulled.current) return
      wasPulled.current = false
      event.preventDefault()
      event.stopPropagation()
    },
  }
}
