import { ellipse } from './brush.ts'
import type { Inks, Shape, Spot } from './shape.ts'

const GLOWS = [
  { radius: 9, opacity: 0.05 },
  { radius: 5, opacity: 0.09 },
  { radius: 2.6, opacity: 0.2 },
  { radius: 1, opacity: 0.95 },
]

/** A light in a window. It is lit at night. */
export const lantern = ({ x, y, size }: Spot, inks: Inks): Shape[] =>
  inks.isNight
    ? GLOWS.map(({ radius, opacity }) => ({
        path: ellipse(x, y, size * radius, size * radius),
        colour: inks.gleam,
        opacity,
      }))
    : []
