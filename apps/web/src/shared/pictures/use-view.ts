import { type MouseEvent, type PointerEvent, type RefObject, useRef, useState } from 'react'
import {
  FITTED,
  type Point,
  pinched,
  settled,
  swipeOf,
  transformOf,
  type View,
  zoomedAt,
} from './picture-view.ts'
import { useWheelZoom } from './use-wheel-zoom.ts'

const CLICK_PX = 8
/** For pictures that are not larger than the window. */
const CLICK_SCALE = 2.5

interface Gesture {
  readonly start: View
  /** Where each pointer went down. */
  readonly from: ReadonlyMap<number, Point>
}

interface Elements {
  readonly stage: RefObject<HTMLElement | null>
  readonly image: RefObject<HTMLImageElement | null>
}

/**
 * Zooms with two fingers, the wheel, a click or keys, moves a zoomed picture, and swipes to the next
 * one. The picture follows the fingers without a render; the state changes when they are lifted.
 */
export const useView = ({ stage, image }: Elements, turn: (steps: 1 | -1) => void) => {
  const [view, setView] = useState(FITTED)
  const shown = useRef(FITTED)
  const pointers = useRef(new Map<number, Point>())
  const gesture = useRef<Gesture>(undefined)
  const hasMoved = useRef(false)

  const draw = (next: View, transition = 'none') => {
    shown.current = next
    if (image.current)
      Object.assign(image.current.style, { transform: transformOf(next), transition })
  }
  const rest = (next: View) => {
    const box = stage.current?.getBoundingClientRect()
    // Without its transform: the size at which it fits.
    const { offsetWidth: width = 0, offsetHeight: height = 0 } = image.current ?? {}
    draw(box ? settled(next, { width, height }, box) : next, '')
    setView(shown.current)
  }
  const pointOf = ({ clientX, clientY }: { clientX: number; clientY: number }): Point => {
    const box = stage.current?.getBoundingClientRect()
    if (!box) return { x: 0, y: 0 }
    const { left, top, width, height } = box
    return { x: clientX - left - width / 2, y: clientY - top - height / 2 }
  }
  const begin = () => {
    gesture.current = { start: shown.current, from: new Map(pointers.current) }
  }
  const zoomTo = (scale: number, point: Point = { x: 0, y: 0 }) =>
    rest(zoomedAt(shown.current, scale, point))

  const follow = ({ start, from }: Gesture) => {
    const [one, other] = [...pointers.current]
    const [before, second] = [one && from.get(one[0]), other && from.get(other[0])]
    if (!one || !before) return
    if (other && second) return draw(pinched(start, [before, second], [one[1], other[1]]))
    const [across, down] = [one[1].x - before.x, one[1].y - before.y]
    // A picture that fits follows a finger sideways only.
    draw({ ...start, x: start.x + across, y: start.y + (start.scale === 1 ? 0 : down) })
  }

  useWheelZoom(stage, (factor, event) => zoomTo(shown.current.scale * factor, pointOf(event)))

  const end = (event: PointerEvent) => {
    const before = gesture.current?.from.get(event.pointerId)
    const isOne = pointers.current.size === 1
    const isSwipe = isOne && gesture.current?.start.scale === 1 && event.pointerType !== 'mouse'
    pointers.current.delete(event.pointerId)
    if (pointers.current.size > 0) return begin()
    gesture.current = undefined
    const step =
      before && isSwipe && event.type === 'pointerup' ? swipeOf(before, pointOf(event)) : 0
    if (step === 0) rest(shown.current)
    else turn(step)
  }

  return {
    isZoomed: view.scale > 1,
    fit: () => rest(FITTED),
    zoomBy: (factor: number) => zoomTo(shown.current.scale * factor),
    /** A key has no place: it zooms in the middle. */
    toggle: (event: MouseEvent) => {
      if (hasMoved.current) return
      const { naturalWidth = 0, offsetWidth = 1 } = image.current ?? {}
      const scale = Math.max(CLICK_SCALE, naturalWidth / offsetWidth / devicePixelRatio)
      const point = event.detail === 0 ? { x: 0, y: 0 } : pointOf(event)
      if (shown.current.scale > 1) rest(FITTED)
      else zoomTo(scale, point)
    },
    handlers: {
      onPointerDown: (event: PointerEvent) => {
        if (pointers.current.size === 0) hasMoved.current = false
        pointers.current.set(event.pointerId, pointOf(event))
        begin()
      },
      onPointerMove: (event: PointerEvent) => {
        const { current } = gesture
        const from = current?.from.get(event.pointerId)
        if (!current || !from) return
        const isMouse = event.pointerType === 'mouse'
        const to = pointOf(event)
        pointers.current.set(event.pointerId, to)
        hasMoved.current ||= Math.hypot(to.x - from.x, to.y - from.y) > CLICK_PX
        if (!hasMoved.current || (isMouse && current.start.scale === 1)) return
        // From here on it is no click, and goes on outside of the window too.
        stage.current?.setPointerCapture(event.pointerId)
        follow(current)
      },
      onPointerUp: end,
      onPointerCancel: end,
    },
  }
}
