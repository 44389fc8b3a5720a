import type { Random } from '../random.ts'
import { ellipse } from './brush.ts'
import type { Inks, Shape } from './shape.ts'

const FIREFLIES = 16
const GLOWS = [
  { radius: 1, opacity: 0.9 },
  { radius: 2.2, opacity: 0.28 },
  { radius: 4, opacity: 0.12 },
]

/** Small lights above the ground, each with its glow. */
export const fireflies = (width: number, height: number, inks: Inks, random: Random): Shape[] =>
  Array.from({ length: FIREFLIES }, () => {
    const x = width * random()
    const y = height * (0.66 + 0.3 * random())
    const size = height * (0.0022 + 0.0022 * random())
    return GLOWS.map(({ radius, opacity }) => ({
      path: ellipse(x, y, size * radius, size * radius),
      colour: inks.gleam,
      opacity,
    }))
  }).flat()
