/** A shorter way is a click. */
const SLIP_PX = 6
/** Near the edge of its box, the list scrolls. */
const EDGE_PX = 60
const SCROLL_PX = 14

/** The row under the pointer. */
const rowAt = (x: number, y: number) => {
  const row = document.elementFromPoint(x, y)?.closest<HTMLElement>('[data-row]')
  return row ? Number(row.dataset.row) : undefined
}

const scrollAtEdge = (y: number, box: Element | null | undefined) => {
  const { top, bottom } = box?.getBoundingClientRect() ?? { top: 0, bottom: innerHeight }
  const scroller = box ?? window
  if (y < top + EDGE_PX) scroller.scrollBy(0, -SCROLL_PX)
  if (y > bottom - EDGE_PX) scroller.scrollBy(0, SCROLL_PX)
}

interface Drag {
  /** Where the pointer was pressed. */
  readonly x: number
  readonly y: number
  /** The box that scrolls; the page without one. */
  readonly box?: Element | null
  /** Called while the pointer moves, with the id of the row below it. */
  readonly onMove: (over: number | undefined) => void
  /** `isKept` is false after Escape, or when the browser takes the pointer. */
  readonly onEnd: (isKept: boolean) => void
}

/** Follows a pressed pointer over rows with `data-row`. Returns a function that stops it. */
export const followDrag = ({ x, y, box, onMove, onEnd }: Drag): (() => void) => {
  const stop = new AbortController()
  const { signal } = stop
  let isMoving = false
  const move = ({ clientX, clientY }: PointerEvent) => {
    isMoving ||= Math.hypot(clientX - x, clientY - y) > SLIP_PX
    if (!isMoving) return
    scrollAtEdge(clientY, box)
    onMove(rowAt(clientX, clientY))
  }
  const end = (isKept: boolean) => () => {
    stop.abort()
    onEnd(isKept)
  }
  const cancel = (event: KeyboardEvent) => {
    if (event.key !== 'Escape') return
    event.stopPropagation()
    end(false)()
  }
  // The click at the end of a drag would press what is below it.
  const onClick = (event: MouseEvent) => isMoving && event.preventDefault()
  addEventListener('click', onClick, { capture: true })
  signal.addEventListener('abort', () =>
    setTimeout(() => removeEventListener('click', onClick, { capture: true })),
  )
  addEventListener('pointermove', move, { signal })
  addEventListener('pointerup', end(true), { signal })
  addEventListener('pointercancel', end(false), { signal })
  addEventListener('keydown', cancel, { signal, capture: true })
  return () => stop.abort()
}
