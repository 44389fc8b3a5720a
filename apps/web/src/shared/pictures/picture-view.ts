/** A point relative to the centre of the window, in pixels. */
export interface Point {
  readonly x: number
  readonly y: number
}

interface Size {
  readonly width: number
  readonly height: number
}

/** How a picture is shown: 1 fits the window; the offset is the place of its centre. */
export interface View extends Point {
  readonly scale: number
}

export const FITTED: View = { scale: 1, x: 0, y: 0 }

const SCALE_MAX = 8
/** While fingers pinch, a picture may become a little smaller than the window. */
const SCALE_MIN = 0.7
const SWIPE_PX = 60

const clamp = (value: number, min: number, max: number) => Math.min(Math.max(value, min), max)
const middle = ([one, other]: Pair): Point => ({
  x: (one.x + other.x) / 2,
  y: (one.y + other.y) / 2,
})
const distance = ([one, other]: Pair) => Math.hypot(one.x - other.x, one.y - other.y) || 1

type Pair = readonly [Point, Point]

/** Scales so that the pixel under a point stays there. */
export const zoomedAt = (view: View, scale: number, { x, y }: Point): View => {
  const next = clamp(scale, SCALE_MIN, SCALE_MAX)
  const ratio = next / view.scale
  return { scale: next, x: x - (x - view.x) * ratio, y: y - (y - view.y) * ratio }
}

/** Follows two fingers: what was between them stays between them. */
export const pinched = (start: View, from: Pair, to: Pair): View => {
  const before = middle(from)
  const zoomed = zoomedAt(start, (start.scale * distance(to)) / distance(from), before)
  const after = middle(to)
  return { ...zoomed, x: zoomed.x + after.x - before.x, y: zoomed.y + after.y - before.y }
}

/** Brings a picture back: not smaller than fitted, and no empty space beside a larger one. */
export const settled = (view: View, fitted: Size, box: Size): View => {
  if (view.scale <= 1) return FITTED
  const reach = (size: number, space: number) => Math.max(0, (size * view.scale - space) / 2)
  const [x, y] = [reach(fitted.width, box.width), reach(fitted.height, box.height)]
  return { scale: view.scale, x: clamp(view.x, -x, x), y: clamp(view.y, -y, y) }
}

/** The step of a swipe by one finger; 0 for a movement that is none. */
export const swipeOf = (from: Point, to: Point): 1 | -1 | 0 => {
  const [across, down] = [to.x - from.x, to.y - from.y]
  if (Math.abs(across) < SWIPE_PX || Math.abs(across) <= Math.abs(down)) return 0
  return across < 0 ? 1 : -1
}

export const transformOf = ({ x, y, scale }: View): string =>
  `translate(${x}px, ${y}px) scale(${scale})`
