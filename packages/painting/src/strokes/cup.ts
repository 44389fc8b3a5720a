import { mix } from '../colour.ts'
import { bends, curve, ellipse, leaf, type Point, stroke } from './brush.ts'
import type { Inks, Shape, Spot } from './shape.ts'

/** A bowl of tea and its steam. */
export const cup = ({ x, y, size }: Spot, inks: Inks): Shape[] => {
  const at = (dx: number, dy: number): Point => [x + size * dx, y + size * dy]
  const bowl = bends(
    at(-0.5, -0.15),
    [at(-0.46, 0.42), at(0, 0.44)],
    [at(0.46, 0.42), at(0.5, -0.15)],
  )
  const steam = [-1, 0, 1].map((side): Shape => {
    const sway = side === 0 ? -0.18 : 0.18
    const way = curve(
      at(side * 0.2, -0.3),
      at(side * 0.2 + sway, -0.55),
      at(side * 0.22, -0.82),
      12,
    )
    return { path: stroke(way, leaf(size * 0.045)), colour: inks.line, opacity: 0.32 }
  })
  const rim = ellipse(...at(0, -0.15), size * 0.5, size * 0.12)
  const tea = ellipse(...at(0, -0.14), size * 0.42, size * 0.085)
  return [
    { path: bowl, colour: mix(inks.tint, inks.near, 0.35), opacity: 0.85 },
    { path: rim, colour: inks.isNight ? inks.pale : inks.near, opacity: 0.9 },
    { path: tea, colour: inks.tint, opacity: 0.9 },
    ...steam,
  ]
}
