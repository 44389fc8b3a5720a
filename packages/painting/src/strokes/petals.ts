import { mix } from '../colour.ts'
import type { Random } from '../random.ts'
import { curve, leaf, stroke } from './brush.ts'
import type { Inks, Shape } from './shape.ts'

const PETALS = 26

/** Blossoms on the wind, broad and short, most of them pale. */
export const petals = (width: number, height: number, inks: Inks, random: Random): Shape[] =>
  Array.from({ length: PETALS }, () => {
    const x = random() * width
    const y = height * (0.08 + 0.86 * random())
    const size = height * (0.009 + 0.011 * random())
    const turn = random() * Math.PI * 2
    const tip = [x + Math.cos(turn) * size, y + Math.sin(turn) * size] as const
    return {
      path: stroke(curve([x, y], [x, y], tip, 8), leaf(size * 0.7)),
      colour: mix(inks.petal, inks.mist, 0.15 + 0.45 * random()),
      opacity: 0.5 + 0.4 * random(),
    }
  })
