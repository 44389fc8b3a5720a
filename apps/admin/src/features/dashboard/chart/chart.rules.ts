/** Positions in percent from the upper left corner, as in SVG and CSS. */
const WHOLE = 100
const TICKS = 4
const STEPS = [1, 2, 2.5, 5, 10]

/** Returns a few round, whole values from zero to at least the largest. */
export const ticksFor = (largest: number): number[] => {
  const rough = Math.max(1, largest) / TICKS
  const magnitude = 10 ** Math.floor(Math.log10(rough))
  const found = STEPS.find((step) => step * magnitude >= rough && step * magnitude >= 1)
  const step = Math.max(1, Math.ceil((found ?? WHOLE) * magnitude))
  const count = Math.max(1, Math.ceil(largest / step))
  return Array.from({ length: count + 1 }, (_, at) => at * step)
}

interface Point {
  readonly x: number
  readonly y: number
}

export const pointsOf = (values: readonly number[], top: number): Point[] =>
  values.map((value, at) => ({
    x: values.length > 1 ? (at / (values.length - 1)) * WHOLE : WHOLE,
    y: WHOLE - (value / top) * WHOLE,
  }))

const short = (value: number) => Number(value.toFixed(2))

/** Returns a path through all points without overshoot. */
export const linePath = (points: readonly Point[]): string =>
  points
    .map(({ x, y }, at) => {
      const before = points[at - 1]
      if (!before) return `M${short(x)} ${short(y)}`
      const middle = short((before.x + x) / 2)
      return `C${middle} ${short(before.y)} ${middle} ${short(y)} ${short(x)} ${short(y)}`
    })
    .join('')

/** Returns the same path, closed at the bottom. */
export const areaPath = (points: readonly Point[]): string => {
  const first = points[0]
  const last = points.at(-1)
  if (!first || !last) return ''
  return `${linePath(points)}L${short(last.x)} ${WHOLE}L${short(first.x)} ${WHOLE}Z`
}

/** Returns the indexes of the labelled days. The last day is always labelled. */
export const namedPlaces = (count: number, most: number): number[] => {
  if (count <= 1) return count === 1 ? [0] : []
  const step = Math.max(1, Math.ceil((count - 1) / (most - 1)))
  const places: number[] = []
  for (let place = count - 1; place >= 0; place -= step) places.unshift(place)
  return places
}

/** Returns the index that a key moves to, or undefined. */
export const afterKey = (key: string, place: number, count: number): number | undefined => {
  const last = count - 1
  const WEEK = 7
  const places: Readonly<Record<string, number>> = {
    ArrowLeft: place - 1,
    ArrowDown: place - 1,
    ArrowRight: place + 1,
    ArrowUp: place + 1,
    PageDown: place - WEEK,
    PageUp: place + WEEK,
    Home: 0,
    End: last,
  }
  const wanted = places[key]
  return wanted === undefined ? undefined : Math.min(last, Math.max(0, wanted))
}

/** Returns 0 for an empty day, else one of three shades relative to the fullest day. */
export const shadeOf = (written: number): 0 | 1 | 2 | 3 => {
  if (written === 0) return 0
  if (written === 1) return 1
  return written <= 3 ? 2 : 3
}
