import type { Random } from '../random.ts'
import { curve, leaf, stroke } from './brush.ts'
import type { Inks, Shape } from './shape.ts'

const LEAVES = 16

/** A leaf lies in the wind at a random angle, a little bent. */
const fallen = (x: number, y: number, size: number, turn: number) => {
  const across = Math.cos(turn) * size
  const down = Math.sin(turn) * size
  const bend = [x + across * 0.5 - down * 0.25, y + down * 0.5 + across * 0.25] as const
  return stroke(curve([x, y], bend, [x + across, y + down], 8), leaf(size * 0.36))
}

export const leaves = (width: number, height: number, inks: Inks, random: Random): Shape[] =>
  Array.from({ length: LEAVES }, () => ({
    path: fallen(
      random() * width,
      height * (0.12 + 0.8 * random()),
      height * (0.012 + 0.016 * random()),
      random() * Math.PI * 2,
    ),
    colour: random() < 0.6 ? inks.petal : inks.fruit,
    opacity: 0.55 + 0.35 * random(),
  }))
