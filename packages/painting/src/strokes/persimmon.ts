import { curve, ellipse, leaf, type Point, stroke } from './brush.ts'
import type { Inks, Shape, Spot } from './shape.ts'

const CALYX_LEAVES = 4

const fruit = (x: number, y: number, size: number, radius: number, inks: Inks): Shape[] => {
  const calyx = Array.from({ length: CALYX_LEAVES }, (_, i): Shape => {
    const angle = i * (Math.PI / 2) + 0.6
    const from: Point = [x, y - radius * 0.78]
    const bend: Point = [
      x + Math.cos(angle) * size * 0.1,
      y - radius * 0.8 + Math.sin(angle) * size * 0.05,
    ]
    const tip: Point = [
      x + Math.cos(angle) * size * 0.2,
      y - radius * 0.75 + Math.sin(angle) * size * 0.08,
    ]
    const path = stroke(curve(from, bend, tip, 6), leaf(size * 0.1))
    return { path, colour: inks.line, opacity: 0.85 }
  })
  const gleam = ellipse(x - radius * 0.3, y - radius * 0.25, radius * 0.3, radius * 0.2)
  return [
    { path: ellipse(x, y, radius, radius * 0.86), colour: inks.fruit, opacity: 0.86 },
    { path: gleam, colour: inks.gleam, opacity: 0.35 },
    ...calyx,
  ]
}

/** Two fruits, the larger on its twig. */
export const persimmon = ({ x, y, size }: Spot, inks: Inks): Shape[] => {
  const way = curve(
    [x, y - size * 0.36],
    [x + size * 0.1, y - size * 0.8],
    [x + size * 0.7, y - size * 0.95],
    12,
  )
  const twig = stroke(way, (t) => size * 0.035 * (1 - t * 0.5))
  return [
    ...fruit(x, y, size, size * 0.42, inks),
    ...fruit(x + size * 0.52, y + size * 0.2, size, size * 0.34, inks),
    { path: twig, colour: inks.line, opacity: 0.85 },
  ]
}
