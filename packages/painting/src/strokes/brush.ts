export type Point = readonly [x: number, y: number]

const DECIMALS = 10
const round = (value: number) => Math.round(value * DECIMALS) / DECIMALS
const write = ([x, y]: Point) => `${round(x)} ${round(y)}`

/** The width of a stroke along its way, 0 at the start and 1 at the end. */
type Pressure = (progress: number) => number

/** A stroke along points, as wide as the pressure of the hand. */
export const stroke = (points: readonly Point[], pressure: Pressure): string => {
  const last = points.length - 1
  const sides = points.map(([x, y], i) => {
    const [fromX, fromY] = points[Math.max(0, i - 1)] ?? [x, y]
    const [toX, toY] = points[Math.min(last, i + 1)] ?? [x, y]
    const length = Math.hypot(toX - fromX, toY - fromY) || 1
    const half = pressure(i / last) / 2
    const dx = ((toX - fromX) / length) * half
    const dy = ((toY - fromY) / length) * half
    return { left: [x - dy, y + dx] as const, right: [x + dy, y - dx] as const }
  })
  const outline = [...sides.map(({ left }) => left), ...sides.map(({ right }) => right).reverse()]
  return `M${outline.map(write).join('L')}Z`
}

/** Points of a quadratic curve. */
export const curve = (from: Point, bend: Point, to: Point, parts = 18): Point[] =>
  Array.from({ length: parts + 1 }, (_, i) => {
    const t = i / parts
    const s = 1 - t
    const at = (axis: 0 | 1) => s * s * from[axis] + 2 * s * t * bend[axis] + t * t * to[axis]
    return [at(0), at(1)]
  })

/** Swells early and ends in a point, as a leaf or a petal does. */
export const leaf =
  (width: number): Pressure =>
  (t) =>
    width * Math.sin(Math.PI * t ** 0.72) ** 0.9 + 0.4

export const ellipse = (x: number, y: number, rx: number, ry: number): string => {
  const half = `a${round(rx)} ${round(ry)} 0 1 0`
  return `M${write([x - rx, y])}${half} ${round(2 * rx)} 0${half} ${round(-2 * rx)} 0Z`
}

/** A closed outline of quadratic bends: start, then pairs of bend and end. */
export const bends = (start: Point, ...pairs: readonly (readonly [bend: Point, end: Point])[]) =>
  `M${write(start)}${pairs.map(([bend, end]) => `Q${write(bend)} ${write(end)}`).join('')}Z`

export const triangle = (a: Point, b: Point, c: Point): string =>
  `M${write(a)}L${write(b)}L${write(c)}Z`
