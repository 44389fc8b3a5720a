import { curve, ellipse, leaf, type Point, stroke } from './brush.ts'
import type { Facing, Inks, Shape, Spot } from './shape.ts'

const TAIL: readonly Point[] = [
  [-0.95, 0.28],
  [-0.82, 0.62],
  [-0.68, 0.5],
]
const FINS: readonly Point[] = [
  [0.18, 0.3],
  [-0.12, -0.45],
]

export const koi = ({ x, y, size }: Spot, inks: Inks, facing: Facing): Shape[] => {
  const at = (dx: number, dy: number): Point => [x + size * dx * facing, y + size * dy]
  const body = stroke(
    curve(at(-0.55, 0.32), at(-0.1, -0.38), at(0.62, -0.12), 26),
    (t) => size * (0.05 + 0.3 * Math.sin(Math.PI * Math.min(1, t * 0.86 + 0.1)) ** 1.3),
  )
  const tail = TAIL.map(([dx, dy]) =>
    stroke(curve(at(-0.5, 0.3), at(dx * 0.7, dy * 0.7), at(dx, dy), 8), leaf(size * 0.11)),
  )
  const fins = FINS.map(([dx, dy]) =>
    stroke(curve(at(0.12, -0.08), at(dx * 0.6, dy * 0.5), at(dx - 0.2, dy), 8), leaf(size * 0.12)),
  )
  const red = (opacity: number) => (path: string) => ({ path, colour: inks.koi, opacity })
  const eye = ellipse(...at(0.5, -0.16), size * 0.03, size * 0.03)
  return [
    red(0.85)(body),
    ...tail.map(red(0.55)),
    ...fins.map(red(0.5)),
    { path: eye, colour: inks.line, opacity: 0.95 },
  ]
}
